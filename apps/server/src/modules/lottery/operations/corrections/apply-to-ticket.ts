// SPDX-License-Identifier: Apache-2.0
import { subtract, zero } from '@tessera/rules/money'
import { recordFact, wasUnderBonus } from '../../../bets/index.ts'
import { correctPayment, ownerOfMember } from '../../../ledger/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import { lotteryPurpose, lotteryVendor } from '../../games/lottery-vendor.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findDraw } from '../../draws/draw-store.ts'
import { lockPlanned, saveApplied, type Correction } from './correction-store.ts'

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
    const difference = subtract(planned.returned, planned.before)
    const owed = await correctPayment(tx, {
      owner: ownerOfMember(planned.memberId),
      currency: planned.currency,
      purpose: lotteryPurpose,
      difference,
      cause: 'lottery.correction',
      externalId,
    })
    const round = { memberId: planned.memberId, vendor: lotteryVendor.vendorCode, roundId: ticketId }
    await recordFact(tx, {
      ...round,
      gameCode: draw.gameCode,
      currency: planned.currency,
      kind: 'return',
      amount: difference,
      validBet: planned.validBet,
      settledStake: zero,
      settledBets: 0,
      ...((await wasUnderBonus(tx, round, draw.closesAtMs)) && { bonusBet: zero }),
      closed: true,
      atMs: nowMs,
      reference: `lottery/${externalId}/correction`,
    })
    await saveApplied(tx, { correctionId, ticketId }, { owed, atMs: nowMs })
    return planned
  })
  if (applied && deps.live.isOpen(applied.memberId)) pushBalance(deps, applied)
}
