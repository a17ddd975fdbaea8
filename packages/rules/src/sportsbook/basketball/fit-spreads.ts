// SPDX-License-Identifier: Apache-2.0
/** By how much a game missed what had been expected of it, and how long ago, in days from zero up. */
export interface GameError {
  readonly margin: number
  readonly total: number
  readonly ageDays: number
}

/** The standard deviations of a whole game. */
export interface Spreads {
  readonly margin: number
  readonly total: number
}

/** A game counts half as much after two seasons: play becomes faster and its ends more open. */
const halfLifeDays = 730
/** A league counts as if it had so many games with these spreads besides. */
const gamesOfPrior = 100
const prior: Spreads = { margin: 15.6, total: 20 }

/** The spreads of a league from the errors of predictions that were made before its games. */
export function fitSpreads(errors: readonly GameError[]): Spreads {
  const spreadOf = (figure: keyof Spreads): number => {
    let [squares, weights] = [gamesOfPrior * prior[figure] ** 2, gamesOfPrior]
    for (const error of errors) {
      const weight = 2 ** (-error.ageDays / halfLifeDays)
      squares += weight * error[figure] ** 2
      weights += weight
    }
    return Math.sqrt(squares / weights)
  }
  return { margin: spreadOf('margin'), total: spreadOf('total') }
}
