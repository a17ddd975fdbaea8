// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../../platform/db/index.ts'
import { insertEvent } from '../events/event-store.ts'
import { ensureSeason, ensureTeam } from '../events/name-store.ts'
import { saveOffers } from '../markets/save-offers.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { offerTermsOf } from './offer-terms.ts'
import { playedSportOf } from './played-sports.ts'
import type { ReplayClock } from './replay-clock.ts'
import { replayAt, timeOf } from './replay-clock.ts'
import {
  insertReplayEvent,
  lastStartOf,
  lockSeries,
  plannedSeries,
  saveSeries,
  type SeriesPosition,
} from './replay-store.ts'
import { allSeries, type Fixture, type Series } from './series.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** In one transaction; the rest follows in the next. */
const mostAtOnce = 20
/** Nothing is caught up that should have started longer ago. */
const mostLateMs = 3 * hourMs

/**
 * Puts on the events of all series that start within the hours ahead; those of clubs that exist for play money only, since
 * members would take them for the matches that these clubs play. Safe to run twice at once.
 */
export async function planEvents(deps: SportsbookDeps, clock: ReplayClock): Promise<void> {
  const [hoursAhead, simulated] = [
    await deps.settings.read('sportsbook.hoursAhead'),
    await deps.settings.read('sportsbook.simulated'),
  ]
  const wanted = allSeries.filter((series) =>
    series.hasRealNames ? deps.isPlayMoney : simulated.some((chosen) => chosen === series.sport),
  )
  const planned = await plannedSeries(deps.database)
  for (const series of wanted) {
    const untilMs = replayAt(clock, deps.clock.now()) + Math.min(hoursAhead, series.hoursAhead) * hourMs
    if ((planned.get(series.name) ?? -Infinity) > untilMs) continue
    const terms = await offerTermsOf(deps.settings, series.name, false)
    for (let more = true; more;)
      more = await deps.database.transaction((tx) => planSome(tx, deps, { series, clock, untilMs, terms }))
  }
}

interface Plan {
  series: Series
  clock: ReplayClock
  untilMs: number
  terms: Awaited<ReturnType<typeof offerTermsOf>>
}

/** Puts on some events; whether there may be more. */
async function planSome(tx: Tx, deps: SportsbookDeps, plan: Plan): Promise<boolean> {
  const { series, untilMs } = plan
  const replayMs = replayAt(plan.clock, deps.clock.now())
  // The first one is being played already, so that something is live at once.
  let at = await lockSeries(tx, series.name, wholeMinutes(replayMs - (series.minutesApart * minuteMs) / 2))
  if (at.nextMs < replayMs - mostLateMs) at = { ...at, nextMs: wholeMinutes(replayMs) }
  for (let count = 0; count < mostAtOnce; count += 1) {
    if (at.nextMs > untilMs) {
      await saveSeries(tx, series.name, at)
      return false
    }
    const fixture = await series.fixtureAt(tx, at)
    if (!fixture && at.position === 0) return false
    at = fixture
      ? await putOn(tx, deps, { ...plan, fixture, at })
      : { ...at, edition: at.edition + 1, position: 0 }
  }
  await saveSeries(tx, series.name, at)
  return true
}

async function putOn(
  tx: Tx,
  deps: SportsbookDeps,
  { series, fixture, at, clock, terms }: Plan & { fixture: Fixture; at: SeriesPosition },
): Promise<SeriesPosition> {
  const { name, sport, minutesApart, restMinutes } = series
  const { competitionId, seasonId } = await ensureSeason(
    tx,
    { ...series.competition, feed: 'replay', externalId: name, sport },
    fixture.season,
  )
  const teamOf = (team: string): Promise<bigint> =>
    ensureTeam(tx, { feed: 'replay', sport, externalId: team, names: { en: team } })
  const [homeId, awayId] = [await teamOf(fixture.home), await teamOf(fixture.away)]
  const lastMs = await lastStartOf(tx, [homeId, awayId])
  const startsMs = Math.max(at.nextMs, lastMs === undefined ? 0 : lastMs + restMinutes * minuteMs)
  const eventId = await insertEvent(tx, {
    feed: 'replay',
    externalId: fixture.externalId,
    sport,
    competitionId,
    seasonId,
    homeId,
    awayId,
    startsAtMs: timeOf(clock, startsMs),
    bestOf: fixture.bestOf,
    storedAtMs: deps.clock.now(),
  })
  if (eventId !== undefined) {
    const { strength } = fixture
    await insertReplayEvent(tx, { eventId, startsMs, strength })
    await saveOffers(
      tx,
      [
        {
          id: eventId,
          operatorStopped: false,
          offers: playedSportOf(sport).offersBefore(strength, terms),
        },
      ],
      deps.clock.now(),
    )
  }
  return { ...at, position: at.position + 1, nextMs: at.nextMs + minutesApart * minuteMs }
}

const wholeMinutes = (ms: number): number => Math.floor(ms / minuteMs) * minuteMs
