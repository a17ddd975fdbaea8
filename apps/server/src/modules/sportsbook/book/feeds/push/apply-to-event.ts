// SPDX-License-Identifier: Apache-2.0
import type { AlertKind } from '../../../../../platform/alerts/alert-kinds.ts'
import type { Tx } from '../../../../../platform/db/index.ts'
import { changeEvent, type EventChange } from '../../events/change-event.ts'
import type { BookEvent } from '../../events/event.ts'
import { lockEvent } from '../../events/event-store.ts'
import { insertResult, lastResult } from '../../events/result-store.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { feedEventOf, saveFeedEvent } from '../feed-event-store.ts'
import { isUp } from '../health/health-store.ts'
import { differentMarkets } from './compare-settlement.ts'
import { endedAtOf, eventNow, type EventNow } from './event-now.ts'
import { afterMessage, inOrder, nothingSaid, type PushEventState } from './event-state.ts'
import { ourMarket } from './market-map.ts'
import { nextVoidMarkets, voidableKey } from './void-markets.ts'
import type { EventMessage } from './push-message.ts'

/** Before the first prices nobody has to be up for an event. */
const noPart = '0'

/**
 * Takes a message about an event, or follows what has become of its producer. Everything that comes of it is one transaction: a message that is
 * repeated, late or half-done changes nothing twice.
 */
export async function applyToEvent(
  tx: Tx,
  deps: SportsbookDeps,
  eventId: bigint,
  message: EventMessage | undefined,
): Promise<void> {
  const event = await lockEvent(tx, eventId)
  if (!event) return
  const { said, bestOf } = await feedEventOf<PushEventState>(tx, eventId)
  // What was stored before something was added to the state lacks that.
  const before = { ...nothingSaid, ...said?.state }
  const state = message ? afterMessage(before, onlyOurs(message, event)) : before
  const isNew = said === undefined || inOrder(state) !== inOrder(before)
  const part = String(state.producer?.product ?? noPart)
  const known = { sport: event.sport, bestOf }
  const now = eventNow(state, known)
  const stopped = stoppedOf(event, now, await isUp(tx, 'push', part))
  if (!isNew && stopped === event.stopped) return
  await changeEvent(tx, deps, event, changeOf(event, state, now, stopped))
  if (!isNew) return
  await saveFeedEvent(tx, eventId, { part, state })
  const was = eventNow(before, known)
  await recordVerdict(tx, deps, event, { state, was, now })
  await recordVoidMarkets(tx, deps, event, { before, state, now })
  await raiseAlerts(tx, deps, event, { message, state, before, was, now, bestOf })
}

/** Markets that the book does not have are not stored. */
function onlyOurs(message: EventMessage, { sport }: BookEvent): EventMessage {
  const isOurs = (key: string): boolean => ourMarket(sport, key) !== undefined
  switch (message.kind) {
    case 'odds_change':
      return { ...message, markets: message.markets.filter(({ key }) => isOurs(key)) }
    case 'bet_settlement':
      return { ...message, markets: message.markets.filter(({ key }) => isOurs(key)) }
    case 'rollback_bet_settlement':
    case 'bet_cancel':
    case 'rollback_bet_cancel':
      return { ...message, markets: message.markets.filter(isOurs) }
    default:
      return message
  }
}

const isDone = ({ status }: EventNow): boolean => status === 'ended' || status === 'cancelled'

function stoppedOf(event: BookEvent, now: EventNow, up: boolean): BookEvent['stopped'] {
  if (event.stopped === 'operator') return 'operator'
  return up || isDone(now) ? undefined : 'feed'
}

/** A match that is played before its time began when the feed first said so, however late that came. */
function startOf(event: BookEvent, said: PushEventState['status'], now: EventNow): number {
  const startsAtMs = now.startsAtMs ?? event.startsAtMs
  return now.status === 'live' && event.status === 'scheduled' && said
    ? Math.min(startsAtMs, said.atMs)
    : startsAtMs
}

