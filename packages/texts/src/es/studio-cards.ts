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
  'studio.poker.fullHouse': 'Trío y pareja',
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
}
