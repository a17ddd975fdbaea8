// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { zero, type Amount } from '@tessera/rules/money'
import { monthEndMs, siteMonth } from '@tessera/rules/ranks/months'
import { keepTarget, lastPlainRank, nextTarget, rankToRegain } from '@tessera/rules/ranks/ranks'
import { percentOfBasisPoints } from '@tessera/rules/rebates/rebates'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { rankLabel, ranksOf } from '../../members/index.ts'
import { ratesByRank, type RebateRatesByRank } from '../rebates/rebate-terms.ts'
import { bonusesOf } from './bonus-store.ts'
import { changesOf } from './change-store.ts'
import { managerOf } from './manager-store.ts'
import { rankTerms, type BrandRanks } from './rank-terms.ts'
import { monthBetsOf, readStanding } from './standing-store.ts'

type RankAnswer = OperationOutput<'rewards.playerRank'>
type Standing = Pick<
  RankAnswer,
  'rankLevel' | 'labelName' | 'validBets' | 'nextTarget' | 'keepTarget' | 'monthBets' | 'monthEnds' | 'regain'
>
/** Changes of rank that the page lists. */
const mostChanges = 10

export interface ShowRankDeps {
  settings: Settings
  rankPicture(rankLevel: number): string
  isOperatorOpen(db: Queries, operatorId: number): Promise<boolean>
}

/** Where a member stands now, and the highest rank that they have had. */
export async function showStanding(
  db: Queries,
  terms: BrandRanks,
  memberId: bigint,
  nowMs: number,
): Promise<Standing & { peak: number }> {
  const month = siteMonth(nowMs, terms.timeZone)
  const [[member], { validBets, peak, loweredIn }, months] = await Promise.all([
    ranksOf(db, [memberId]),
    readStanding(db, memberId),
    monthBetsOf(db, [memberId], month),
  ])
  const rankLevel = member?.rankLevel ?? 0
  const monthBets: Amount = months.get(memberId) ?? zero
  return {
    rankLevel,
    labelName: rankLabel(rankLevel).labelName,
    validBets,
    nextTarget: nextTarget(terms, rankLevel) ?? null,
    keepTarget: keepTarget(terms, rankLevel),
    monthBets,
    monthEnds: monthEndMs(month, terms.timeZone),
    regain:
      (loweredIn === month ? undefined : rankToRegain(terms, { rankLevel, peak, validBets, monthBets })) ??
      null,
    peak: Math.max(peak, rankLevel),
  }
}

/** The page of a member's rank (D-148). */
export async function showRank(
  db: Queries,
  deps: ShowRankDeps,
  memberId: bigint,
  nowMs: number,
): Promise<RankAnswer> {
  const { settings } = deps
  const [terms, rates, hasRebates] = await Promise.all([
    rankTerms(settings),
    ratesByRank(settings),
    settings.read('site.memberCenter'),
  ])
  const [{ peak: _, ...standing }, changes, bonuses] = await Promise.all([
    showStanding(db, terms, memberId, nowMs),
    changesOf(db, memberId, mostChanges),
    bonusesOf(db, memberId),
  ])
  return {
    ...standing,
    ranks: presentRanks(
      terms,
      hasRebates ? rates : new Map(),
      new Set(bonuses.map(({ rankLevel }) => rankLevel)),
      deps.rankPicture,
    ),
    bonusWagerTimes: terms.bonusWagerTimes,
    changes: changes.map(({ time, from, to, cause }) => ({ time, from, to, cause })),
    manager: await managerToShow(db, deps, memberId, standing.rankLevel),
  }
}

const presentRanks = (
  terms: BrandRanks,
  rates: RebateRatesByRank,
  granted: ReadonlySet<number>,
  pictureOf: (rankLevel: number) => string,
): RankAnswer['ranks'] =>
  terms.ranks.map(({ validBets, bonus }, rankLevel) => ({
    rankLevel,
    labelName: rankLabel(rankLevel).labelName,
    iconUrl: pictureOf(rankLevel),
    target: validBets,
    keepTarget: keepTarget(terms, rankLevel),
    bonus,
    bonusGranted: granted.has(rankLevel),
    rates: [...rates].map(([gameType, byRank]) => ({
      gameType,
      rate: percentOfBasisPoints(byRank[rankLevel] ?? 0),
    })),
    vipService: rankLevel > lastPlainRank,
  }))

/** A manager is there for ranks above the fourth, as long as the operator's account is open. */
async function managerToShow(
  db: Queries,
  { isOperatorOpen }: ShowRankDeps,
  memberId: bigint,
  rankLevel: number,
): Promise<RankAnswer['manager']> {
  if (rankLevel <= lastPlainRank) return null
  const manager = await managerOf(db, memberId)
  if (!manager || !(await isOperatorOpen(db, manager.operatorId))) return null
  return { name: manager.name, link: manager.link }
}
