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
    'Os prêmios fixos devolvem {rtp} % das apostas no longo prazo. Outros {percent} % vão para os jackpots, que crescem até alguém ganhar e assim voltam com o tempo. Todos os ganhadores de um sorteio dividem o jackpot na proporção de suas apostas, e o valor inicial é pago por nós.',
  'lottery.row.first': 'Primeiro prêmio',
  'lottery.row.front3': 'Três primeiros',
  'lottery.row.last3': 'Três últimos',
  'lottery.row.last2': 'Dois últimos',
  'lottery.row.bonus': 'Bola bônus',
  'lottery.row.special': 'Bola especial',
  'lottery.play.top': 'Últimos {digits}, em cima',
  'lottery.play.tod': 'Últimos três, em cima, qualquer ordem',
  'lottery.play.bottom': 'Últimos {digits}, embaixo',
  'lottery.play.runTop': 'Dígito nos três de cima',
  'lottery.play.runBottom': 'Dígito nos dois de baixo',
  'lottery.play.balls': 'Todas as {count} bolas',
  'lottery.play.oneNumber': 'Um número',
  'lottery.play.twoNumbers': 'Dois números',
  'lottery.play.lowHigh': 'Mais bolas baixas ou altas',
  'lottery.play.moreOddEven': 'Mais bolas ímpares ou pares',
  'lottery.play.elements': 'Cinco elementos',
  'lottery.play.bookmakerPick': 'Escolher {count} com odds fixas',
  'lottery.side.up': 'Baixo',
  'lottery.side.down': 'Alto',
  'lottery.side.metal': 'Metal',
  'lottery.side.wood': 'Madeira',
  'lottery.side.water': 'Água',
  'lottery.side.fire': 'Fogo',
  'lottery.side.earth': 'Terra',
  'lottery.hits.special': '{count} acertos + especial',
  'lottery.tier.twoAny': 'Dois de qualquer prêmio',
  'lottery.tier.oneFirst': 'Um de DB',
  'lottery.tier.oneAny': 'Um de outro prêmio',
  'lottery.pick.special': 'Bolas para escolher: {count} e uma bola especial',
}
