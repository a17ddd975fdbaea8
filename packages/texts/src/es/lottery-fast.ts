// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Suma exacta',
  'lottery.play.oneFace': 'Una cara',
  'lottery.play.twoFaces': 'Dos caras distintas',
  'lottery.play.pair': 'Pareja',
  'lottery.play.triple': 'Trío',
  'lottery.play.oddBalls': 'Cantidad de bolas impares',
  'lottery.play.firstInOrder': 'Los {count} primeros en orden',
  'lottery.play.firstAnyOrder': 'Los {count} primeros en cualquier orden',
  'lottery.play.pairBigSmall': 'Dos primeros: suma alta o baja',
  'lottery.play.pairOddEven': 'Dos primeros: suma par o impar',
  'lottery.play.pairSum': 'Dos primeros: suma exacta',
  'lottery.play.carAtPlace': 'Un coche en un puesto',
  'lottery.play.winnerBigSmall': 'Ganador alto o bajo',
  'lottery.play.winnerOddEven': 'Ganador par o impar',
  'lottery.play.duel': 'Puesto {place} contra {other}',
  'lottery.play.twoInOrder': 'Dos números en orden',
  'lottery.play.ticket': 'Billete entero',
  'lottery.tier.reversed': 'DB, al revés',
  'lottery.tier.near': 'Contiguo al primer premio',
  'lottery.tier.dice': 'Dados con ella: {count}',
  'lottery.row.second': 'Segundo premio',
  'lottery.row.third': 'Tercer premio',
  'lottery.row.fourth': 'Cuarto premio',
  'lottery.row.fifth': 'Quinto premio',
  'lottery.side.any': 'Cualquier trío',
  'lottery.pick.ranked': 'Elige una para cada puesto: {count}',
  'lottery.pick.atPlace': 'Elige un coche en un puesto',
  'lottery.pick.pair':
    'Dos números distintos de tres cifras juntos, como 123456: el orden cuenta. Hasta {count}, cada uno es una apuesta',
  'lottery.list.hintPlace': 'Una apuesta por línea: el puesto y el coche, como 3 07',
  'lottery.place.at': 'Puesto {number}',
}
