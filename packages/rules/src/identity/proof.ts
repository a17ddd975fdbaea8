// SPDX-License-Identifier: Apache-2.0
/** How long somebody who has just proven who he is need not prove it again. */
export const freshProofMs = 5 * 60_000

/** What a call wants to be proven besides the session (the "proof" of its declaration). */
export type WantedProof = 'fresh' | 'payout'

export interface ProofFacts {
  wanted: WantedProof
  /**
   * When the member last proved that it is he, by anything: epoch ms, null for a session opened by a
   * remembered device.
   */
  provenAtMs: number | null
  /** When he last did so with a second factor. */
  strongAtMs: number | null
  hasSecondFactor: boolean
  agent: boolean
  agentsNeedSecondFactor: boolean
}

/**
 * May the call go on? `fresh`: whoever has a second factor has used it within five minutes, others any proof.
 * `payout`: the call itself carries the payment password, which is enough for a member without a second
 * factor; an agent may be made to have one.
 */
export function judgeProof(facts: ProofFacts, nowMs: number): 'ok' | 'prove' | 'needsSecondFactor' {
  const isFresh = (atMs: number | null): boolean => atMs !== null && nowMs - atMs < freshProofMs
  if (facts.wanted === 'payout' && facts.agent && facts.agentsNeedSecondFactor && !facts.hasSecondFactor)
    return 'needsSecondFactor'
  if (facts.hasSecondFactor) return isFresh(facts.strongAtMs) ? 'ok' : 'prove'
  return facts.wanted === 'payout' || isFresh(facts.provenAtMs) ? 'ok' : 'prove'
}