const changeOf = (
  event: BookEvent,
  { status: said }: PushEventState,
  now: EventNow,
  stopped: BookEvent['stopped'],
): EventChange => ({
  startsAtMs: startOf(event, said, now),
  status: now.status,
  score: now.score ?? event.score,
  period: now.period,
  playedSeconds: now.playedSeconds ?? event.playedSeconds,
  playedAtMs: now.playedSeconds === undefined ? event.playedAtMs : said?.atMs,
  result: now.result,
  stopped,
  markets: isDone(now) ? 'close' : now.offers,
})

/** Bets are settled by the next version if what the feed says has changed; they are open again if it took that back. */
async function recordVerdict(
  tx: Tx,
  { clock }: SportsbookDeps,
  { id, venue }: BookEvent,
  { state, was, now }: { state: PushEventState; was: EventNow; now: EventNow },
): Promise<void> {
  if (inOrder(now.verdict ?? null) === inOrder(was.verdict ?? null)) return
  const nowMs = clock.now()
  if (now.verdict) {
    const endedAtMs = now.verdict.status === 'ended' ? endedAtOf(state) : undefined
    await insertResult(tx, id, { ...now.verdict, venue, endedAtMs, source: 'play' }, nowMs)
  } else if (await lastResult(tx, id)) {
    await insertResult(tx, id, { status: 'live', venue, result: now.result, source: 'play' }, nowMs)
  }
}

/** Bets on markets that the feed cancels get their stake back at once, and are open or settled again if it takes that back. */
async function recordVoidMarkets(
  tx: Tx,
  { clock }: SportsbookDeps,
  { id, sport, venue }: BookEvent,
  { before, state, now }: { before: PushEventState; state: PushEventState; now: EventNow },
): Promise<void> {
  const last = await lastResult(tx, id)
  const voidedMarkets = nextVoidMarkets(sport, { before, state }, last)
  if (!voidedMarkets) return
  const stands = last ?? { status: now.status, venue, result: now.result, source: 'play' as const }
  await insertResult(tx, id, { ...stands, voidedMarkets }, clock.now())
}

interface AlertFacts {
  message: EventMessage | undefined
  state: PushEventState
  before: PushEventState
  was: EventNow
  now: EventNow
  bestOf: number | undefined
}

/** Asks for a person where the book does not simply do as the feed says. */
async function raiseAlerts(
  tx: Tx,
  { alerts, clock }: SportsbookDeps,
  event: BookEvent,
  { message, state, before, was, now, bestOf }: AlertFacts,
): Promise<void> {
  const nowMs = clock.now()
  const raise = (kind: AlertKind, markets: readonly string[]): Promise<void> =>
    alerts.raise(
      tx,
      {
        kind,
        reference: event.externalId,
        details: {
          event: String(event.id),
          ...(markets.length > 0 && { markets: markets.slice(0, 20).join(', ') }),
        },
      },
      nowMs,
    )
  if (now.lacksResult && !was.lacksResult) await raise('sportsbook.feedNoResult', [])
  if (message?.kind === 'bet_cancel' && inOrder(state.voidedMs) !== inOrder(before.voidedMs)) {
    const left = message.markets.filter((key) => !message.isWhole || !voidableKey(event.sport, key))
    if (left.length > 0) await raise('sportsbook.feedCancels', left)
  }
  const result = now.verdict && (await lastResult(tx, event.id))
  const isSettledAnew =
    inOrder(state.settled) !== inOrder(before.settled) ||
    inOrder(now.verdict ?? null) !== inOrder(was.verdict ?? null)
  if (!result || !isSettledAnew) return
  const settledEvent = {
    sport: event.sport,
    kind: 'match',
    scheduledStartMs: event.startsAtMs,
    bestOf,
    competitors: [],
  } as const
  const differ = differentMarkets(state, settledEvent, result, nowMs)
  if (differ.length > 0) await raise('sportsbook.feedDiffers', differ)
}
