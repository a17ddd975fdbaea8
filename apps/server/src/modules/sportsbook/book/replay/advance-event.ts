// SPDX-License-Identifier: Apache-2.0
import { takesBets } from '@tessera/rules/sportsbook/model/event'
import type { Offer, OfferTerms } from '@tessera/rules/sportsbook/offers/offer'
import type { Tx } from '../../../../platform/db/index.ts'
import { changeEvents, type EventChange } from '../events/change-event.ts'
import type { BookEvent, Incident, StopReason } from '../events/event.ts'
import { lockEvents, lockFreeEvents } from '../events/event-store.ts'
import { insertResult } from '../events/result-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { offerTermsOf } from './offer-terms.ts'
import type { PlayedSport, PlayedState, Step } from './played-sport.ts'
import { playedSportOf } from './played-sports.ts'
import { isKeyElsewhere, sealSeed } from './replay-seed.ts'
import { replayAt, type ReplayClock, timeOf } from './replay-clock.ts'
import {
  type DueEvent,
  lockReplayEvents,
  type NextReplayEvent,
  type ReplayEvent,
  saveReplayEvents,
} from './replay-store.ts'
import { stepsOf } from './steps-of.ts'

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
  /** Whether it cannot be played on: its result can be looked up, or the key of its seed is lost. */
  isVoid: boolean
  /** How many steps have happened now, and those that just have. */
  done: number
  happened: readonly Step[]
}

/** An event that is due, with the code of its competition. */
export type AdvancedEvent = Pick<DueEvent, 'eventId' | 'competition'>

/**
 * Plays events up to now, together: what has happened since the last time is recorded, their markets are suspended where
 * betting stops, priced anew, or closed at the end. Each step counts once, in whichever process and however late. With
 * `skips` those are left out that somebody holds now, such as a bet that is being placed. Answers which were
 * played.
 */
export async function advanceEvents(
  deps: SportsbookDeps,
  clock: ReplayClock,
  events: readonly AdvancedEvent[],
  { skips }: { skips: boolean },
): Promise<bigint[]> {
  const terms = new Map<bigint, OfferTerms>()
  for (const { eventId, competition } of events)
    terms.set(eventId, await offerTermsOf(deps.settings, competition, true))
  return deps.database.transaction(async (tx) => {
    const dues = await whatIsDue(tx, deps, clock, { eventIds: [...terms.keys()], skips })
    if (dues.length === 0) return []
    // Of one an operator has said how it ended, or that it is void: nothing that happens in it counts.
    const [ended, played] = [dues.filter(isEnded), dues.filter((due) => !isEnded(due))]
    const nexts = played.map((due) => ({ due, ...nextOf(deps, due, terms.get(due.event.id)!) }))
    await Promise.all([
      nexts.length === 0
        ? []
        : changeEvents(
            tx,
            deps,
            nexts.map(({ due: { event }, change }) => ({ event, change })),
          ),
      saveReplayEvents(tx, [
        ...ended.map(({ replay, replayMs }) => ({ ...replay, nextMs: replayMs, finished: true })),
        ...nexts.map(({ replay }) => replay),
      ]),
    ])
    for (const { due, replay } of nexts) if (replay.finished) await recordEnd(tx, deps, due)
    return dues.map(({ event }) => event.id)
  })
}

const isEnded = ({ event }: Due): boolean => !takesBets(event.status)

/**
 * What changes in an event now, and what the feed knows about it then. One that cannot be played on is cancelled, and its
 * bets are void.
 */
function nextOf(
  deps: SportsbookDeps,
  due: Due,
  terms: OfferTerms,
): { change: EventChange; replay: NextReplayEvent } {
  const { replay, replayMs, steps, done, happened } = due
  if (due.isVoid)
    return {
      change: { status: 'cancelled', stopped: undefined, markets: 'close' },
      replay: { ...replay, nextMs: replayMs, finished: true },
    }
  const [state, stop, isOver] = [stateAt(due), stopOf(due), done === steps.length]
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
  const pricedMs = Array.isArray(change.markets) ? replayMs : replay.pricedMs
  const next = { ...replay, done, reopensMs: stop?.untilMs, pricedMs }
  return { change, replay: { ...next, nextMs: nextMsOf(due, next), finished: isOver } }
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
  deps: SportsbookDeps,
  clock: ReplayClock,
  { eventIds, skips }: { eventIds: readonly bigint[]; skips: boolean },
): Promise<Due[]> {
  const replayMs = replayAt(clock, deps.clock.now())
  const replays = await lockReplayEvents(tx, eventIds, replayMs)
  const ids = replays.map(({ eventId }) => eventId)
  const locked = skips ? await lockFreeEvents(tx, ids) : await lockEvents(tx, ids)
  const events = new Map(locked.map((event) => [event.id, event]))
  const dues: Due[] = []
  for (const known of replays) {
    const event = events.get(known.eventId)
    if (!event) continue
    const replay = { ...known, sealedSeed: known.sealedSeed ?? newlySealed(deps, known) }
    const sport = playedSportOf(event.sport)
    const opened = stepsOf(deps, sport, replay)
    if (!opened && (await isKeyElsewhere(tx, deps, replay)))
      throw new Error(
        'this process does not have the vault key of the seed; one that has it plays the event on',
      )
    const [steps, isVoid] = [opened ?? [], replay.isPublished || !opened]
    const elapsed = (replayMs - replay.startsMs) / 1_000
    const happened = steps.slice(replay.done).filter(({ atSeconds }) => atSeconds <= elapsed)
    const done = replay.done + happened.length
    dues.push({ sport, clock, replayMs, replay, event, steps, isVoid, done, happened })
  }
  return dues
}

/** The seed of an event that begins now, or that an earlier release left in the clear. */
const newlySealed = (deps: SportsbookDeps, { eventId, clearSeed }: ReplayEvent): Buffer =>
  sealSeed(deps, eventId, clearSeed ?? deps.chance.bytes(seedBytes).toString('hex'))

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

async function recordEnd(tx: Tx, { clock }: SportsbookDeps, due: Due): Promise<void> {
  const nowMs = clock.now()
  const { event } = due
  const { venue } = event
  const end = due.isVoid
    ? { status: 'cancelled' as const, venue, source: 'play' as const }
    : {
        status: 'ended' as const,
        venue,
        result: stateAt(due)?.result,
        endedAtMs: nowMs,
        source: 'play' as const,
      }
  await insertResult(tx, event.id, end, nowMs)
}

/** When something is to be done next: a step, the end of a stop, or new prices. */
function nextMsOf(due: Due, { done, reopensMs, pricedMs }: ReplayEvent): number {
  const step = due.steps[done]
  const stepMs = step ? due.replay.startsMs + step.atSeconds * 1_000 : Infinity
  return Math.min(stepMs, reopensMs ?? pricedMs + priceEveryMs(due), due.replayMs + 3_600_000)
}
