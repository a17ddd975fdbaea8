// SPDX-License-Identifier: Apache-2.0
import { sumOutcomes } from '@tessera/rules/lottery/outcomes'
import { add, zero, type Amount } from '@tessera/rules/money'
import { recordFacts } from '../../bets/index.ts'
import { postMany, type Account } from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { countSold } from '../draws/draw-store.ts'
import { raiseExposures } from '../exposure/exposure-store.ts'
import { moneyOf, stakeFactOf, stakeTransferOf } from '../tickets/stake-of-ticket.ts'
import { insertTickets } from '../tickets/ticket-store.ts'
import type { Sold } from './admit-in-order.ts'

/**
 * Stores the tickets that a batch sold of one draw, takes their stakes and counts them in. The draw and the accounts, of
 * which each has one ticket, are locked. The queries travel together.
 */
export async function saveSold(
  tx: Tx,
  drawId: bigint,
  sold: readonly Sold[],
  { memo, operatorOf }: { memo: string; operatorOf: ReadonlyMap<string, Account> },
): Promise<void> {
  const tickets = sold.map(({ ticket }) => ticket)
  await Promise.all([
    insertTickets(tx, tickets),
    postMany(
      tx,
      sold.map(({ buyer: { cash }, ticket }) =>
        stakeTransferOf(ticket, { from: cash!, to: operatorOf.get(ticket.currency)!, memo }),
      ),
    ),
    countSold(tx, drawId, {
      tickets: tickets.length,
      staked: sumOf(tickets.map(moneyOf)),
      mostReturn: sumOf(sold.map(({ planned }) => planned.mostReturn)),
    }),
    raiseExposures(tx, drawId, sumOutcomes(sold.flatMap(({ planned }) => planned.outcomes))),
    recordFacts(tx, tickets.map(stakeFactOf)),
  ])
}

const sumOf = (amounts: readonly Amount[]): Amount => amounts.reduce(add, zero)
