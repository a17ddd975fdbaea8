// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import { finishEntries } from '../result-entry/entry-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { lockEvent } from '../../book/events/event-store.ts'
import { insertResult, lastResult, noteDue } from '../../book/events/result-store.ts'
import {
  betsFrom,
  betsOfEvent,
  betsToSettle,
  type KnownMarkets,
} from '../../bets/settlement/bets-to-settle.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import { endBets, endOfBet, type BetEnd } from '../../bets/settlement/end-bets.ts'
import { exposedShares } from '../../bets/settlement/exposed-shares.ts'
import { resettleBet } from '../../bets/settlement/resettle-bet.ts'
import { dueEvents, lateEvents, saveDone, settledEvents } from '../../bets/settlement/settled-events.ts'
import { betForRules, restStake, type BetToSettle } from '../../bets/stored-bet.ts'
import { settlePools } from '../pool/settle-pools.ts'

const eventsAtOnce = 50
/** While one waits for the database, another is judged. Each takes two connections at most. */
const eventsTogether = 2
/** Bets of one transaction: their owners' accounts are locked for a few tenths of a second at most. */
const betsAtOnce = 2_000
/** Bets that are judged before others get a turn. */
const judgedAtOnce = 100
/** How often bets of a page are looked at again because others settle them at the same time. */
const mostRounds = 20

/**
 * Settles the bets of every event whose result is new, and of those whose 48 hours have passed. Safe to run again,
 * late, or twice at once: a bet is ended once, and a corrected one once for each correction.
 */
export async function settleDueEvents(deps: SportsbookDeps): Promise<void> {
  await noteLateEvents(deps)
  const due = (await dueEvents(deps.database, eventsAtOnce)).values()
  const settleSome = async (): Promise<void> => {
    for (const event of due) await settleDueEvent(deps, event)
  }
  await Promise.all(Array.from({ length: eventsTogether }, settleSome))
  await finishEntries(deps.database)
}

async function settleDueEvent(
  deps: SportsbookDeps,
  { event_id: eventId, due }: { event_id: bigint; due: number },
): Promise<void> {
  try {
    await settleEvent(deps, eventId)
    await settlePools(deps, eventId)
    await saveDone(deps.database, eventId, due)
  } catch (error) {
    deps.log.error(
      { eventId: String(eventId), error: String(error) },
      'the bets of an event could not be settled',
    )
  }
}

async function noteLateEvents({ database, clock }: SportsbookDeps): Promise<void> {
  for (const eventId of await lateEvents(database, clock.now(), eventsAtOnce))
    await database.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      if (!event) return
      const last = await lastResult(tx, eventId)
      // What stands now is what counts, however long it is played after.
      if (last?.status !== 'ended' && last?.status !== 'cancelled')
        await insertResult(
          tx,
          eventId,
          { status: brokenOff(event.status), venue: event.venue, result: event.result, source: 'play' },
          clock.now(),
        )
      await noteDue(tx, eventId, true)
    })
}

/** What an event is that has not ended in its time. */
const brokenOff = (status: EventStatus): EventStatus => {
  if (status === 'scheduled') return 'postponed'
  return status === 'interrupted' ? 'abandoned' : status
}

/** What a page of bets settles to, by what was known when it was read. */
interface Page {
  bets: readonly BetKey[]
  ends: readonly BetEnd[]
}

/** What is known of the event that is settled. */
interface Settled {
  /** None of its bets is older. */
  fromMs: number
  known: KnownMarkets
}

/** Settles page by page; while one is settled, the next is read. */
async function settleEvent(deps: SportsbookDeps, eventId: bigint): Promise<void> {
  const fromMs = await betsFrom(deps.database, eventId)
  const event: Settled = { fromMs, known: new Map() }
  const readAfter = async (after: string | undefined): Promise<Page> => {
    const bets = await betsOfEvent(deps.database, eventId, { fromMs, after, limit: betsAtOnce })
    return { bets, ends: await readEnds(deps, bets, event) }
  }
  for (let reading: Promise<Page> | undefined = readAfter(undefined); reading;) {
    const page: Page = await reading
    reading = page.bets.length < betsAtOnce ? undefined : readAfter(page.bets.at(-1)?.id)
    // Awaited in the next turn; until then a failure has no other owner.
    reading?.catch(() => undefined)
    await settleAll(deps, page.ends, fromMs)
  }
}

async function settleAll(deps: SportsbookDeps, ends: readonly BetEnd[], fromMs: number): Promise<void> {
  let left = await settle(deps, ends)
  for (let round = 1; left.length > 0; round += 1) {
    if (round === mostRounds) throw new Error(`${left.length} bets are settled by others again and again`)
    left = await settle(deps, await readEnds(deps, left, { fromMs, known: new Map() }))
  }
}

/** How bets settle by what is known now, also those that are settled already. */
async function readEnds(
  { database, clock }: SportsbookDeps,
  keys: readonly BetKey[],
  { fromMs, known }: Settled,
): Promise<BetEnd[]> {
  if (keys.length === 0) return []
  const nowMs = clock.now()
  const { bets, states, exposedOf } = await database.together(async (db) => {
    // Before the results, which are then at least as new.
    const read = await betsToSettle(db, keys, known)
    const events = await settledEvents(db, eventsOf(read))
    return {
      bets: read,
      states: events,
      exposedOf: await exposedShares(db, read, { states: events, fromMs }),
    }
  })
  const ends: BetEnd[] = []
  for (const [index, bet] of bets.entries()) {
    const settlement = settleBet(betForRules(bet), (id) => states.get(id)!, nowMs)
    ends.push(endOfBet(bet, settlement, exposedOf(bet)))
    if (index % judgedAtOnce === judgedAtOnce - 1) await nextTurn()
  }
  return ends
}

const eventsOf = (bets: readonly BetToSettle[]): bigint[] => [
  ...new Set(bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId))),
]

/**
 * Ends bets and corrects them. Answers those that somebody else has settled meanwhile, perhaps by an earlier version: they
 * are to be looked at again.
 */
async function settle(deps: SportsbookDeps, ends: readonly BetEnd[]): Promise<BetKey[]> {
  const ending = ends.filter(({ bet, isOpen }) => bet.status === 'open' && !isOpen)
  const ended = await endBets(deps, ending)
  const left: BetKey[] = ending.flatMap(({ bet }) => (ended.has(bet.id) ? [] : [bet]))
  for (const end of ends) if (isCorrected(end) && !(await resettleBet(deps, end))) left.push(end.bet)
  return left
}

/** Of a bet that was cashed out whole nothing is left to correct. */
const isCorrected = ({ bet, isOpen, returned }: BetEnd): boolean =>
  bet.status === 'settled' && restStake(bet) > 0n && (isOpen || bet.returned !== returned)
