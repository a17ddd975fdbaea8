// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Botes',
  'lottery.group.SEA': 'Tailandia, Laos, Hanói',
  'lottery.jackpot': 'Bote',
  'lottery.jackpot.second': 'Segundo bote',
  'lottery.jackpot.fair':
    'Los premios fijos devuelven el {rtp} % de las apuestas a largo plazo. Otro {percent} % va a los botes, que crecen hasta que alguien gana y así se devuelven con el tiempo. Todos los ganadores de un sorteo se reparten el bote en proporción a sus apuestas, y nosotros ponemos el importe inicial.',
  'lottery.row.first': 'Primer premio',
  'lottery.row.front3': 'Tres primeras',
  'lottery.row.last3': 'Tres últimas',
  'lottery.row.last2': 'Dos últimas',
  'lottery.row.bonus': 'Bola adicional',
  'lottery.row.special': 'Bola especial',
  'lottery.play.top': 'Últimas {digits}, arriba',
  'lottery.play.tod': 'Últimas tres, arriba, en cualquier orden',
  'lottery.play.bottom': 'Últimas {digits}, abajo',
  'lottery.play.runTop': 'Cifra entre las tres de arriba',
  'lottery.play.runBottom': 'Cifra entre las dos de abajo',
  'lottery.play.balls': 'Las {count} bolas',
  'lottery.play.oneNumber': 'Un número',
  'lottery.play.twoNumbers': 'Dos números',
  'lottery.play.lowHigh': 'Más bolas bajas o altas',
  'lottery.play.moreOddEven': 'Más bolas impares o pares',
  'lottery.play.elements': 'Cinco elementos',
  'lottery.play.bookmakerPick': 'Elegir {count} a cuota fija',
  'lottery.side.up': 'Bajo',
  'lottery.side.down': 'Alto',
  'lottery.side.metal': 'Metal',
  'lottery.side.wood': 'Madera',
  'lottery.side.water': 'Agua',
  'lottery.side.fire': 'Fuego',
  'lottery.side.earth': 'Tierra',
  'lottery.hits.special': '{count} aciertos + especial',
  'lottery.tier.twoAny': 'Dos de cualquier premio',
  'lottery.tier.oneFirst': 'Uno de DB',
  'lottery.tier.oneAny': 'Uno de otro premio',
  'lottery.pick.special': 'Bolas a elegir: {count} y una bola especial',
}
