// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../../platform/db/index.ts'
import type { BookEvent } from '../../events/event.ts'
import { readClock, replayAt } from '../replay-clock.ts'
import { type Pitch, pitchAt } from './pitch-at.ts'
import { pitchEvent, timelineOfEvent } from './pitch-events.ts'

/** What can be drawn of an event now; undefined unless the built-in feed plays it, or has played it, as football. */
export async function pitchOf(
  db: Queries,
  { id, sport, feed, status }: Pick<BookEvent, 'id' | 'sport' | 'feed' | 'status'>,
  nowMs: number,
): Promise<Pitch | undefined> {
  if (feed !== 'replay' || sport !== 'football' || status === 'scheduled') return undefined
  const [event, clock] = [await pitchEvent(db, id), await readClock(db)]
  if (!event || !clock) return undefined
  const elapsedSeconds = (replayAt(clock, nowMs) - event.startsMs) / 1_000
  return pitchAt(timelineOfEvent(event), { done: event.done, elapsedSeconds })
}
