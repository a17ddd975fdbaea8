// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { highestStakeOf } from '@tessera/rules/sportsbook/bets/stake-limit'
import type { Queries } from '../../../platform/db/index.ts'
import type { LegNow } from '../bets/read-legs.ts'
import type { BetTerms } from '../bets/read-terms.ts'
import { limitsThatMayCount, stakedOnOutcomes, type CountedLimit } from './limit-store.ts'

/** Whose bet it is, and on what. */
export interface Bettor {
  brandCode: string
  memberId: number
  legs: readonly Pick<LegNow, 'event' | 'selections'>[]
}

/**
 * The terms of a brand with the highest stake of one member on what a bet is about. What a narrowly limited member has at
 * stake on these outcomes already counts, so that many bets are no way around the limit. They learn the amount, never which limit it
 * comes from.
 */
export async function limitedTerms(
  db: Queries,
  terms: BetTerms,
  { brandCode, memberId, legs }: Bettor,
): Promise<BetTerms> {
  const selections = legs.flatMap((leg) => leg.selections)
  const bettor = { brandCode, memberId, legs }
  const limits = await limitsThatMayCount(db, {
    brandCodes: [brandCode],
    memberIds: [memberId],
    competitionIds: [...new Set(legs.map(({ event }) => event.competitionId))],
    types: [...new Set(selections.map(({ market }) => market.type))],
  })
  const { own, ofOthers, narrower } = limitsOf(bettor, terms, limits)
  if (!own) return { ...terms, highestStake: ofOthers }
  const ofMember = highestStakeOf(terms.highestStake, narrower, {
    factorThousandths: own.factor ?? undefined,
    highest: own.highest === null ? undefined : amountOfMillionths(own.highest),
  })
  if (ofMember >= ofOthers) return { ...terms, highestStake: ofMember }
  const staked = await stakedOnOutcomes(
    db,
    memberId,
    selections.map(({ market, outcome }) => ({ marketId: market.id, outcome })),
  )
  return { ...terms, highestStake: amountOfMillionths(ofMember > staked ? ofMember - staked : 0n) }
}

/**
 * The same by limits that were read for several bets; undefined for a member with a limit of their own, for which
 * their other bets count.
 */
export function termsWithin(
  bettor: Bettor,
  terms: BetTerms,
  limits: readonly CountedLimit[],
): BetTerms | undefined {
  const { own, ofOthers } = limitsOf(bettor, terms, limits)
  return own ? undefined : { ...terms, highestStake: ofOthers }
}

/** The limit of a member, and the highest stake of all others on the same. */
function limitsOf(
  { brandCode, memberId, legs }: Bettor,
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
