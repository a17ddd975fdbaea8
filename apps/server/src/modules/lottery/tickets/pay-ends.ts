// SPDX-License-Identifier: Apache-2.0
import {
  balancesOfLocked,
  lockAccounts,
  openAccountsOfMany,
  operatorAccount,
  ownerOfMember,
  postMany,
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
  const from = await operatorAccount(tx, lotteryPurpose, currency)
  const accounts = await openAccountsOfMany(tx, [...new Set(ends.map(ownerOf))], currency)
  const touched = [...accounts.values()]
  await lockAccounts(
    tx,
    touched.flatMap(({ cash, receivable }) => [cash.id, receivable.id]),
  )
  const owed = await balancesOfLocked(
    tx,
    touched.map(({ receivable }) => receivable),
  )
  for (const round of roundsOf(ends)) {
    await postMany(
      tx,
      round.map((end) => ({
        from,
        to: accounts.get(ownerOf(end))!.cash,
        amount: end.returned,
        kind: end.status === 'settled' ? 'win' : 'rollback',
        cause: endCause,
        externalId: end.ticket.id,
      })),
    )
    for (const end of round) {
      const account = accounts.get(ownerOf(end))!
      if ((owed.get(account.receivable.id) ?? 0n) < 0n)
        await settleDebt(tx, account, {
          amount: end.returned,
          cause: endCause,
          externalId: end.ticket.id,
        })
    }
  }
}

/** The ledger takes each account once in a statement: a member's second ticket is in the second round. */
function roundsOf(ends: readonly TicketEnd[]): TicketEnd[][] {
  const rounds: TicketEnd[][] = []
  const used = new Map<number, number>()
  for (const end of ends) {
    const round = used.get(end.ticket.memberId) ?? 0
    used.set(end.ticket.memberId, round + 1)
    ;(rounds[round] ??= []).push(end)
  }
  return rounds
}

const ownerOf = ({ ticket }: TicketEnd): string => ownerOfMember(ticket.memberId)
