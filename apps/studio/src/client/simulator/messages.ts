// SPDX-License-Identifier: Apache-2.0
import type { GameCode, GameParameters } from '../../protocol.ts'
import type { Totals } from '../../runtime/simulator/totals.ts'

/** What the page sends to the worker, once. */
export interface SimulationOrder {
  readonly game: GameCode
  readonly parameters: GameParameters[GameCode]
  readonly rounds: number
  readonly seed: readonly [number, number, number]
}

/** What the worker answers: totals so far, or that it cannot play this. */
export type SimulationAnswer = { readonly totals: Totals } | { readonly failed: true }
