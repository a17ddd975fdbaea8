// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { casesTable, openedKind, type CasesBet } from './maths.ts'

export interface CasesEvent {
  readonly type: 'open'
  /** From 0, the smallest. */
  readonly kind: number
}

/** The number of floats in one round. */
export const CASES_FLOATS = 1

/** The story of one case. */
export function buildCasesStory(bet: CasesBet, stake: Stake, floats: readonly number[]): Story<CasesEvent> {
  const kind = openedKind(bet, floats[0]!)
  const { multiplier } = casesTable(bet)[kind]!
  return {
    events: [{ type: 'open', kind }],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
