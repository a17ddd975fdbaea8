// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import { checkPlayed } from '@tessera/rules/sportsbook/model/check-played'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import type { Venue } from '@tessera/rules/sportsbook/model/event'
import type { Entry } from './entry-store.ts'

/** How an event ended, as an operator enters it. */
export interface EnteredResult {
  status: 'ended' | 'abandoned' | 'postponed' | 'cancelled'
  venue: Venue
  /** The score by parts as JSON text; undefined if nothing was played. */
  result?: string | undefined
  endedAtMs?: number | undefined
}

/** What an operator entered, as a version of the result. Throws `sportsbook.badResult`. */
export function readSaid(
  { status, venue, result: text, endedAtMs }: EnteredResult,
  event: { sport: string; bestOf: number | null; startsAtMs: number },
  nowMs: number,
): Entry['said'] {
  const result = text === undefined ? undefined : parseResult(text)
  const wrong = (problem: string) => fault('sportsbook.badResult', { problem })
  if (result && result.sport !== event.sport) throw wrong('sport is not that of the event')
  if (result && 'bestOf' in result && event.bestOf !== null && result.bestOf !== event.bestOf)
    throw wrong('bestOf is not that of the event')
  if (status === 'ended' && !result?.over) throw wrong('over is not set, although the event has ended')
  if (status !== 'ended' && result?.over) throw wrong('over is set, although the event has not ended')
  if (endedAtMs !== undefined && (status !== 'ended' || endedAtMs > nowMs || endedAtMs < event.startsAtMs))
    throw wrong('endedAt is not between the start and now')
  return { status, venue, result, endedAtMs, source: 'play' }
}

/** A result as JSON text. Throws `sportsbook.badResult`. */
export function parseResult(text: string): EventResult {
  try {
    const result = readResult(JSON.parse(text))
    checkPlayed(result)
    return result
  } catch (error) {
    // Not the text of a parser, which repeats what was sent.
    throw fault('sportsbook.badResult', {
      problem: error instanceof RangeError ? error.message.slice(0, 200) : 'it is not JSON',
    })
  }
}
