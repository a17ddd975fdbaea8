// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Soma exata',
  'lottery.play.oneFace': 'Uma face',
  'lottery.play.twoFaces': 'Duas faces diferentes',
  'lottery.play.pair': 'Par',
  'lottery.play.triple': 'Trio',
  'lottery.play.oddBalls': 'Número de bolas ímpares',
  'lottery.play.firstInOrder': 'Os {count} primeiros por ordem',
  'lottery.play.firstAnyOrder': 'Os {count} primeiros em qualquer ordem',
  'lottery.play.pairBigSmall': 'Dois primeiros: soma alta ou baixa',
  'lottery.play.pairOddEven': 'Dois primeiros: soma par ou ímpar',
  'lottery.play.pairSum': 'Dois primeiros: soma exata',
  'lottery.play.carAtPlace': 'Um carro num lugar',
  'lottery.play.winnerBigSmall': 'Vencedor alto ou baixo',
  'lottery.play.winnerOddEven': 'Vencedor par ou ímpar',
  'lottery.play.duel': 'Lugar {place} contra {other}',
  'lottery.play.twoInOrder': 'Dois números por ordem',
  'lottery.play.ticket': 'Bilhete inteiro',
  'lottery.tier.reversed': 'DB, ao contrário',
  'lottery.tier.near': 'Vizinho do primeiro prémio',
  'lottery.tier.dice': 'Dados com ela: {count}',
  'lottery.row.second': 'Segundo prémio',
  'lottery.row.third': 'Terceiro prémio',
  'lottery.row.fourth': 'Quarto prémio',
  'lottery.row.fifth': 'Quinto prémio',
  'lottery.side.any': 'Qualquer trio',
  'lottery.pick.ranked': 'Escolha um para cada lugar: {count}',
  'lottery.pick.atPlace': 'Escolha um carro num lugar',
  'lottery.pick.pair':
    'Dois números diferentes de três algarismos juntos, como 123456: a ordem conta. Até {count}, cada um é uma aposta',
  'lottery.list.hintPlace': 'Uma aposta por linha: o lugar e o carro, como 3 07',
  'lottery.place.at': 'Lugar {number}',
}
