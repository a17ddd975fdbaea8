// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { BookId } from './book-id.ts'

/**
 * Where the ball of a football match was at a second of play, in per cent of the pitch: `x` from the goal line of
 * home to that of away, `y` from one side line to the other.
 */
const ballPosition = z.object({
  atSecond: z.number(),
  side: z.enum(['home', 'away']),
  x: z.number(),
  y: z.number(),
})

/** How often each side had the ball so far, in per cent. */
const possession = z.object({ home: z.number(), away: z.number() })

/** What can be drawn of a football match, as far as it has been played. */
export const pitch = z.object({
  /** Null when the match is over. */
  ball: ballPosition.nullable(),
  possession,
  /** For each minute of play that is over, who pressed: 100 is home alone, -100 away alone. */
  momentum: z.array(z.number()),
})

/** A live message: where the ball is now, and the minutes that are over since the last one. */
export const pitchMoved = z.object({
  eventId: BookId,
  ball: ballPosition.nullable(),
  possession,
  /** How many minutes were over before those of `momentum`. */
  minutesBefore: z.number(),
  momentum: z.array(z.number()),
})
