// SPDX-License-Identifier: Apache-2.0
import { judge, validBetOf } from '@tessera/rules/lottery/wager'
import type { OddsTable } from '@tessera/rules/lottery/odds'
import type { Exposure } from '@tessera/rules/lottery/net-exposure'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { add, multiply, zero, type Amount } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { creditCash, operatorAccount, openAccounts, ownerOfMember } from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import { lotteryPurpose, lotteryVendor } from '../games/lottery-vendor.ts'
import { sharesOf, type Shares } from '../jackpots/shares-of.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { exposuresOf, type Exposures } from './exposures-of.ts'
import { lockOpenTicket, saveEnd, type OpenTicket, type Ticket } from './ticket-store.ts'

/**
 * Ends an open ticket of a draw: pays what it won, or refunds the stake when the draw is void. A ticket that
 * has ended stays as it is. Its valid bet is its share of what its owner exposed on the draw across all
 * tickets.
 */
export async function endTicket(
  deps: LotteryDeps,
  draw: Draw,
  { id: ticketId, memberId }: OpenTicket,
  { exposures = exposuresOf(deps, draw), shares }: { exposures?: Exposures; shares?: Shares } = {},
): Promise<void> {
  // Before the transaction, because many bets take a while to add up; a draw that was made gets no new
  // tickets.
  const exposure = draw.status === 'void' ? undefined : await exposures(memberId)
  const sharesOfAll = shares ?? (await sharesOf(deps.database, draw))
  const paid = await deps.database.transaction(async (tx) => {
    const ticket = await lockOpenTicket(tx, ticketId)
    return (
      ticket &&
      (exposure
        ? settle(tx, ticket, { draw, exposure, shares: sharesOfAll, nowMs: deps.clock.now() })
        : refund(tx, ticket, deps.clock.now()))
    )
  })
  if (paid && paid.amount > 0n && deps.live.isOpen(paid.memberId)) pushBalance(deps, paid)
}

interface Paid {
  memberId: number
  currency: string
  amount: Amount
}

async function settle(
  tx: Tx,
  ticket: Ticket,
  { draw, exposure, shares, nowMs }: { draw: Draw; exposure: Exposure; shares: Shares; nowMs: number },
): Promise<Paid> {
  const judged = judgeLines(ticket, draw, exposure, shares(ticket.currency))
  const lineReturns = judged.map(({ returned }) => returned)
  const amount = lineReturns.reduce(add, zero)
  await pay(tx, ticket, amount, 'win')
  await recordFact(tx, {
    ...factOf(ticket),
    kind: 'return',
    amount,
    validBet: judged.map(({ validBet }) => validBet).reduce(add, zero),
    settledStake: ticket.stake,
    closed: true,
    atMs: nowMs,
    reference: `lottery/${ticket.id}/return`,
  })
  await saveEnd(tx, ticket, { status: 'settled', returned: amount, lineReturns, atMs: nowMs })
  return { ...ticket, amount }
}

async function refund(tx: Tx, ticket: Ticket, nowMs: number): Promise<Paid> {
  await pay(tx, ticket, ticket.stake, 'rollback')
  await recordFact(tx, {
    ...factOf(ticket),
    kind: 'refund',
    amount: ticket.stake,
    validBet: zero,
    closed: true,
    atMs: nowMs,
    reference: `lottery/${ticket.id}/refund`,
  })
  await saveEnd(tx, ticket, {
    status: 'refunded',
    returned: ticket.stake,
    lineReturns: undefined,
    atMs: nowMs,
  })
  return { ...ticket, amount: ticket.stake }
}

/**
 * What each line of a ticket wins at the odds of the ticket and those of the shared prizes of the draw, and what it counts as turnover: for a hedge only
 * the net exposure.
 */
function judgeLines(
  ticket: Ticket,
  { winningNumber, numero }: Draw,
  exposure: Exposure,
  shared: OddsTable,
): { returned: Amount; validBet: Amount }[] {
  const lottery = lotteryOf(ticket.gameCode)
  const result = lottery && parseResult(lottery, winningNumber ?? '')
  if (!lottery || !result) throw new Error(`the result of ${ticket.gameCode} ${numero} cannot be read`)
  return ticket.lines.map(({ playType, numbers, dao, stakePerLot, odds }) => {
    const wager = { playType, pick: numbers, dao }
    const { numerator, denominator } = exposure(playType)
    return {
      returned: judge(lottery, wager, result, stakePerLot, { ...odds, ...shared }),
      validBet: multiply(validBetOf(lottery, wager, result, stakePerLot), numerator, denominator),
    }
  })
}

/** Both ends of a ticket share one cause, so the ledger's unique key lets it be paid only once. */
async function pay(tx: Tx, ticket: Ticket, amount: Amount, kind: 'win' | 'rollback'): Promise<void> {
  if (amount === 0n) return
  const to = await openAccounts(tx, ownerOfMember(ticket.memberId), ticket.currency)
  const from = await operatorAccount(tx, lotteryPurpose, ticket.currency)
  const { status } = await creditCash(tx, {
    from,
    to,
    amount,
    kind,
    cause: 'lottery.end',
    externalId: ticket.id,
  })
  if (status !== 'posted') throw new Error(`the end of ticket ${ticket.id} was not posted: ${status}`)
}

const factOf = ({ memberId, gameCode, id, currency }: Ticket) => ({
  memberId,
  vendor: lotteryVendor.vassalage,
  gameCode,
  roundId: id,
  currency,
})
