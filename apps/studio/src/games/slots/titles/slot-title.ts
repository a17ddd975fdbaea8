// SPDX-License-Identifier: Apache-2.0
import type { StatedPar } from '../par/stated-par.ts'
import type { SlotRules } from '../slot-rules.ts'

/** A slot as data; what its symbols look like is in its art, by the same code. */
export interface SlotTitle {
  readonly code: string
  readonly name: string
  readonly rules: SlotRules
  /** Computed from the rules, which a test repeats: `npm run studio -- par CODE`. */
  readonly par: StatedPar
}
