// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Exposure } from '@tessera/rules/lottery/net-exposure'
import { judge, validBetOf } from '@tessera/rules/lottery/wager'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { add, multiply, zero, type Amount } from '@tessera/rules/money'
import type { Draw } from '../draws/draw-store.ts'
import type { Ticket, TicketLine } from './ticket-store.ts'

/** How a ticket ends: what it pays back, and what it counts as turnover. */
export interface TicketEnd {
  ticket: Ticket
  status: 'settled' | 'refunded'
  returned: Amount
  /** What each line pays, in the order of the lines; undefined for a refund. */
  lineReturns: readonly Amount[] | undefined
  validBet: Amount
}

/** What lines win and count in a draw that was made. */
export interface LineJudge {
  returnOf(line: TicketLine): Amount
  /** The turnover before hedges are left out. */
  validBetOf(line: TicketLine): Amount
}

/** Judges lines by the odds at which they were sold. Throws for a draw whose result cannot be read. */
export function lineJudgeOf({ gameCode, numero, winningNumber }: Draw): LineJudge {
  const lottery = lotteryOf(gameCode)
  const result = lottery && parseResult(lottery, winningNumber ?? '')
  if (!lottery || !result) throw new Error(`the result of ${gameCode} ${numero} cannot be read`)
  return {
    returnOf: (line) => judge(lottery, wagerOf(line), result, line.stakePerLot, line.odds),
    validBetOf: (line) => validBetOf(lottery, wagerOf(line), result, line.stakePerLot),
  }
}

/** The end of a ticket in a draw that was made; of hedges only the net exposure counts. */
export function judgeTicket(ticket: Ticket, lines: LineJudge, exposure: Exposure): TicketEnd {
  const lineReturns = ticket.lines.map((line) => lines.returnOf(line))
  return {
    ticket,
    status: 'settled',
    returned: lineReturns.reduce(add, zero),
    lineReturns,
    validBet: ticket.lines
      .map((line) => {
        const { numerator, denominator } = exposure(line.playType)
        return multiply(lines.validBetOf(line), numerator, denominator)
      })
      .reduce(add, zero),
  }
}

/** The end of a ticket whose draw is void: its stake goes back and counts nothing. */
export const refundOf = (ticket: Ticket): TicketEnd => ({
  ticket,
  status: 'refunded',
  returned: ticket.stake,
  lineReturns: undefined,
  validBet: zero,
})

const wagerOf = ({ playType, numbers, dao }: TicketLine) => ({ playType, pick: numbers, dao })
