// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Lottery } from '@tessera/rules/lottery/lottery'
import { jackpotsWon } from '@tessera/rules/lottery/shared-prizes'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { add, zero, type Amount } from '@tessera/rules/money'
import type { Database } from '../../../platform/db/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import { openTicketsWithLines, type Ticket } from '../tickets/ticket-store.ts'

/** What was staked on a draw in one currency, and the stakes of the picks that won each jackpot. */
export interface Counted {
  staked: Amount
  winning: Map<string, Amount[]>
}

const ticketsAtOnce = 1_000

/** Goes through all open tickets of a draw whose result is known, by currency; those no longer change. */
export async function countWinners(
  database: Database,
  lottery: Lottery,
  draw: Draw,
): Promise<Map<string, Counted>> {
  const result = parseResult(lottery, draw.winningNumber ?? '')
  if (!result) throw new Error(`the result of ${draw.gameCode} ${draw.numero} cannot be read`)
  const byCurrency = new Map<string, Counted>()
  for (let after: string | undefined; ;) {
    const tickets = await openTicketsWithLines(database, draw.id, { after, limit: ticketsAtOnce })
    for (const ticket of tickets) countTicket(byCurrency, { lottery, result }, ticket)
    if (tickets.length < ticketsAtOnce) return byCurrency
    after = tickets.at(-1)?.id
  }
}

/** Adds the stakes of a ticket to those of its currency. */
export function countTicket(
  byCurrency: Map<string, Counted>,
  { lottery, result }: { lottery: Lottery; result: DrawResult },
  { currency, lines }: Pick<Ticket, 'currency' | 'lines'>,
): void {
  const counted = byCurrency.get(currency) ?? { staked: zero, winning: new Map<string, Amount[]>() }
  byCurrency.set(currency, counted)
  for (const { playType, numbers, dao, stakePerLot, cost } of lines) {
    counted.staked = add(counted.staked, cost)
    for (const tier of jackpotsWon(lottery, { playType, pick: numbers, dao }, result)) {
      const stakes = counted.winning.get(tier) ?? []
      stakes.push(stakePerLot)
      counted.winning.set(tier, stakes)
    }
  }
}
