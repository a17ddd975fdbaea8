// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'As apostas nesta luta estão encerradas',
  'sportsbook.reason.pool_cancelled':
    'O bolão foi cancelado: um lado devolveria 1,07 ou menos, ou não tinha apostas',
  'sportsbook.pool': 'Bolão',
  'sportsbook.pool.about':
    'As apostas dos dois lados formam um bolão. {percent} % é comissão; quem apostou no vencedor divide o resto.',
  'sportsbook.pool.changes':
    'O que um lado devolve muda a cada aposta, até as apostas encerrarem no início da luta.',
  'sportsbook.pool.back':
    'Em caso de empate todas as apostas são devolvidas. Também são se um lado devolveria 1,07 ou menos, ou não tem apostas: o bolão é cancelado.',
  'sportsbook.pool.returns': 'Devolve agora',
  'sportsbook.pool.noStakes': 'Ainda sem apostas',
  'sportsbook.pool.on': 'Apostar em {side}',
  'sportsbook.pool.hint':
    'Digite um valor e toque em um lado. A aposta é feita na hora e não pode ser retirada.',
  'sportsbook.pool.low': 'Pelo menos {amount}',
  'sportsbook.pool.high': 'No máximo {amount}',
  'sportsbook.pool.placed': '{amount} em {side} está no bolão.',
  'sportsbook.pool.closed': 'As apostas nesta luta estão encerradas',
  'sportsbook.pool.mine': 'Minhas apostas nesta luta',
  'sportsbook.pool.bets': 'Apostas no bolão',
  'sportsbook.pool.none': 'Você não tem apostas em bolões.',
  'sportsbook.pool.ifWins': 'Devolve agora se ganhar',
  'sportsbook.pool.rule':
    'Uma aposta vencedora devolve sua parte do bolão após a comissão, arredondada para baixo até a menor moeda.',
  'sportsbook.pool.commission': 'Comissão',
}
