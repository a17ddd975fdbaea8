// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContractKind, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import { judgeTiers, type TierProblem } from '@tessera/rules/contracts/judge-tiers'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { contractInState, holdOwnContract } from './contract-store.ts'

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
  uplineId: bigint | null,
  { kind, periodType, tiers }: OfferTerms,
): Promise<TierProblem | undefined> {
  if (kind !== 'DIVIDEND' && periodType !== 'Daily') throw fault('contracts.badPeriod')
  if (uplineId === null) return judgeTiers(tiers, undefined)
  const own = await contractInState(db, uplineId, kind, 'Active')
  if (own?.periodType !== periodType) throw fault('contracts.noOwnContract')
  return judgeTiers(tiers, own.tiers)
}

/**
 * The same for an offer that is made or accepted: throws `contracts.badTiers` as well. The own contract of the one who
 * offers is held, so that it cannot end unnoticed meanwhile.
 */
export async function judgeOffer(tx: Tx, uplineId: bigint | null, terms: OfferTerms): Promise<void> {
  if (uplineId !== null) await holdOwnContract(tx, uplineId, terms.kind)
  const problem = await findTierProblem(tx, uplineId, terms)
  if (problem)
    throw fault('contracts.badTiers', {
      problem: problem.problem,
      tier: 'tier' in problem ? problem.tier : null,
    })
}
