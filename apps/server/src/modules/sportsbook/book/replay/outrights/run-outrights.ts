// SPDX-License-Identifier: Apache-2.0
import { insertOutright } from '../../events/event-store.ts'
import { ensureSeason, ensureTeam } from '../../events/name-store.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { timeOf, type ReplayClock } from '../replay-clock.ts'
import { allSeries, type OutrightPlan, type Series } from '../series.ts'
import { insertReplayOutright, openOutrights, outrightIdOf, positionOfSeries } from './outright-store.ts'
import { followSeason } from './follow-season.ts'

const minuteMs = 60_000

/**
 * Puts on an outright for the season that each series is in, and brings those that are not over up to date. One that
 * fails keeps no other one up.
 */
export async function runOutrights(deps: SportsbookDeps, clock: ReplayClock): Promise<void> {
  for (const series of allSeries)
    if (series.outright && (deps.isPlayMoney || !series.hasRealNames))
      await putOn(deps, clock, series, series.outright)
  for (const outright of await openOutrights(deps.database)) {
    try {
      await followSeason(deps, outright)
    } catch (error) {
      deps.log.error(
        { event: String(outright.eventId), error: error instanceof Error ? error.stack : String(error) },
        'an outright could not be priced',
      )
    }
  }
}

/** The seasons that this process has put on already: no need to ask the database again. */
const known = new WeakMap<SportsbookDeps['database'], Set<string>>()

async function putOn(
  deps: SportsbookDeps,
  clock: ReplayClock,
  series: Series,
  { seasonAt }: OutrightPlan,
): Promise<void> {
  const { database } = deps
  const position = await positionOfSeries(database, series.name)
  if (!position) return
  const seen = known.get(database) ?? new Set()
  known.set(database, seen)
  const key = `${series.name} ${position.edition} ${position.position}`
  if (seen.has(key)) return
  const plan = await seasonAt(database, position)
  if (plan) await insertSeason(deps, clock, { series, position, plan })
  if (seen.size >= mostKnown) seen.clear()
  seen.add(key)
}

const mostKnown = 1_000

async function insertSeason(
  deps: SportsbookDeps,
  clock: ReplayClock,
  {
    series,
    position,
    plan,
  }: {
    series: Series
    position: { edition: number; position: number }
    plan: NonNullable<Awaited<ReturnType<OutrightPlan['seasonAt']>>>
  },
): Promise<void> {
  const names = [...new Set(plan.matches.flatMap(({ home, away }) => [home, away]))].toSorted()
  await deps.database.transaction(async (tx) => {
    const { competitionId, seasonId } = await ensureSeason(
      tx,
      { ...series.competition, feed: 'replay', externalId: series.name, sport: series.sport },
      plan.season,
    )
    const competitors: bigint[] = []
    for (const name of names)
      competitors.push(
        await ensureTeam(tx, { feed: 'replay', sport: series.sport, externalId: name, names: { en: name } }),
      )
    const eventId = await insertOutright(tx, {
      feed: 'replay',
      externalId: outrightIdOf(series.name, plan.season),
      sport: series.sport,
      competitionId,
      seasonId,
      // About when the season ends: matches follow each other at this distance.
      startsAtMs: timeOf(clock, clock.replayMs + plan.matches.length * series.minutesApart * minuteMs),
      competitors,
      storedAtMs: deps.clock.now(),
    })
    if (eventId !== undefined) await insertReplayOutright(tx, { eventId, series: series.name, ...position })
  })
}
