// SPDX-License-Identifier: Apache-2.0
import type { CascadeRules, CountPay } from '../cascade-rules.ts'
import type { SimulatedPar } from '../par/simulated-par.ts'

/** A slot with cascades as data; what its symbols look like is in its art, by the same code. */
export interface CascadeTitle {
  readonly code: string
  readonly name: string
  /** The number of its simulation, which no other title has; with it every chunk can be repeated. */
  readonly simulation: number
  readonly rules: CascadeRules
  /** From the simulated rounds in `par/sums`, which a test repeats: `npm run studio -- par CODE`. */
  readonly par: SimulatedPar
}

/** Pays by numbers of symbols. */
export const counts = (...steps: readonly (readonly [from: number, pays: number])[]): CountPay[] =>
  steps.map(([from, pays]) => ({ from, pays }))
