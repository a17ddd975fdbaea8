// SPDX-License-Identifier: Apache-2.0
import type { lotteryFurther as source } from '../en/lottery-further.ts'
import type { Translated } from '../translated.ts'

/** Lotteries with jackpots, of Thailand, Laos and Hanoi, and further plays of Keno. */
export const lotteryFurther: Translated<typeof source> = {
  'lottery.group.VIETLOTT': 'Jackpots',
  'lottery.group.SEA': 'Tailândia, Laos, Hanói',
  'lottery.jackpot': 'Jackpot',
  'lottery.jackpot.second': 'Segundo jackpot',
  'lottery.jackpot.fair':
    'Os prémios fixos devolvem {rtp} % das apostas a longo prazo. Outros {percent} % vão para os jackpots, que crescem até alguém ganhar e assim voltam com o tempo. Todos os vencedores de um sorteio dividem o jackpot em proporção às suas apostas, e o montante inicial é pago por nós.',
  'lottery.row.first': 'Primeiro prémio',
  'lottery.row.front3': 'Três primeiros',
  'lottery.row.last3': 'Três últimos',
  'lottery.row.last2': 'Dois últimos',
  'lottery.row.bonus': 'Bola bónus',
  'lottery.row.special': 'Bola especial',
  'lottery.play.top': 'Últimos {digits}, em cima',
  'lottery.play.tod': 'Últimos três, em cima, qualquer ordem',
  'lottery.play.bottom': 'Últimos {digits}, em baixo',
  'lottery.play.runTop': 'Algarismo nos três de cima',
  'lottery.play.runBottom': 'Algarismo nos dois de baixo',
  'lottery.play.balls': 'As {count} bolas',
  'lottery.play.oneNumber': 'Um número',
  'lottery.play.twoNumbers': 'Dois números',
  'lottery.play.lowHigh': 'Mais bolas baixas ou altas',
  'lottery.play.moreOddEven': 'Mais bolas ímpares ou pares',
  'lottery.play.elements': 'Cinco elementos',
  'lottery.play.bookmakerPick': 'Escolher {count} a odds fixas',
  'lottery.side.up': 'Baixo',
  'lottery.side.down': 'Alto',
  'lottery.side.metal': 'Metal',
  'lottery.side.wood': 'Madeira',
  'lottery.side.water': 'Água',
  'lottery.side.fire': 'Fogo',
  'lottery.side.earth': 'Terra',
  'lottery.hits.special': '{count} certos + especial',
  'lottery.tier.twoAny': 'Dois de qualquer prémio',
  'lottery.tier.oneFirst': 'Um de DB',
  'lottery.tier.oneAny': 'Um de outro prémio',
  'lottery.pick.special': 'Bolas a escolher: {count} e uma bola especial',
}
