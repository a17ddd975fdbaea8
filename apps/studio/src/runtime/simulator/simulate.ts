// SPDX-License-Identifier: Apache-2.0
import type { GameCode, GameParameters } from '../../protocol.ts'
import type { Totals } from './totals.ts'

/** What a simulation plays. */
export interface SimulationOf<Code extends GameCode> {
  readonly game: Code
  readonly parameters: GameParameters[Code]
}

/** Hears the totals from time to time, and once that nothing more will come. */
export interface SimulationListener {
  readonly onTotals: (totals: Totals) => void
  readonly onFailure: () => void
}

/** Starts a simulation of so many rounds beside the page; returns what stops it. */
export type Simulate = <Code extends GameCode>(
  simulation: SimulationOf<Code>,
  rounds: number,
  listener: SimulationListener,
) => () => void
