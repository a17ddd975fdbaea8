// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { recordFacts, type BetFact } from '../../bets/index.ts'
import { stakesUnderBonus } from '../../bonuses/index.ts'
import { ownerOfMember, payOwners, type OwnerPayment } from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { lotteryPurpose, lotteryVendor } from '../games/lottery-vendor.ts'
import type { TicketEnd } from './judge-ticket.ts'
import { saveEnds } from './ticket-store.ts'

/** Both ends of a ticket share one cause, so that the ledger pays it only once. */
const endCause = 'lottery.end'

/** Ends tickets together, in one transaction; see `endTicketsIn`. */
export const endTickets = (
  { database, clock }: Pick<LotteryDeps, 'database' | 'clock'>,
  ends: readonly TicketEnd[],
): Promise<TicketEnd[]> => database.transaction((tx) => endTicketsIn(tx, ends, clock.now()))

/**
 * Stores how tickets ended, pays what they return and records it. A ticket that has ended meanwhile stays as it is.
 * Answers those that were paid something.
 */
export async function endTicketsIn(tx: Tx, ends: readonly TicketEnd[], atMs: number): Promise<TicketEnd[]> {
  const wereOpen = await saveEnds(tx, ends, atMs)
  const ended = ends.filter(({ ticket }) => wereOpen.has(ticket.id))
  await payOwners(tx, { purpose: lotteryPurpose, cause: endCause }, ended.map(paymentOf))
  const underBonus = await stakesUnderBonus(
    tx,
    ended.map(({ ticket }) => ticket),
  )
  await recordFacts(
    tx,
    ended.map((end) => factOf(end, underBonus.has(end.ticket), atMs)),
  )
  return ended.filter(({ returned }) => returned > 0n)
}

const paymentOf = ({ ticket, status, returned }: TicketEnd): OwnerPayment => ({
  owner: ownerOfMember(ticket.memberId),
  currency: ticket.currency,
  amount: returned,
  kind: status === 'settled' ? 'win' : 'rollback',
  externalId: ticket.id,
})

const factOf = (
  { ticket, status, returned, validBet }: TicketEnd,
  underBonus: boolean,
  atMs: number,
): BetFact => {
  const kind = status === 'settled' ? 'return' : 'refund'
  return {
    memberId: ticket.memberId,
    vendor: lotteryVendor.vendorCode,
    gameCode: ticket.gameCode,
    roundId: ticket.id,
    currency: ticket.currency,
    kind,
    amount: returned,
    validBet,
    ...(status === 'settled' && { settledStake: ticket.stake }),
    // Tickets are paid in cash.
    ...(underBonus && { bonusBet: zero }),
    closed: true,
    atMs,
    reference: `lottery/${ticket.id}/${kind}`,
  }
}
