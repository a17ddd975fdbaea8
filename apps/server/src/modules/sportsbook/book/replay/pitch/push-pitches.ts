// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { replayAt, type ReplayClock } from '../replay-clock.ts'
import { pitchAt } from './pitch-at.ts'
import { livePitchEvents, timelineOfEvent } from './pitch-events.ts'

/** What was pushed last of each match: the second of its ball, and its minutes. */
export type PushedPitches = Map<bigint, { atSecond: number | undefined; minutes: number }>

/** A page that has missed more asks for the event again. */
const mostMinutes = 15

/** Pushes to the pages that watch a match where its ball is, if it has moved since the last time. */
export async function pushPitches(
  {
    database,
    live,
    clock: time,
    vaultKeys,
  }: Pick<SportsbookDeps, 'database' | 'live' | 'clock' | 'vaultKeys'>,
  clock: ReplayClock,
  pushed: PushedPitches,
): Promise<void> {
  const events = await livePitchEvents(database)
  const known = new Map(pushed)
  pushed.clear()
  for (const event of events) {
    const elapsedSeconds = (replayAt(clock, time.now()) - event.startsMs) / 1_000
    const timeline = timelineOfEvent({ vaultKeys }, event)
    if (!timeline) continue
    const { ball, possession, momentum } = pitchAt(timeline, { done: event.done, elapsedSeconds })
    const last = known.get(event.eventId)
    pushed.set(event.eventId, { atSecond: ball?.atSecond, minutes: momentum.length })
    if (last && last.atSecond === ball?.atSecond && last.minutes === momentum.length) continue
    const minutesBefore = Math.max(momentum.length - mostMinutes, last?.minutes ?? 0)
    live.publishToWatchers('sportsbook.pitch', String(event.eventId), {
      eventId: String(event.eventId),
      ball,
      possession,
      minutesBefore,
      momentum: momentum.slice(minutesBefore),
    })
  }
}
