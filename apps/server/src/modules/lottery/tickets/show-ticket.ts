// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { ticketCodeOf } from '@tessera/rules/lottery/ticket-code'
import { gameIdOf } from '../games/game-ids.ts'
import { cancelUntilMs } from './cancel-until.ts'
import type { ListedTicket } from './ticket-store.ts'

/** A ticket as its owner sees it. */
export const showTicket = (
  listed: ListedTicket,
  cancelMinutes: number,
): OperationOutput<'lottery.bet'>['ticket'] => ({
  ...showToAnybody(listed),
  ticketId: listed.ticket.id,
  cancelUntil: cancelUntilMs(listed, cancelMinutes) ?? null,
})

/** A ticket as everybody who has its code sees it: nothing of its owner. */
export function showToAnybody({
  ticket,
  numero,
  drawAtMs,
  winningNumber,
}: ListedTicket): OperationOutput<'lottery.checkTicket'> {
  const { gameCode, lineReturns } = ticket
  return {
    code: ticketCodeOf(ticket.id),
    gameId: gameIdOf(gameCode),
    gameCode,
    gameName: lotteryOf(gameCode)?.name ?? gameCode,
    numero,
    drawTime: drawAtMs,
    placedTime: ticket.placedAtMs,
    lines: ticket.lines.map(({ odds, numbers, ...line }, index) => ({
      ...line,
      numbers: [...numbers],
      odds: oddsTableToText(odds),
      returned: lineReturns?.[index] ?? null,
    })),
    stake: ticket.stake,
    status: ticket.status,
    returned: ticket.returned ?? null,
    winningNumber,
    currency: ticket.currency,
  }
}
