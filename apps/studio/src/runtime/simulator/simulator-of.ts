// SPDX-License-Identifier: Apache-2.0
import type { GameCode, GameParameters } from '../../protocol.ts'
import type { Cell } from '../page/cell.ts'
import type { Theme } from '../page/theme.ts'
import type { Simulate } from './simulate.ts'
import type { SimulatorOptions } from './simulator-section.ts'
import type { VisibleWay } from './way-of-play.ts'

/** What a game lets the simulator play. */
export interface Simulated<Code extends GameCode> {
  readonly game: Code
  /** What is chosen on the page; undefined if something there is invalid. */
  readonly chosen: () => GameParameters[Code] | undefined
  readonly way: VisibleWay<GameParameters[Code]>
}

/** The simulator of a game, which states the return of its way of play, or else that of the rules. */
export function simulatorOf<Code extends GameCode>(
  { game, chosen, way }: Simulated<Code>,
  simulate: Simulate,
  theme: Cell<Theme>,
): (statedByRules: () => number | undefined) => SimulatorOptions {
  const of = <Result>(read: (parameters: GameParameters[Code]) => Result): Result | undefined => {
    const parameters = chosen()
    return parameters && read(parameters)
  }
  return (statedByRules) => ({
    simulate,
    theme,
    chosen: () => of((parameters) => ({ game, parameters })),
    words: () => of(way.words),
    statedPercent: () => (way.statedPercent ? of(way.statedPercent) : statedByRules()),
  })
}
