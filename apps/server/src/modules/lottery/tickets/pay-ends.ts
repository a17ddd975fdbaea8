// SPDX-License-Identifier: Apache-2.0
import {
  balancesOfLocked,
  creditMany,
  lockAccounts,
  openAccountsOfMany,
  operatorAccount,
  ownerOfMember,
  settleDebt,
} from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lotteryPurpose } from '../games/lottery-vendor.ts'
import type { TicketEnd } from './judge-ticket.ts'

const endCause = 'lottery.end'

/**
 * Pays the returns and refunds of tickets that just ended, in sets. Both ends of a ticket share one cause, so the
 * ledger's unique key lets it be paid only once. A return settles what its member owes first.
 */
export async function payEnds(tx: Tx, ends: readonly TicketEnd[]): Promise<void> {
  const paying = Map.groupBy(
    ends.filter(({ returned }) => returned > 0n),
    ({ ticket }) => ticket.currency,
  )
  for (const currency of [...paying.keys()].toSorted()) await payIn(tx, currency, paying.get(currency) ?? [])
}

async function payIn(tx: Tx, currency: string, ends: readonly TicketEnd[]): Promise<void> {
  const [from, accounts] = await Promise.all([
    operatorAccount(tx, lotteryPurpose, currency),
    openAccountsOfMany(tx, [...new Set(ends.map(ownerOf))], currency),
  ])
  const touched = [...accounts.values()]
  const accountOf = (end: TicketEnd) => accounts.get(ownerOf(end))!
  // They travel together and are carried out in this order.
  const [, owed] = await Promise.all([
    lockAccounts(
      tx,
      touched.flatMap(({ cash, receivable }) => [cash.id, receivable.id]),
    ),
    balancesOfLocked(
      tx,
      touched.map(({ receivable }) => receivable),
    ),
    creditMany(
      tx,
      { from, cause: endCause },
      ends.map((end) => ({
        to: accountOf(end).cash,
        amount: end.returned,
        kind: end.status === 'settled' ? 'win' : 'rollback',
        externalId: end.ticket.id,
      })),
    ),
  ])
  for (const end of ends)
    if ((owed.get(accountOf(end).receivable.id) ?? 0n) < 0n)
      await settleDebt(tx, accountOf(end), {
        amount: end.returned,
        cause: endCause,
        externalId: end.ticket.id,
      })
}

const ownerOf = ({ ticket }: TicketEnd): string => ownerOfMember(ticket.memberId)
