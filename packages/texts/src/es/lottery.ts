import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Centro de loterías',
  'lottery.one': 'Lotería',
  'lottery.vietnam': 'Lotería vietnamita',
  'lottery.studios': 'Estudios de lotería',
  'lottery.draws': 'Sorteos',
  'lottery.noDraws': 'No hay sorteos por ahora',
  'lottery.noDrawsHint': 'Los sorteos, resultados y apuestas aparecen aquí en cuanto una lotería sale a la venta.',
  'lottery.unknown': 'Esta lotería no está a la venta',
  'lottery.unknownHint': 'La dirección nombra una lotería que la casa no ofrece.',
  'lottery.action': 'Ver los estudios de lotería',
  'lottery.all': 'Todas las loterías',
  'lottery.lobby': 'Juegos',
  'lottery.lobby.hint': 'Cada juego de la casa en una sola página.',
}
