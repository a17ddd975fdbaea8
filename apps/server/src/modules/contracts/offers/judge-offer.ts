// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContractKind, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import { judgeTiers, type TierProblem } from '@tessera/rules/contracts/judge-tiers'
import type { Queries } from '../../../platform/db/index.ts'
import { contractInState } from './contract-store.ts'

/** A contract as somebody wants to offer it. */
export interface OfferTerms {
  kind: ContractKind
  periodType: PeriodType
  tiers: readonly Tier[]
}

/**
 * What is wrong with the tiers of an offer; undefined when they may be offered. `uplineId` null: the operator
 * offers. Throws `contracts.badPeriod` for a salary by another period than the day, and
 * `contracts.noOwnContract` for agents who have no active contract of this kind and period themselves.
 */
export async function findTierProblem(
  db: Queries,
  uplineId: number | null,
  { kind, periodType, tiers }: OfferTerms,
): Promise<TierProblem | undefined> {
  if (kind !== 'DIVIDEND' && periodType !== 'Daily') throw fault('contracts.badPeriod')
  if (uplineId === null) return judgeTiers(tiers, undefined)
  const own = await contractInState(db, uplineId, kind, 'Active')
  if (own?.periodType !== periodType) throw fault('contracts.noOwnContract')
  return judgeTiers(tiers, own.tiers)
}

/** The same for an offer that is made: throws `contracts.badTiers` as well. */
export async function judgeOffer(db: Queries, uplineId: number | null, terms: OfferTerms): Promise<void> {
  const problem = await findTierProblem(db, uplineId, terms)
  if (problem)
    throw fault('contracts.badTiers', {
      problem: problem.problem,
      tier: 'tier' in problem ? problem.tier : null,
    })
}
