// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate, subtract, zero, type Amount } from '@tessera/rules/money'
import { recordFact } from '../../../bets/index.ts'
import {
  balanceOfLocked,
  creditCash,
  lockAccounts,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
  type Account,
} from '../../../ledger/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { lotteryPurpose, lotteryVendor } from '../../games/lottery-vendor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findDraw } from '../../draws/draw-store.ts'
import { lockPlanned, saveApplied, type Correction, type TicketCorrection } from './correction-store.ts'

const cause = 'lottery.correction'

/**
 * Corrects one ticket with new postings: pays what it returns more, or takes back what it returns less. What the
 * cash does not cover becomes a debt, which later winnings settle first. A ticket that was corrected stays as it is.
 */
export async function applyToTicket(
  deps: Platform,
  { id: correctionId, drawId }: Correction,
  ticketId: string,
): Promise<void> {
  const draw = await findDraw(deps.database, BigInt(drawId))
  if (!draw) throw new Error(`the draw ${drawId} is gone`)
  const applied = await deps.database.transaction(async (tx) => {
    const planned = await lockPlanned(tx, correctionId, ticketId)
    if (!planned) return undefined
    const nowMs = deps.clock.now()
    const externalId = `${ticketId}/${correctionId}`
    const owed = await move(tx, planned, externalId)
    await recordFact(tx, {
      memberId: planned.memberId,
      vendor: lotteryVendor.vassalage,
      gameCode: draw.gameCode,
      roundId: ticketId,
      currency: planned.currency,
      kind: 'return',
      amount: subtract(planned.returned, planned.before),
      validBet: planned.validBet,
      settledStake: zero,
      closed: true,
      atMs: nowMs,
      reference: `lottery/${externalId}/correction`,
    })
    await saveApplied(tx, { correctionId, ticketId }, { owed, atMs: nowMs })
    return planned
  })
  if (applied && deps.live.isOpen(applied.memberId)) pushBalance(deps, applied)
}

/** Returns what stays owed. */
async function move(
  tx: Tx,
  { memberId, currency, before, returned }: TicketCorrection,
  externalId: string,
): Promise<Amount> {
  const difference = subtract(returned, before)
  if (difference === 0n) return zero
  const accounts = await openAccounts(tx, ownerOfMember(memberId), currency)
  const operator = await operatorAccount(tx, lotteryPurpose, currency)
  if (difference > 0n) {
    const { status } = await creditCash(tx, {
      ...{ from: operator, to: accounts, amount: difference, cause, externalId },
      kind: 'win',
    })
    requirePosted(status, externalId)
    return zero
  }
  await lockAccounts(tx, [accounts.cash.id, accounts.receivable.id])
  const back = negate(difference)
  const there = await balanceOfLocked(tx, accounts.cash)
  const taken = there < back ? there : back
  const owed = amountOfMillionths(back - taken)
  await takeBack(tx, { from: accounts.cash, to: operator, amount: taken, cause, externalId })
  await takeBack(tx, {
    from: accounts.receivable,
    to: operator,
    amount: owed,
    cause: `${cause}.owed`,
    externalId,
  })
  return owed
}

async function takeBack(
  tx: Tx,
  transfer: { from: Account; to: Account; amount: Amount; cause: string; externalId: string },
): Promise<void> {
  if (transfer.amount === 0n) return
  const [posted] = await post(tx, [{ ...transfer, kind: 'rollback' }])
  requirePosted(posted?.status, transfer.externalId)
}

function requirePosted(status: string | undefined, externalId: string): void {
  if (status !== 'posted') throw new Error(`the correction ${externalId} was not posted: ${status}`)
}
