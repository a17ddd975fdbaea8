// SPDX-License-Identifier: Apache-2.0
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { advanceEvents } from './advance-event.ts'
import { planEvents } from './plan-events.ts'
import { replayAt, type ReplayClock, setClock } from './replay-clock.ts'
import { deferEvent, type DueEvent, dueEvents } from './replay-store.ts'
import { mayHaveHappened } from './steps-of.ts'

const mostAtOnce = 100
/**
 * Of those that only need new prices a look takes a few, so that the next look, which may find an incident, is a moment
 * later.
 */
const [mostPricedAtOnce, sideBySide] = [8, 4]
/** An event that fails is tried again by the feed's clock after this. */
const deferMs = 30_000
/** New prices wait for the bets that are being placed on an event once they are so late. */
const latePricesMs = 1_000

/**
 * Sets the feed's clock to the wanted speed, and puts on the events that start within the hours ahead. Calls back with
 * the clock as soon as it is set.
 */
export async function planReplay(
  deps: SportsbookDeps,
  isSet: (clock: ReplayClock) => void = () => undefined,
): Promise<ReplayClock> {
  const speed = await deps.settings.read('sportsbook.replaySpeed')
  const clock = await deps.database.transaction((tx) => setClock(tx, speed, deps.clock.now()))
  isSet(clock)
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
  const left = await playFree(deps, clock, priced.slice(0, mostPricedAtOnce))
  await playAll(
    deps,
    clock,
    left.filter(({ nextMs }) => nextMs <= replayMs - latePricesMs * clock.speed),
  )
  return due.length === mostAtOnce || priced.length > mostPricedAtOnce || left.length > 0
}

async function playAll(deps: SportsbookDeps, clock: ReplayClock, due: readonly DueEvent[]): Promise<void> {
  const waiting = [...due]
  const next = async (): Promise<void> => {
    for (let event = waiting.shift(); event; event = waiting.shift()) await play(deps, clock, event)
  }
  await Promise.all(Array.from({ length: sideBySide }, next))
}

/**
 * Gives events new prices in one transaction, except those that somebody holds now; answers the others. If one of them
 * fails, each is played by itself.
 */
async function playFree(
  deps: SportsbookDeps,
  clock: ReplayClock,
  due: readonly DueEvent[],
): Promise<DueEvent[]> {
  if (due.length === 0) return []
  try {
    const played = new Set(await advanceEvents(deps, clock, due, { skips: true }))
    return due.filter(({ eventId }) => !played.has(eventId))
  } catch {
    await playAll(deps, clock, due)
    return []
  }
}

async function play(deps: SportsbookDeps, clock: ReplayClock, event: DueEvent): Promise<void> {
  const { database, log } = deps
  const { eventId } = event
  try {
    await advanceEvents(deps, clock, [event], { skips: false })
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
