// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OutrightResult } from '@tessera/rules/sportsbook/model/result'
import { outrightOffer } from '@tessera/rules/sportsbook/outrights/outright-offer'
import {
  countFinishes,
  noCounts,
  type FinishCounts,
  type Season,
} from '@tessera/rules/sportsbook/outrights/finish-chances'
import { positionsOf, standingsOf, type CountedMatch } from '@tessera/rules/sportsbook/outrights/standings'
import type { Tx } from '../../../../../platform/db/index.ts'
import { changeEvent, type EventChange } from '../../events/change-event.ts'
import { lockEvent } from '../../events/event-store.ts'
import { insertResult } from '../../events/result-store.ts'
import type { SportsbookDeps } from '../../../sportsbook-deps.ts'
import { offerTermsOf } from '../offer-terms.ts'
import { seededNumbers } from '../seeded-numbers.ts'
import { allSeries, type OutrightPlan, type SeasonMatch } from '../series.ts'
import {
  begunMatches,
  competitorsOf,
  outrightIdOf,
  progressOf,
  saveCounted,
  type BegunMatch,
  type OpenOutright,
} from './outright-store.ts'

/** So many seasons are played for the prices, so many of them at once: others wait a few milliseconds at most. */
const [seasons, seasonsAtOnce] = [2_000, 40]
const seedBytes = 16
/** In the last matches of a season nobody can bet on it: they are known sooner elsewhere than here. */
const lastShare = 0.03

/**
 * Brings an outright up to date with its season. While the new prices are computed nobody can bet at the old ones. Once
 * every match has been played it ends with the final table.
 */
export async function followSeason(deps: SportsbookDeps, outright: OpenOutright): Promise<void> {
  const progress = await progressOf(deps.database, outright.eventId)
  if (progress === outright.counted) return
  const series = allSeries.find(({ name }) => name === outright.series)
  const plan = await series?.outright?.seasonAt(deps.database, outright)
  if (!series?.outright || !plan) throw new Error(`there is no season of ${outright.series}`)
  // An earlier release offered a season that is played no further.
  if (outright.externalId !== outrightIdOf(series.name, plan.season)) return cancel(deps, outright)
  if (!(await change(deps, outright, { markets: 'suspend' }))) return
  const begun = new Map(
    (await begunMatches(deps.database, outright.eventId)).map((match) => [match.externalId, match]),
  )
  const names = [...(await competitorsOf(deps.database, outright.eventId)).entries()]
  const played = plan.matches.filter(({ externalId }) => begun.get(externalId)?.isOver)
  const counted = played
    .map((match) => ({ ...match, ...begun.get(match.externalId)! }))
    .filter(({ isCounted }) => isCounted)
  const { rules, tops } = series.outright
  if (played.length === plan.matches.length)
    return end(deps, outright, { progress, positions: positionsById(names, counted, rules) })
  const { extraMargin } = await offerTermsOf(deps.settings, series.name, false)
  const isLast = plan.matches.length - played.length <= plan.matches.length * lastShare
  const season = seasonOf({ names, counted, matches: plan.matches, begun, rules })
  const counts = await countAll(deps, season, tops)
  const ids = names.map(([, id]) => String(id))
  const markets = isLast
    ? ('suspend' as const)
    : tops.map((top) => outrightOffer(ids, counts, { top, extraMargin }))
  await change(deps, outright, { markets }, progress)
}

function seasonOf({
  names,
  counted,
  matches,
  begun,
  rules,
}: {
  names: readonly (readonly [string, bigint])[]
  counted: readonly CountedMatch[]
  matches: readonly SeasonMatch[]
  begun: ReadonlyMap<string, BegunMatch>
  rules: OutrightPlan['rules']
}): Season {
  const competitors = names.map(([name]) => name)
  const indexOf = new Map(competitors.map((name, index) => [name, index]))
  const table = standingsOf(competitors, counted, rules)
  return {
    rules,
    standings: competitors.map((name) => table.get(name)!),
    remaining: matches
      .filter(({ externalId }) => !begun.get(externalId)?.isOver)
      .map(({ externalId, home, away, playFrom }) => {
        const { score = { home: 0, away: 0 }, playedSeconds = 0 } = begun.get(externalId) ?? {}
        const play = playFrom(score, playedSeconds)
        return { home: indexOf.get(home)!, away: indexOf.get(away)!, play }
      }),
  }
}

async function countAll(
  { chance }: SportsbookDeps,
  season: Season,
  tops: readonly number[],
): Promise<FinishCounts> {
  const counts = noCounts(season.standings.length, tops)
  const next = seededNumbers(chance.bytes(seedBytes).toString('hex'))
  while (counts.rounds < seasons) {
    countFinishes(season, counts, seasonsAtOnce, next)
    await nextTurn()
  }
  return counts
}

const positionsById = (
  names: readonly (readonly [string, bigint])[],
  counted: readonly CountedMatch[],
  rules: OutrightPlan['rules'],
): Record<string, number> => {
  const positions = positionsOf(
    standingsOf(
      names.map(([name]) => name),
      counted,
      rules,
    ),
    rules,
  )
  return Object.fromEntries(names.map(([name, id]) => [String(id), positions[name]!]))
}

/**
 * Changes an outright. With `counted`, only if its season is where that was counted. One that operators have ended is left
 * to them: false.
 */
const change = (
  { database, live, clock }: SportsbookDeps,
  { eventId, counted: countedBefore }: OpenOutright,
  wanted: EventChange,
  counted?: string,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId)
    if (event?.status !== 'scheduled') {
      await saveCounted(tx, eventId, { counted: counted ?? countedBefore, finished: true })
      return false
    }
    if (counted !== undefined) {
      if ((await progressOf(tx, eventId)) !== counted) return true
      await saveCounted(tx, eventId, { counted, finished: false })
    }
    await changeEvent(tx, { live, clock }, event, wanted)
    return true
  })

const end = (
  deps: SportsbookDeps,
  outright: OpenOutright,
  { progress, positions }: { progress: string; positions: Record<string, number> },
): Promise<void> =>
  finish(deps, outright, {
    status: 'ended',
    counted: progress,
    result: { sport: 'outright', positions, withdrawn: [], over: true },
  })

/** Gives all stakes back. */
const cancel = (deps: SportsbookDeps, outright: OpenOutright): Promise<void> =>
  finish(deps, outright, { status: 'cancelled', counted: outright.counted, result: undefined })

const finish = (
  deps: SportsbookDeps,
  { eventId }: OpenOutright,
  {
    status,
    counted,
    result,
  }: { status: 'ended' | 'cancelled'; counted: string; result: OutrightResult | undefined },
): Promise<void> =>
  deps.database.transaction(async (tx: Tx) => {
    const event = await lockEvent(tx, eventId)
    if (event?.status !== 'scheduled') return
    await changeEvent(tx, deps, event, { status, period: 'ended', result, markets: 'close' })
    const nowMs = deps.clock.now()
    const endedAtMs = status === 'ended' ? nowMs : undefined
    await insertResult(tx, eventId, { status, venue: event.venue, result, endedAtMs, source: 'play' }, nowMs)
    await saveCounted(tx, eventId, { counted, finished: true })
  })
