// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { zero } from '@tessera/rules/money'
import { balances, ownerOfMember } from '../../ledger/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { CallContext } from '../../../platform/http/index.ts'
import { findDraw, releaseTicket } from '../draws/draw-store.ts'
import { lowerExposures } from '../exposure/exposure-store.ts'
import { mostReturnOf } from '../exposure/plan-sale.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { cancelUntilMs } from './cancel-until.ts'
import { endTicketsIn } from './end-tickets.ts'
import { refundOf } from './judge-ticket.ts'
import { showTicket } from './show-ticket.ts'
import { moneyOf } from './stake-of-ticket.ts'
import { countCancelled, findTicket, lockOpenTicket, type ListedTicket } from './ticket-store.ts'

/** So many tickets of a draw a member can cancel; further ones stay sold. */
const mostCancelled = 10

/**
 * Cancels an own ticket: its stake goes back and its draw counts it no longer, all in the transaction of the call. Betting
 * closes by the clock at the last step, as at the sale: a draw that is being made either waits for the cancellation or refuses
 * it. Locks the ticket, then the account, then the draw, as sale and settlement do.
 */
export async function cancelTicket(
  deps: LotteryDeps,
  facts: CallContext<'lottery.cancelTicket'>,
  { ticketId }: OperationInput<'lottery.cancelTicket'>,
): Promise<OperationOutput<'lottery.cancelTicket'>> {
  const { tx, brandCode } = facts
  const { memberId } = facts.member
  const cancelMinutes = await deps.settings.of(brandCode).read('lottery.cancelMinutes')
  if ((await findTicket(tx, ticketId))?.memberId !== memberId) throw fault('lottery.unknownTicket')
  const ticket = await lockOpenTicket(tx, ticketId)
  const lottery = ticket && lotteryOf(ticket.gameCode)
  const draw = ticket && (await findDraw(tx, ticket.drawId))
  if (!lottery || !draw) throw fault('lottery.cannotCancel')
  const listed: ListedTicket = {
    ticket,
    numero: draw.numero,
    drawAtMs: draw.drawAtMs,
    closesAtMs: draw.closesAtMs,
    winningNumber: '',
  }
  const untilMs = cancelUntilMs(listed, cancelMinutes)
  if (untilMs === undefined || deps.clock.now() >= untilMs) throw fault('lottery.cannotCancel')
  await endTicketsIn(tx, [refundOf(ticket, 'cancelled')], deps.clock.now())
  // Counted under the lock of the account, this one too: nobody takes room from others again and again and gives it back.
  if ((await countCancelled(tx, ticket)) > mostCancelled) throw fault('lottery.cannotCancel')
  // The wait for the account may have been long.
  const nowMs = deps.clock.now()
  if (nowMs >= untilMs) throw fault('lottery.cannotCancel')
  const isPlayMoney = ticket.currency === playCurrency
  const mostReturn = isPlayMoney ? zero : mostReturnOf(lottery, ticket.lines)
  if (!(await releaseTicket(tx, draw.id, { stake: moneyOf(ticket), mostReturn, nowMs })))
    throw fault('lottery.cannotCancel')
  if (!isPlayMoney) await lowerExposures(tx, draw.id, ticket.lines)
  facts.afterCommit(() => pushBalance(deps, ticket))
  return {
    ticket: showTicket(
      { ...listed, ticket: { ...ticket, status: 'cancelled', returned: ticket.stake } },
      cancelMinutes,
    ),
    balance: (await balances(tx, ownerOfMember(memberId), ticket.currency)).cash,
  }
}
