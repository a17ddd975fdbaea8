// SPDX-License-Identifier: Apache-2.0
/** How long a proof of who somebody is stays valid. */
export const freshProofMs = 5 * 60_000

/** What a call requires besides the session (`proof` in its declaration). */
export type WantedProof = 'fresh' | 'payout' | 'contract'

export interface ProofFacts {
  wanted: WantedProof
  /**
   * When the member last proved who they are, in any way: epoch ms; null for a session opened by a remembered
   * device.
   */
  provenAtMs: number | null
  /** When they last did so with a second factor. */
  strongAtMs: number | null
  hasSecondFactor: boolean
  agent: boolean
  agentsNeedSecondFactor: boolean
}

/**
 * Whether the call may run. `fresh`: members with a second factor have used it within five minutes, others
 * have given any proof. `payout`: the call contains the payment password, which is enough for a member
 * without a second factor; agents can be required to have one. `contract`: only where agents are required to
 * have a second factor, they have used it within five minutes.
 */
export function judgeProof(facts: ProofFacts, nowMs: number): 'ok' | 'prove' | 'needsSecondFactor' {
  const isFresh = (atMs: number | null): boolean => atMs !== null && nowMs - atMs < freshProofMs
  const isRequired = facts.agent && facts.agentsNeedSecondFactor
  if (facts.wanted === 'contract' && !isRequired) return 'ok'
  if (facts.wanted !== 'fresh' && isRequired && !facts.hasSecondFactor) return 'needsSecondFactor'
  if (facts.hasSecondFactor) return isFresh(facts.strongAtMs) ? 'ok' : 'prove'
  return facts.wanted === 'payout' || isFresh(facts.provenAtMs) ? 'ok' : 'prove'
}
