// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { advanceEvent } from './advance-event.ts'
import { planEvents } from './plan-events.ts'
import { replayAt, type ReplayClock, setClock } from './replay-clock.ts'
import { deferEvent, dueEvents } from './replay-store.ts'

/** Each look takes the most urgent ones; the next look is a moment later. */
const mostAtOnce = 100
/** An event that fails is tried again by the feed's clock after this. */
const deferMs = 30_000

/** Sets the feed's clock to the wanted speed, and puts on the events that start within the hours ahead. */
export async function planReplay(deps: SportsbookDeps): Promise<ReplayClock> {
  const speed = await deps.settings.read('sportsbook.replaySpeed')
  const clock = await deps.database.transaction((tx) => setClock(tx, speed, deps.clock.now()))
  await planEvents(deps, clock)
  return clock
}

/** Plays every event in which something is due. One that fails keeps no other one up. */
export async function playDue(deps: SportsbookDeps, clock: ReplayClock): Promise<void> {
  const { database, log } = deps
  const due = await dueEvents(database, replayAt(clock, deps.clock.now()), mostAtOnce)
  for (const { eventId, competition } of due) {
    try {
      await advanceEvent(deps, clock, { eventId, competition })
    } catch (error) {
      log.error(
        { event: String(eventId), error: error instanceof Error ? error.stack : String(error) },
        'an event of the built-in feed could not be played on',
      )
      await deferEvent(database, eventId, replayAt(clock, deps.clock.now()) + deferMs * clock.speed)
    }
  }
}

/** Does everything that is due now, as the process that leads the feed does all the time. */
export async function runReplay(deps: SportsbookDeps): Promise<void> {
  await playDue(deps, await planReplay(deps))
}
