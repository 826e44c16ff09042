"""Boards as text: drawn in ASCII and as diagrams of Sensei's Library, and read from what many programs print."""

from goboard_app.session.text_board.draw import SenseiMoves as SenseiMoves
from goboard_app.session.text_board.draw import TextBoard as TextBoard
from goboard_app.session.text_board.draw import draw_sensei as draw_sensei
from goboard_app.session.text_board.draw import draw_sensei_moves as draw_sensei_moves
from goboard_app.session.text_board.draw import draw_text as draw_text
from goboard_app.session.text_board.read import read_board as read_board
from goboard_app.session.text_board.read import read_text_board as read_text_board
from goboard_app.session.text_board.rows import BoardReading as BoardReading
from goboard_app.session.text_board.signs import FRAMES as FRAMES
from goboard_app.session.text_board.signs import TextSign as TextSign
from goboard_app.session.text_board.words import FirstMove as FirstMove
