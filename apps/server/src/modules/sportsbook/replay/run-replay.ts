// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { advanceEvent, mayHaveHappened } from './advance-event.ts'
import { planEvents } from './plan-events.ts'
import { replayAt, type ReplayClock, setClock } from './replay-clock.ts'
import { deferEvent, type DueEvent, dueEvents } from './replay-store.ts'

const mostAtOnce = 100
/**
 * Of those that only need new prices a look takes a few, so that the next look, which may find an incident, is a moment
 * later.
 */
const [mostPricedAtOnce, sideBySide] = [8, 4]
/** An event that fails is tried again by the feed's clock after this. */
const deferMs = 30_000

/** Sets the feed's clock to the wanted speed, and puts on the events that start within the hours ahead. */
export async function planReplay(deps: SportsbookDeps): Promise<ReplayClock> {
  const speed = await deps.settings.read('sportsbook.replaySpeed')
  const clock = await deps.database.transaction((tx) => setClock(tx, speed, deps.clock.now()))
  await planEvents(deps, clock)
  return clock
}

/**
 * Plays events in which something is due: first all those in which something has happened, because it may stop betting,
 * then some of those that need new prices. One that fails keeps no other one up. Answers whether there is more to do.
 */
export async function playDue(deps: SportsbookDeps, clock: ReplayClock): Promise<boolean> {
  const replayMs = replayAt(clock, deps.clock.now())
  const due = await dueEvents(deps.database, replayMs, mostAtOnce)
  const happened = due.filter((event) => mayHaveHappened(event, replayMs))
  const priced = due.filter((event) => !happened.includes(event))
  await playAll(deps, clock, happened)
  await playAll(deps, clock, priced.slice(0, mostPricedAtOnce))
  return due.length === mostAtOnce || priced.length > mostPricedAtOnce
}

async function playAll(deps: SportsbookDeps, clock: ReplayClock, due: readonly DueEvent[]): Promise<void> {
  const waiting = [...due]
  const next = async (): Promise<void> => {
    for (let event = waiting.shift(); event; event = waiting.shift()) await play(deps, clock, event)
  }
  await Promise.all(Array.from({ length: sideBySide }, next))
}

async function play(
  deps: SportsbookDeps,
  clock: ReplayClock,
  { eventId, competition }: DueEvent,
): Promise<void> {
  const { database, log } = deps
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

/** Does everything that is due now, as the process that leads the feed does all the time. */
export async function runReplay(deps: SportsbookDeps): Promise<void> {
  const clock = await planReplay(deps)
  while (await playDue(deps, clock));
}
