// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'

/** No ticket is sold for more draws in a row; `lottery.drawsAhead` can lower it. */
export const mostDrawsAhead = 30

/** The result of a draw: rows are separated by `~`, the numbers of a row by `,` (D-120). */
export const winningNumber = z.string()

/**
 * Exact gross odds by tier (`win` if there is one prize), as decimals such as `9.5` or ratios such as
 * `980/3`; see odds.ts of the rules.
 */
export const oddsTable = z.record(z.string(), z.string())

const ticketLine = z.object({
  playType: z.string(),
  numbers: z.array(z.string()),
  dao: z.boolean(),
  stakePerLot: Amount,
  /** As they were when the ticket was bought. */
  odds: oddsTable,
  cost: Amount,
  /** Null until the ticket is settled. */
  returned: Amount.nullable(),
})

/** A ticket as anybody with its code sees it: nothing of its owner. */
export const publicTicket = z.object({
  /** Its code in groups of four, by which anybody can check it; see ticket-code.ts of the rules. */
  code: z.string(),
  gameId: z.number(),
  gameCode: z.string(),
  gameName: z.string(),
  numero: z.string(),
  drawTime: Moment,
  placedTime: Moment,
  lines: z.array(ticketLine),
  stake: Amount,
  /** refunded: the draw was called off; cancelled: its owner took it back before betting closed. */
  status: z.enum(['open', 'settled', 'refunded', 'cancelled']),
  /** What it paid back; null while it is open. */
  returned: Amount.nullable(),
  /** Empty before the draw. */
  winningNumber,
  currency: z.string(),
})

/** A ticket as its owner sees it. */
export const ticketShape = publicTicket.extend({
  ticketId: z.string(),
  /** Until when its owner can cancel it; null if they cannot. */
  cancelUntil: Moment.nullable(),
})
