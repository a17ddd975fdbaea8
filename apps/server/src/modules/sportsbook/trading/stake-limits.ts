// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { highestStakeOf } from '@tessera/rules/sportsbook/bets/stake-limit'
import type { Queries } from '../../../platform/db/index.ts'
import type { LegNow } from '../bets/judge-legs.ts'
import type { BetTerms } from '../bets/read-terms.ts'
import { limitsThatCount } from './limit-store.ts'

/** Whose bet it is, and on what. */
interface Bettor {
  brandCode: string
  memberId: number
  legs: readonly Pick<LegNow, 'event' | 'market'>[]
}

/**
 * The terms of a brand with the highest stake of one member on what a bet is about. The member learns the amount, never
 * which limit it comes from.
 */
export async function limitedTerms(
  db: Queries,
  terms: BetTerms,
  { brandCode, memberId, legs }: Bettor,
): Promise<BetTerms> {
  const limits = await limitsThatCount(db, {
    brandCode,
    memberId,
    competitionIds: [...new Set(legs.map(({ event }) => event.competitionId))],
    types: [...new Set(legs.map(({ market }) => market.type))],
  })
  const own = limits.find(({ kind }) => kind === 'member')
  const narrower = limits.flatMap(({ kind, highest }): Amount[] =>
    kind === 'member' || highest === null ? [] : [amountOfMillionths(highest)],
  )
  const highestStake = highestStakeOf(terms.highestStake, narrower, {
    factorThousandths: own?.factor ?? undefined,
    highest: own?.highest == null ? undefined : amountOfMillionths(own.highest),
  })
  return { ...terms, highestStake }
}
