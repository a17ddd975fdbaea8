// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { highestStakeOf } from '@tessera/rules/sportsbook/bets/stake-limit'
import type { Queries } from '../../../../platform/db/index.ts'
import type { LegNow } from '../../bets/read-legs.ts'
import type { BetTerms } from '../../bets/read-terms.ts'
import {
  limitsThatMayCount,
  stakedOnOutcomes,
  type CountedLimit,
  type LimitsAsked,
  type MemberOutcome,
} from './limit-store.ts'

/** Whose bet it is, and on what. */
export interface LimitedBet {
  brandCode: string
  memberId: bigint
  legs: readonly Pick<LegNow, 'event' | 'selections'>[]
}

/** What operators have set for some bets, and what counts towards it. */
export interface StakeLimits {
  limits: readonly CountedLimit[]
  /** What members with a limit of their own have at stake on the same outcomes. */
  stakedBy: ReadonlyMap<bigint, bigint>
}

/** The limits that may count for bets, with what their members have at stake on the outcomes that they want. */
export async function readStakeLimits(
  db: Queries,
  asked: LimitsAsked,
  outcomes: readonly MemberOutcome[],
): Promise<StakeLimits> {
  const limits = await limitsThatMayCount(db, asked)
  const members = new Set(limits.flatMap(({ kind, key }) => (kind === 'member' ? [key] : [])))
  const limited = outcomes.filter(({ memberId }) => members.has(String(memberId)))
  return { limits, stakedBy: limited.length === 0 ? new Map() : await stakedOnOutcomes(db, limited) }
}

/** The terms of a brand with the highest stake of one member on what a bet is about, by limits that are read for it. */
export async function limitedTerms(db: Queries, terms: BetTerms, bet: LimitedBet): Promise<BetTerms> {
  const { brandCode, memberId, legs } = bet
  const selections = legs.flatMap((leg) => leg.selections)
  const asked = {
    brandCodes: [brandCode],
    memberIds: [memberId],
    competitionIds: [...new Set(legs.map(({ event }) => event.competitionId))],
    types: [...new Set(selections.map(({ market }) => market.type))],
  }
  const outcomes = selections.map(({ market, outcome }) => ({ memberId, marketId: market.id, outcome }))
  return termsWithin(bet, terms, await readStakeLimits(db, asked, outcomes))
}

/**
 * The same by limits that were read before. What a narrowly limited member has at stake on these outcomes already counts, so
 * that many bets are no way around the limit. They learn the amount, never which limit it comes from.
 */
export function termsWithin(bet: LimitedBet, terms: BetTerms, { limits, stakedBy }: StakeLimits): BetTerms {
  const { own, ofOthers, narrower } = limitsOf(bet, terms, limits)
  if (!own) return { ...terms, highestStake: ofOthers }
  const ofMember = highestStakeOf(terms.highestStake, narrower, {
    factorThousandths: own.factor ?? undefined,
    highest: own.highest === null ? undefined : amountOfMillionths(own.highest),
  })
  if (ofMember >= ofOthers) return { ...terms, highestStake: ofMember }
  const staked = stakedBy.get(bet.memberId) ?? 0n
  return { ...terms, highestStake: amountOfMillionths(ofMember > staked ? ofMember - staked : 0n) }
}

/** The limit of a member, and the highest stake of all others on the same. */
function limitsOf(
  { brandCode, memberId, legs }: LimitedBet,
  terms: BetTerms,
  limits: readonly CountedLimit[],
): { own: CountedLimit | undefined; ofOthers: Amount; narrower: Amount[] } {
  const ofBrand = limits.filter((limit) => limit.brandCode === brandCode)
  const competitions = new Set(legs.map(({ event }) => String(event.competitionId)))
  const types = new Set(legs.flatMap(({ selections }) => selections.map(({ market }) => market.type)))
  const own = ofBrand.find(({ kind, key }) => kind === 'member' && key === String(memberId))
  const narrower = ofBrand.flatMap(({ kind, key, highest }): Amount[] => {
    const counts = (kind === 'competition' && competitions.has(key)) || (kind === 'type' && types.has(key))
    return counts && highest !== null ? [amountOfMillionths(highest)] : []
  })
  return { own, ofOthers: highestStakeOf(terms.highestStake, narrower), narrower }
}
