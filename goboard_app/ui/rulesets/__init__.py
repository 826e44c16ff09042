"""The dialogs and pages that show, choose, edit and compare rulesets."""
