// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../../../platform/db/index.ts'
import type { BookEvent } from '../../events/event.ts'
import { readClock, replayAt } from '../replay-clock.ts'
import type { SeedKeys } from '../replay-seed.ts'
import { type Pitch, pitchAt } from './pitch-at.ts'
import { pitchEvent, timelineOfEvent } from './pitch-events.ts'

/** What can be drawn of an event now; undefined unless the built-in feed plays it, or has played it, as football. */
export async function pitchOf(
  db: Queries,
  keys: Pick<SeedKeys, 'vaultKeys'>,
  { id, sport, feed, status }: Pick<BookEvent, 'id' | 'sport' | 'feed' | 'status'>,
  nowMs: number,
): Promise<Pitch | undefined> {
  if (feed !== 'replay' || sport !== 'football' || status === 'scheduled') return undefined
  const [event, clock] = [await pitchEvent(db, id), await readClock(db)]
  const timeline = event && timelineOfEvent(keys, event)
  if (!timeline || !clock) return undefined
  const elapsedSeconds = (replayAt(clock, nowMs) - event.startsMs) / 1_000
  return pitchAt(timeline, { done: event.done, elapsedSeconds })
}
