// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { highestStakeOf } from '@tessera/rules/sportsbook/bets/stake-limit'
import type { Queries } from '../../../platform/db/index.ts'
import type { LegNow } from '../bets/read-legs.ts'
import type { BetTerms } from '../bets/read-terms.ts'
import { limitsThatCount, stakedOnOutcomes } from './limit-store.ts'

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
  const limits = await limitsThatCount(db, {
    brandCode,
    memberId,
    competitionIds: [...new Set(legs.map(({ event }) => event.competitionId))],
    types: [...new Set(selections.map(({ market }) => market.type))],
  })
  const own = limits.find(({ kind }) => kind === 'member')
  const narrower = limits.flatMap(({ kind, highest }): Amount[] =>
    kind === 'member' || highest === null ? [] : [amountOfMillionths(highest)],
  )
  const ofOthers = highestStakeOf(terms.highestStake, narrower)
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
