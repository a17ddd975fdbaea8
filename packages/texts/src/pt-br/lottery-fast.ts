// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Soma exata',
  'lottery.play.oneFace': 'Uma face',
  'lottery.play.twoFaces': 'Duas faces diferentes',
  'lottery.play.pair': 'Par',
  'lottery.play.triple': 'Trinca',
  'lottery.play.oddBalls': 'Quantidade de bolas ímpares',
  'lottery.play.firstInOrder': 'Os {count} primeiros em ordem',
  'lottery.play.firstAnyOrder': 'Os {count} primeiros em qualquer ordem',
  'lottery.play.pairBigSmall': 'Dois primeiros: soma alta ou baixa',
  'lottery.play.pairOddEven': 'Dois primeiros: soma par ou ímpar',
  'lottery.play.pairSum': 'Dois primeiros: soma exata',
  'lottery.play.carAtPlace': 'Um carro em um lugar',
  'lottery.play.winnerBigSmall': 'Vencedor alto ou baixo',
  'lottery.play.winnerOddEven': 'Vencedor par ou ímpar',
  'lottery.play.duel': 'Lugar {place} contra {other}',
  'lottery.play.twoInOrder': 'Dois números em ordem',
  'lottery.play.ticket': 'Bilhete inteiro',
  'lottery.tier.reversed': 'DB, ao contrário',
  'lottery.tier.near': 'Vizinho do primeiro prêmio',
  'lottery.tier.dice': 'Dados com ela: {count}',
  'lottery.row.second': 'Segundo prêmio',
  'lottery.row.third': 'Terceiro prêmio',
  'lottery.row.fourth': 'Quarto prêmio',
  'lottery.row.fifth': 'Quinto prêmio',
  'lottery.side.any': 'Qualquer trinca',
  'lottery.pick.ranked': 'Escolha um para cada lugar: {count}',
  'lottery.pick.atPlace': 'Escolha um carro em um lugar',
  'lottery.pick.pair':
    'Dois números diferentes de três dígitos juntos, como 123456: a ordem conta. Até {count}, cada um é uma aposta',
  'lottery.list.hintPlace': 'Uma aposta por linha: o lugar e o carro, como 3 07',
  'lottery.place.at': 'Lugar {number}',
}
