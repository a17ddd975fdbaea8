// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { gameIdOf } from '../games/game-ids.ts'
import type { ListedTicket } from './ticket-store.ts'

/** A ticket as its owner sees it. */
export function showTicket({
  ticket,
  numero,
  drawAtMs,
  winningNumber,
}: ListedTicket): OperationOutput<'lottery.bet'>['ticket'] {
  const { gameCode, lineReturns } = ticket
  return {
    ticketId: ticket.id,
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
