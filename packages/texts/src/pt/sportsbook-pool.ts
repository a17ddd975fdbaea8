// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'As apostas neste combate estão fechadas',
  'sportsbook.reason.pool_cancelled':
    'O bolo foi anulado: um lado teria devolvido 1,07 ou menos, ou não tinha apostas',
  'sportsbook.pool': 'Bolo',
  'sportsbook.pool.about':
    'As apostas dos dois lados formam um bolo. {percent} % é comissão; quem apostou no vencedor partilha o resto.',
  'sportsbook.pool.changes':
    'O que um lado devolve muda com cada aposta, até as apostas fecharem no início do combate.',
  'sportsbook.pool.back':
    'Em caso de empate todas as apostas são devolvidas. Também o são se um lado devolvesse 1,07 ou menos, ou não tivesse apostas: o bolo é então anulado.',
  'sportsbook.pool.returns': 'Devolve agora',
  'sportsbook.pool.noStakes': 'Ainda sem apostas',
  'sportsbook.pool.on': 'Apostar em {side}',
  'sportsbook.pool.hint':
    'Introduza um valor e toque num lado. A aposta é feita de imediato e não pode ser retirada.',
  'sportsbook.pool.low': 'Pelo menos {amount}',
  'sportsbook.pool.high': 'No máximo {amount}',
  'sportsbook.pool.placed': '{amount} em {side} está no bolo.',
  'sportsbook.pool.closed': 'As apostas neste combate estão fechadas',
  'sportsbook.pool.mine': 'As minhas apostas neste combate',
  'sportsbook.pool.bets': 'Apostas no bolo',
  'sportsbook.pool.none': 'Não tem apostas em bolos.',
  'sportsbook.pool.ifWins': 'Devolve agora se ganhar',
  'sportsbook.pool.rule':
    'Uma aposta vencedora devolve a sua parte do bolo após a comissão, arredondada para baixo à moeda mais pequena.',
  'sportsbook.pool.commission': 'Comissão',
}
