// SPDX-License-Identifier: Apache-2.0
import { takesBets } from '@tessera/rules/sportsbook/model/event'
import type { Offer, OfferTerms } from '@tessera/rules/sportsbook/offers/offer'
import type { Tx } from '../../../platform/db/index.ts'
import { changeEvent, type EventChange } from '../events/change-event.ts'
import type { BookEvent, Incident, StopReason } from '../events/event.ts'
import { lockEvent } from '../events/event-store.ts'
import { insertResult } from '../events/result-store.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { offerTermsOf } from './offer-terms.ts'
import type { PlayedSport, PlayedState, Step } from './played-sport.ts'
import { playedSportOf } from './played-sports.ts'
import { recordedMatch } from './recorded-store.ts'
import { replayAt, type ReplayClock, timeOf } from './replay-clock.ts'
import { lockReplayEvent, type ReplayEvent, saveReplayEvent } from './replay-store.ts'

const seedBytes = 32
/** New prices by the clock alone come no more often than this, however fast the feed's clock runs. */
const leastPriceEveryMs = 2_000

/** What is due in an event. */
interface Due {
  sport: PlayedSport
  clock: ReplayClock
  replayMs: number
  replay: ReplayEvent
  event: BookEvent
  steps: readonly Step[]
  /** How many steps have happened now, and those that just have. */
  done: number
  happened: readonly Step[]
}

/**
 * Plays an event up to now: what has happened since the last time is recorded, its markets are suspended where
 * betting stops, priced anew, or closed at the end. Each step counts once, in whichever process and however late.
 */
export async function advanceEvent(
  deps: SportsbookDeps,
  clock: ReplayClock,
  { eventId, competition }: { eventId: bigint; competition: string },
): Promise<void> {
  const terms = await offerTermsOf(deps.settings, competition, true)
  await deps.database.transaction(async (tx) => {
    const due = await whatIsDue(tx, deps, clock, eventId)
    if (!due) return
    const { replay, event, replayMs, steps, done, happened } = due
    // An operator has said how it ended, or that it is void: nothing that happens in it counts.
    if (!takesBets(event.status)) return saveReplayEvent(tx, { ...replay, nextMs: replayMs, finished: true })
    const state = stateAt(due)
    const stop = stopOf(due)
    const isOver = done === steps.length
    const reopens = replay.reopensMs !== undefined && stop === undefined
    const prices = reopens || happened.length > 0 || replayMs >= replay.pricedMs + priceEveryMs(due)
    const change: EventChange = {
      incidents: happened.map((step, index) => incidentOf(due, step, done - happened.length + index + 1)),
      ...(state ? { ...state, playedAtMs: deps.clock.now(), status: isOver ? 'ended' : 'live' } : {}),
      stopped: isOver ? undefined : stop?.reason,
    }
    if (isOver) change.markets = 'close'
    else if (stop) change.markets = 'suspend'
    else if (prices) change.markets = offersOf(due, state, terms)
    await changeEvent(tx, deps, event, change)
    if (isOver) await recordEnd(tx, deps, due, state)
    const pricedMs = Array.isArray(change.markets) ? replayMs : replay.pricedMs
    const next = { ...replay, done, reopensMs: stop?.untilMs, pricedMs }
    await saveReplayEvent(tx, { ...next, nextMs: nextOf(due, next), finished: isOver })
  })
}

function offersOf(
  { sport, steps, done, replay }: Due,
  state: PlayedState | undefined,
  terms: OfferTerms,
): readonly Offer[] {
  const last = steps[done - 1]
  return last && state
    ? last.offers(terms, state.playedSeconds)
    : sport.offersBefore(replay.strength, { ...terms, isLive: false })
}

