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
  /** When that second factor was added; null when it is not known. */
  strongSinceMs: number | null
  /** When the oldest second factor that they still have was added; null for a member without any. */
  oldestFactorMs: number | null
  /** How long a new second factor waits before it counts. */
  waitMs: number
  agent: boolean
  agentsNeedSecondFactor: boolean
}

/** Whether a second factor has been there for long enough: whoever added it may be a stranger, and the owner was told. */
export const factorCounts = (addedAtMs: number | null, waitMs: number, nowMs: number): boolean =>
  waitMs === 0 || (addedAtMs !== null && nowMs - addedAtMs >= waitMs)

/**
 * Whether the call may run. `fresh`: members with a second factor have used it within five minutes, others
 * have given any proof. `payout`: the call contains the payment password, which is enough for a member
 * without a second factor; agents can be required to have one. `contract`: only where agents are required to
 * have a second factor, they have used it within five minutes. A second factor that is still new counts as
 * none: it neither permits anything nor takes anything away from what proved the member before. `tooYoung`: the proof was
 * given with a new one although an older one is there, or is required.
 */
export function judgeProof(
  facts: ProofFacts,
  nowMs: number,
): 'ok' | 'prove' | 'needsSecondFactor' | 'tooYoung' {
  const isFresh = (atMs: number | null): boolean => atMs !== null && nowMs - atMs < freshProofMs
  const isRequired = facts.agent && facts.agentsNeedSecondFactor
  if (facts.wanted === 'contract' && !isRequired) return 'ok'
  const hasOne = facts.oldestFactorMs !== null
  const hasOld = hasOne && factorCounts(facts.oldestFactorMs, facts.waitMs, nowMs)
  if (facts.wanted !== 'fresh' && isRequired && !hasOld) return hasOne ? 'tooYoung' : 'needsSecondFactor'
  if (hasOld) {
    if (!isFresh(facts.strongAtMs)) return 'prove'
    return factorCounts(facts.strongSinceMs, facts.waitMs, nowMs) ? 'ok' : 'tooYoung'
  }
  return facts.wanted === 'payout' || isFresh(facts.provenAtMs) ? 'ok' : 'prove'
}
