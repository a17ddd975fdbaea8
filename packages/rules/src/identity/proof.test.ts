// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { judgeProof, type ProofFacts } from './proof.ts'

const hourMs = 3_600_000
const nowMs = 1_000 * hourMs
const waitMs = 48 * hourMs
const old = nowMs - 100 * hourMs
const young = nowMs - hourMs
const just = nowMs - 1_000
const plain: ProofFacts = {
  wanted: 'fresh',
  provenAtMs: null,
  strongAtMs: null,
  strongSinceMs: null,
  oldestFactorMs: null,
  waitMs,
  agent: false,
  agentsNeedSecondFactor: false,
}
const judge = (facts: Partial<ProofFacts>): string => judgeProof({ ...plain, ...facts }, nowMs)

describe('a proof', () => {
  it('by the password is enough for a member without a second factor, and no longer with an old one', () => {
    expect(judge({ provenAtMs: just })).toBe('ok')
    expect(judge({ provenAtMs: nowMs - 5 * 60_000 })).toBe('prove')
    expect(judge({ provenAtMs: just, oldestFactorMs: old })).toBe('prove')
    expect(judge({ provenAtMs: just, strongAtMs: just, strongSinceMs: old, oldestFactorMs: old })).toBe('ok')
  })

  it('by the password stays enough while every second factor is new: the owner can still remove it', () => {
    expect(judge({ provenAtMs: just, oldestFactorMs: young })).toBe('ok')
    expect(judge({ wanted: 'payout', oldestFactorMs: young })).toBe('ok')
  })

  it('by a new factor does not count where an older one is there', () => {
    const byNew = { provenAtMs: just, strongAtMs: just, strongSinceMs: young, oldestFactorMs: old }
    for (const wanted of ['fresh', 'payout'] as const) expect(judge({ ...byNew, wanted })).toBe('tooYoung')
    expect(judge({ ...byNew, strongSinceMs: null })).toBe('tooYoung')
    expect(judge({ ...byNew, waitMs: 0 })).toBe('ok')
  })

  it('is refused to agents who must have a factor and only have a new one', () => {
    const agent = { agent: true, agentsNeedSecondFactor: true, provenAtMs: just, strongAtMs: just }
    for (const wanted of ['payout', 'contract'] as const) {
      expect(judge({ ...agent, wanted })).toBe('needsSecondFactor')
      expect(judge({ ...agent, wanted, strongSinceMs: young, oldestFactorMs: young })).toBe('tooYoung')
      expect(judge({ ...agent, wanted, strongSinceMs: old, oldestFactorMs: old })).toBe('ok')
    }
  })

  it('counts from the very millisecond at which the waiting time is over', () => {
    const at = (age: number): string =>
      judge({ strongAtMs: just, strongSinceMs: nowMs - age, oldestFactorMs: old })
    expect([at(waitMs - 1), at(waitMs)]).toEqual(['tooYoung', 'ok'])
  })
})