async function whatIsDue(
  tx: Tx,
  { chance, clock: time }: SportsbookDeps,
  clock: ReplayClock,
  eventId: bigint,
): Promise<Due | undefined> {
  const replayMs = replayAt(clock, time.now())
  const known = await lockReplayEvent(tx, eventId, replayMs)
  const event = known && (await lockEvent(tx, eventId))
  if (!known || !event) return undefined
  const replay = { ...known, seed: known.seed ?? chance.bytes(seedBytes).toString('hex') }
  const recorded = replay.recordedId === undefined ? undefined : await recordedMatch(tx, replay.recordedId)
  const sport = playedSportOf(event.sport)
  const steps = stepsOf(replay, () => sport.steps(replay.seed, replay.strength, recorded))
  const elapsed = (replayMs - replay.startsMs) / 1_000
  const happened = steps.slice(replay.done).filter(({ atSeconds }) => atSeconds <= elapsed)
  return { sport, clock, replayMs, replay, event, steps, done: replay.done + happened.length, happened }
}

const mostRemembered = 300
const remembered = new Map<string, readonly Step[]>()

/** The steps of an event, remembered as long as it is played. */
function stepsOf({ eventId, seed }: ReplayEvent, make: () => readonly Step[]): readonly Step[] {
  const key = `${eventId} ${seed}`
  const known = remembered.get(key) ?? make()
  remembered.delete(key)
  remembered.set(key, known)
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break
    remembered.delete(oldest)
  }
  return known
}

/**
 * Whether something has happened in an event that is due; without that it only needs new prices. One whose steps this process
 * has not computed yet may have any.
 */
export function mayHaveHappened(
  {
    eventId,
    seed,
    startsMs,
    done,
  }: { eventId: bigint; seed: string | undefined; startsMs: number; done: number },
  replayMs: number,
): boolean {
  const steps = remembered.get(`${eventId} ${seed}`)
  const next = steps?.[done]
  return !steps || (next !== undefined && startsMs + next.atSeconds * 1_000 <= replayMs)
}

/** Where the event is now: as its last step left it, with its clock run on. */
function stateAt({ steps, done, replayMs, replay }: Due): PlayedState | undefined {
  const last = steps[done - 1]
  if (!last) return undefined
  const since = last.clockRuns ? (replayMs - replay.startsMs) / 1_000 - last.atSeconds : 0
  return { ...last.after, playedSeconds: Math.floor(last.after.playedSeconds + since) }
}

/** Why betting is stopped now, and until when by the feed's clock. */
function stopOf({
  happened,
  replay,
  event,
  replayMs,
}: Due): { reason: StopReason; untilMs: number } | undefined {
  const stops = happened.flatMap(({ atSeconds, stop }) =>
    stop ? [{ reason: stop.reason, untilMs: replay.startsMs + (atSeconds + stop.seconds) * 1_000 }] : [],
  )
  if (replay.reopensMs !== undefined && event.feedStopped)
    stops.unshift({ reason: event.feedStopped, untilMs: replay.reopensMs })
  return stops.findLast(({ untilMs }) => untilMs > replayMs)
}

const priceEveryMs = ({ sport, clock }: Due): number =>
  Math.max(sport.priceEverySeconds * 1_000, leastPriceEveryMs * clock.speed)

function incidentOf({ replay, clock }: Due, step: Step, number: number): Incident {
  const { kind, side, after, atSeconds } = step
  return {
    number,
    kind,
    side,
    period: after.period,
    playedSeconds: Math.floor(after.playedSeconds),
    score: after.score,
    atMs: timeOf(clock, replay.startsMs + atSeconds * 1_000),
  }
}

async function recordEnd(
  tx: Tx,
  { clock }: SportsbookDeps,
  { event }: Due,
  state: PlayedState | undefined,
): Promise<void> {
  const nowMs = clock.now()
  await insertResult(
    tx,
    event.id,
    { status: 'ended', venue: event.venue, result: state?.result, endedAtMs: nowMs, source: 'play' },
    nowMs,
  )
}

/** When something is to be done next: a step, the end of a stop, or new prices. */
function nextOf(due: Due, { done, reopensMs, pricedMs }: ReplayEvent): number {
  const step = due.steps[done]
  const stepMs = step ? due.replay.startsMs + step.atSeconds * 1_000 : Infinity
  return Math.min(stepMs, reopensMs ?? pricedMs + priceEveryMs(due), due.replayMs + 3_600_000)
}
