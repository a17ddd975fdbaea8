// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Exposure } from '@tessera/rules/lottery/net-exposure'
import { judge, validBetOf } from '@tessera/rules/lottery/wager'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { add, multiply, zero, type Amount } from '@tessera/rules/money'
import type { Draw } from '../draws/draw-store.ts'
import type { Shares } from '../jackpots/shares-of.ts'
import type { Ticket, TicketLine, TicketStatus } from './ticket-store.ts'

/** How a ticket ends: what it pays back, and what it counts as turnover. */
export interface TicketEnd {
  ticket: Ticket
  status: Exclude<TicketStatus, 'open'>
  returned: Amount
  /** What each line pays, in the order of the lines; undefined for a refund. */
  lineReturns: readonly Amount[] | undefined
  validBet: Amount
}

export interface JudgedLine {
  returned: Amount
  /** The turnover before hedges are left out. */
  validBet: Amount
}

/** What a line wins and counts in a draw that was made. */
export type LineJudge = (line: TicketLine, currency: string) => JudgedLine

/** Many members play the same numbers; more different lines than this are judged anew. */
const mostRemembered = 20_000

/**
 * Judges lines by the odds at which they were sold, and by those of the prizes that winners share. Throws for a draw
 * whose result cannot be read.
 */
export function lineJudgeOf({ gameCode, numero, winningNumber }: Draw, shares: Shares): LineJudge {
  const lottery = lotteryOf(gameCode)
  const result = lottery && parseResult(lottery, winningNumber ?? '')
  if (!lottery || !result) throw new Error(`the result of ${gameCode} ${numero} cannot be read`)
  const known = new Map<string, JudgedLine>()
  // Tickets that are alike have the same lines, whose keys need not be made again.
  const keys = new WeakMap<TicketLine, string>()
  const keyFor = (line: TicketLine): string => {
    const key = keys.get(line) ?? keyOf(line)
    keys.set(line, key)
    return key
  }
  return (line, currency) => {
    const key = `${currency} ${keyFor(line)}`
    const before = known.get(key)
    if (before) return before
    const judged = {
      returned: judge(lottery, wagerOf(line), result, {
        stakePerLot: line.stakePerLot,
        currency,
        odds: { ...line.odds, ...shares(currency, line) },
      }),
      validBet: validBetOf(lottery, wagerOf(line), result, line.stakePerLot),
    }
    if (known.size < mostRemembered) known.set(key, judged)
    return judged
  }
}

/** The end of a ticket in a draw that was made; of hedges only the net exposure counts. */
export function judgeTicket(ticket: Ticket, judgeLine: LineJudge, exposure: Exposure): TicketEnd {
  const judged = ticket.lines.map((line) => judgeLine(line, ticket.currency))
  const lineReturns = judged.map(({ returned }) => returned)
  return {
    ticket,
    status: 'settled',
    returned: lineReturns.reduce(add, zero),
    lineReturns,
    validBet: judged
      .map(({ validBet }, index) => {
        const { numerator, denominator } = exposure(ticket.lines[index]!.playType)
        return multiply(validBet, numerator, denominator)
      })
      .reduce(add, zero),
  }
}

/** The end of a ticket that its draw or its owner gives back: its stake returns and counts nothing. */
export const refundOf = (ticket: Ticket, status: 'refunded' | 'cancelled' = 'refunded'): TicketEnd => ({
  ticket,
  status,
  returned: ticket.stake,
  lineReturns: undefined,
  validBet: zero,
})

const wagerOf = ({ playType, numbers, dao }: TicketLine) => ({ playType, pick: numbers, dao })

const keyOf = ({ playType, numbers, dao, stakePerLot, odds }: TicketLine): string =>
  [
    playType,
    dao,
    numbers.join(),
    stakePerLot,
    ...Object.entries(odds).map(
      ([tier, { numerator, denominator }]) => `${tier}=${numerator}/${denominator}`,
    ),
  ].join(' ')
