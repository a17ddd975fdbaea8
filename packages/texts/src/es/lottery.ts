// SPDX-License-Identifier: Apache-2.0
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
  'lottery.noDrawsHint':
    'Los sorteos, resultados y apuestas aparecen aquí en cuanto una lotería sale a la venta.',
  'lottery.unknown': 'Esta lotería no está a la venta',
  'lottery.unknownHint': 'Aquí no hay ninguna lotería así.',
  'lottery.action': 'Ver los estudios de lotería',
  'lottery.all': 'Todas las loterías',
  'lottery.lobby': 'Juegos',
  'lottery.lobby.hint': 'Todos los juegos en una sola página.',
  'lottery.group.MB': 'Norte',
  'lottery.group.MT': 'Centro',
  'lottery.group.MN': 'Sur',
  'lottery.group.FAST': 'Sorteos rápidos',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Esta lotería no existe',
  'fault.lottery.unknownDraw': 'Este sorteo no existe',
  'fault.lottery.notOnSale': 'Esta lotería no está a la venta',
  'fault.lottery.drawClosed': 'Las apuestas de este sorteo están cerradas',
  'fault.lottery.wrongPick': 'La selección no corresponde a este tipo de apuesta',
  'fault.lottery.belowMinimum': 'La apuesta mínima por lote es {min}',
  'fault.lottery.aboveMaximum': 'La apuesta máxima por lote es {max}',
  'fault.lottery.shareUsed':
    'Tus boletos han alcanzado lo que un miembro puede tener de este sorteo. Prueba con una apuesta menor',
  'fault.lottery.drawFull': 'Este sorteo ha llegado a su límite. Prueba con una apuesta menor',
}
