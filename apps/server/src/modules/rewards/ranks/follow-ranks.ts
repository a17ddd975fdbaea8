// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '@tessera/rules/money'
import { siteMonth } from '@tessera/rules/ranks/months'
import { rankAfterBets } from '@tessera/rules/ranks/ranks'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { validBetsByGame, type PlayFollower, type PlaySlice, type ValidBetsOfGame } from '../../bets/index.ts'
import { countedBets, type GameEdges } from '../../catalogue/index.ts'
import { ranksOf } from '../../members/index.ts'
import { changeRanks, pushRanks } from './change-ranks.ts'
import type { RankChange } from './change-store.ts'
import { rankTermsOf, type BrandRanks } from './rank-terms.ts'
import { addBets, addMonthBets, type MonthBets, type StoredStanding } from './standing-store.ts'

export type RanksDeps = Pick<Platform, 'clock' | 'database' | 'live' | 'log' | 'settings'> & {
  gameEdges: GameEdges
}

/** Counts settled valid bets towards the ranks of members, and raises those who have reached one (D-148). */
export const rankFollower = (deps: RanksDeps): PlayFollower => ({
  name: 'rewards.ranks',
  from: 'first',
  async count(tx, slice) {
    const risen = await countSlice(tx, deps, slice)
    return risen.length === 0 ? undefined : () => pushRanks(deps, risen)
  },
})

async function countSlice(tx: Tx, deps: RanksDeps, slice: PlaySlice): Promise<RankChange[]> {
  const all = countedBets(deps.gameEdges, await validBetsByGame(tx, slice))
  if (all.length === 0) return []
  const brandOf = new Map(
    (await ranksOf(tx, [...new Set(all.map(({ memberId }) => memberId))])).map((member) => [
      member.id,
      member,
    ]),
  )
  const terms = await rankTermsOf(
    deps.settings,
    [...brandOf.values()].map(({ brandCode }) => brandCode),
  )
  const zoneOf = (memberId: bigint): string => terms.get(brandOf.get(memberId)!.brandCode)!.timeZone
  // Ranks are measured in the brand's own currency.
  const bets = all.filter(({ memberId }) => {
    const member = brandOf.get(memberId)
    return member && member.currency === terms.get(member.brandCode)!.currency
  })
  const latest = latestMonths(bets, zoneOf)
  const standings = await addBets(tx, sumOf(bets))
  const monthBets = await addMonths(tx, bets, zoneOf, latest)
  const candidates = standings.filter((standing) => {
    const { brandCode, rankLevel } = brandOf.get(standing.memberId)!
    return rankAfter(terms.get(brandCode)!, standing, rankLevel, monthBets) > rankLevel
  })
  const risen = await rise(tx, candidates, { terms, monthBets, latest })
  await changeRanks(tx, risen, terms, deps.clock.now())
  return risen
}

const rankAfter = (
  terms: BrandRanks,
  { memberId, peak, validBets, loweredIn }: StoredStanding,
  rankLevel: number,
  months: ReadonlyMap<bigint, MonthBets>,
): number => {
  const month = months.get(memberId)
  const monthBets = month && month.month !== loweredIn ? month.validBets : zero
  return rankAfterBets(terms, { rankLevel, peak, validBets, monthBets })
}

/** Reads the ranks of those who may rise again, now that their standings are locked. */
async function rise(
  tx: Tx,
  candidates: readonly StoredStanding[],
  {
    terms,
    monthBets,
    latest,
  }: {
    terms: ReadonlyMap<string, BrandRanks>
    monthBets: ReadonlyMap<bigint, MonthBets>
    latest: ReadonlyMap<bigint, { atMs: number }>
  },
): Promise<RankChange[]> {
  if (candidates.length === 0) return []
  const standingOf = new Map(candidates.map((standing) => [standing.memberId, standing]))
  return (await ranksOf(tx, [...standingOf.keys()])).flatMap(({ id, brandCode, rankLevel }) => {
    const to = rankAfter(terms.get(brandCode)!, standingOf.get(id)!, rankLevel, monthBets)
    return to > rankLevel
      ? [{ memberId: id, brandCode, from: rankLevel, to, cause: 'BETS' as const, atMs: latest.get(id)!.atMs }]
      : []
  })
}

function sumOf(bets: readonly ValidBetsOfGame[]): { memberId: bigint; validBets: Amount }[] {
  const sums = new Map<bigint, Amount>()
  for (const { memberId, validBets } of bets) sums.set(memberId, add(sums.get(memberId) ?? zero, validBets))
  return [...sums].map(([memberId, validBets]) => ({ memberId, validBets }))
}

/** The month in which each member's last bet of the slice was settled, and when that was. */
function latestMonths(
  bets: readonly ValidBetsOfGame[],
  zoneOf: (memberId: bigint) => string,
): Map<bigint, { month: string; atMs: number }> {
  const latest = new Map<bigint, { month: string; atMs: number }>()
  for (const { memberId, lastMs } of bets)
    if (lastMs >= (latest.get(memberId)?.atMs ?? 0))
      latest.set(memberId, { month: siteMonth(lastMs, zoneOf(memberId)), atMs: lastMs })
  return latest
}

/** Adds to the sums of months; returns each member's sum of their latest month. */
async function addMonths(
  tx: Tx,
  bets: readonly ValidBetsOfGame[],
  zoneOf: (memberId: bigint) => string,
  latest: ReadonlyMap<bigint, { month: string }>,
): Promise<Map<bigint, MonthBets>> {
  const sums = new Map<string, MonthBets>()
  for (const { memberId, validBets, lastMs } of bets) {
    const month = siteMonth(lastMs, zoneOf(memberId))
    const before = sums.get(`${memberId} ${month}`)?.validBets ?? zero
    sums.set(`${memberId} ${month}`, { memberId, month, validBets: add(before, validBets) })
  }
  const added = await addMonthBets(tx, [...sums.values()])
  return new Map(
    added
      .filter(({ memberId, month }) => latest.get(memberId)?.month === month)
      .map((sum) => [sum.memberId, sum]),
  )
}
