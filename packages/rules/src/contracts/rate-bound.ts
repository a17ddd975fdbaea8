// SPDX-License-Identifier: Apache-2.0
import { rateFor } from './compute-pay.ts'
import type { TeamFigures, Tier } from './contract.ts'
import { covers } from './covers.ts'
import type { DayRange } from './periods.ts'

/** A contract of one kind, with the days on which it counts in a period. */
export interface ContractInPeriod extends DayRange {
  readonly agentId: bigint
  /** Null: the operator. */
  readonly uplineId: bigint | null
  readonly tiers: readonly Tier[]
}

/**
 * The most that the contracts above give for the figures of a contract, all the way up to the operator (D-132): nothing
 * if the chain is broken, because an upline has none for the same days. Undefined where each contract covers the one
 * below it, as all do that were agreed under this rule; so only others are looked at figure by figure.
 */
export function rateBoundOf(
  contracts: readonly ContractInPeriod[],
): (contract: ContractInPeriod, figures: TeamFigures) => number | undefined {
  const ofAgent = new Map(contracts.map((contract) => [contract.agentId, contract]))
  const aboveOf = ({ uplineId, firstDay, lastDay }: ContractInPeriod): ContractInPeriod | undefined => {
    const above = uplineId === null ? undefined : ofAgent.get(uplineId)
    return above && above.firstDay <= firstDay && above.lastDay >= lastDay ? above : undefined
  }
  const covered = new Map<ContractInPeriod, boolean>()
  function isCovered(contract: ContractInPeriod): boolean {
    const known = covered.get(contract)
    if (known !== undefined) return known
    // Until it is known: a circle covers nothing.
    covered.set(contract, false)
    const above = aboveOf(contract)
    const is =
      contract.uplineId === null ||
      (above !== undefined && covers(above.tiers, contract.tiers) && isCovered(above))
    covered.set(contract, is)
    return is
  }
  return (contract, figures) => {
    if (isCovered(contract)) return undefined
    let most = rateFor(contract.tiers, figures)
    const seen = new Set([contract])
    for (let at = contract; at.uplineId !== null;) {
      const above = aboveOf(at)
      if (!above || seen.has(above)) return 0
      seen.add(above)
      most = Math.min(most, rateFor(above.tiers, figures))
      at = above
    }
    return most
  }
}
