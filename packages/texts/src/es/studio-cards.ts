// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'El retorno indicado es el de las mejores decisiones. El juego muestra la mejor cuando la pides; la decisión sigue siendo tuya.',
  'studio.jacks.title': 'Jotas o mejor',
  'studio.deuces.title': 'Doses comodín',
  'studio.poker.hand': 'Mano',
  'studio.poker.hold': 'Guardar',
  'studio.poker.holdCard': 'Guardar o soltar una carta',
  'studio.poker.hidden': 'Carta oculta',
  'studio.poker.draw': 'Cambiar',
  'studio.poker.replaced': 'Cartas que cambian: {cards}',
  'studio.poker.first': 'Elige las cartas que guardas y cambia',
  'studio.poker.best': 'Mejor descarte',
  'studio.poker.worth': 'Mejor: {cards}. De media paga {multiplier}×',
  'studio.poker.nothing': 'ninguna',
  'studio.poker.jacks': 'Par de jotas o más',
  'studio.poker.twoPair': 'Doble pareja',
  'studio.poker.trips': 'Trío',
  'studio.poker.straight': 'Escalera',
  'studio.poker.flush': 'Color',
  'studio.poker.threeAndTwo': 'Trío y pareja',
  'studio.poker.quads': 'Póquer',
  'studio.poker.straightFlush': 'Escalera de color',
  'studio.poker.fiveOfAKind': 'Repóquer',
  'studio.poker.wildRoyal': 'Escalera real con doses',
  'studio.poker.fourDeuces': 'Cuatro doses',
  'studio.poker.royal': 'Escalera real',
  'studio.poker.rules.play':
    'Recibes cinco cartas de una baraja de 52. Guarda las que quieras; las demás se cambian una vez y la mano final paga según la tabla.',
  'studio.poker.rules.wild': 'Cada dos vale por cualquier carta.',
  'studio.poker.rules.left': 'Una ronda que nadie continúa en dos días se juega con el mejor descarte.',
  'studio.verify.poker':
    'Cartas en orden: cada número aleatorio elige una de las que quedan; las cinco primeras son la mano y las demás la reemplazan en orden',
  'studio.raised': 'Apuesta adicional',
  'studio.blackjack.title': 'Blackjack',
  'studio.blackjack.dealer': 'Crupier',
  'studio.blackjack.second': 'Segunda mano',
  'studio.blackjack.hit': 'Pedir',
  'studio.blackjack.stand': 'Plantarse',
  'studio.blackjack.double': 'Doblar',
  'studio.blackjack.split': 'Dividir',
  'studio.blackjack.insure': 'Seguro',
  'studio.blackjack.decline': 'Sin seguro',
  'studio.blackjack.asks': 'El crupier muestra un as: ¿seguro?',
  'studio.blackjack.first': 'Juega tu mano',
  'studio.blackjack.best': 'Mejor jugada',
  'studio.blackjack.advice': 'Mejor: {play}. De media {result} apuestas',
  'studio.blackjack.noInsurance': 'Mejor: sin seguro. Cuesta más de lo que devuelve',
  'studio.blackjack.natural': 'Blackjack',
  'studio.blackjack.won': 'Ganada',
  'studio.blackjack.push': 'Empate',
  'studio.blackjack.lost': 'Perdida',
  'studio.blackjack.bust': 'Pasada',
  'studio.blackjack.decks': 'Barajas',
  'studio.blackjack.rules.deal':
    'Tú y el crupier recibís dos cartas de {decks} barajas recién mezcladas. Gana la mano más cercana a 21; pasarse pierde al momento. El as vale 1 u 11, las figuras 10.',
  'studio.blackjack.rules.dealer':
    'El crupier pide hasta 16 y se planta con cualquier 17. Con un as o un diez mira primero si tiene blackjack.',
  'studio.blackjack.rules.pays':
    'Una victoria paga 1 a 1, un blackjack 3 a 2, un empate devuelve la apuesta. El seguro cuesta media apuesta y paga 2 a 1 si el crupier tiene blackjack.',
  'studio.blackjack.rules.double':
    'Con dos cartas puedes doblar por otra apuesta y una última carta, también tras dividir. Dos cartas de igual valor se dividen una vez por otra apuesta; los ases divididos reciben una carta cada uno.',
  'studio.blackjack.rules.raise':
    'Cada apuesta adicional se descuenta del saldo antes de la carta siguiente. Si no se puede, la ronda queda como está. En rondas gratis no se puede añadir nada.',
  'studio.blackjack.rules.left':
    'Una ronda que nadie continúa en dos días se planta en todas sus manos, sin seguro.',
  'studio.verify.blackjack':
    'Cartas en orden: cada número aleatorio elige una de las que quedan en {decks} barajas; jugador, crupier, jugador, crupier y luego según se piden',
  'studio.slide.title': 'Deslizador',
  'studio.slide.rules.tape':
    'Una cinta de multiplicadores se desliza y se detiene con uno bajo el puntero. Los demás no deciden nada; aparecen tan a menudo como los reales.',
  'studio.darts.title': 'Dardos',
  'studio.darts.ring': 'Anillo',
  'studio.darts.area': 'Parte del tablero',
  'studio.darts.rules.throw':
    'El dardo cae en cualquier lugar del tablero: toda parte de su área es igual de probable. Los anillos se dibujan con su área real.',
  'studio.darts.rules.pay':
    'El anillo alcanzado paga la apuesta por su multiplicador. En toda dificultad la media es 0,99×; cuanto más difícil, más pequeños y generosos los grandes.',
  'studio.verify.darts': 'Parte del área desde el centro: primer número × 10.000, sin decimales',
  'studio.bingo.title': 'Bingo',
  'studio.bingo.lines': 'Líneas completas',
  'studio.bingo.balls': 'Bolas sorteadas',
  'studio.bingo.rules.card':
    'Cada apuesta recibe un cartón nuevo de 24 números del 1 al {numbers}; la casilla central es libre. Cada columna tiene sus propios quince números.',
  'studio.bingo.rules.pay':
    'Se sortean {balls} bolas. Filas, columnas y diagonales completas pagan juntas según su número, como dice la tabla.',
  'studio.verify.bingo':
    'Cartón, fila a fila: en cada columna cada número aleatorio elige uno de los quince que quedan; 0 es la casilla libre',
  'studio.verify.bingo.balls': 'Bolas en orden: cada número aleatorio elige una de las que quedan',
}
