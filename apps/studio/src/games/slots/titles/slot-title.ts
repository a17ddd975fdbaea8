// SPDX-License-Identifier: Apache-2.0
import type { StatedPar } from '../par/stated-par.ts'
import type { SlotRules } from '../slot-rules.ts'

/** A slot as rounds of it are played and checked. */
export interface PlayedSlot {
  readonly code: string
  readonly name: string
  readonly rules: SlotRules
}

/** A slot as data; what its symbols look like is in its art, by the same code. */
export interface SlotTitle extends PlayedSlot {
  /** Computed from the rules, which a test repeats: `npm run studio -- par CODE`. */
  readonly par: StatedPar
}
