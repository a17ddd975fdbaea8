// SPDX-License-Identifier: Apache-2.0
/** Shares of a stake, which sum to 1, and what they return at least, whatever happens. */
export interface BestShares {
  readonly shares: readonly number[]
  readonly least: number
}

const [tiny, mostSteps] = [1e-9, 5_000]

/**
 * How to divide a stake so that the worst that can happen returns the most: `returns[i][s]` is what a unit on choice i
 * returns if s happens. It is a matrix game, solved by the simplex method: the largest sum of weights of what can happen by
 * which no choice returns more than its stake. Undefined if something can happen in which nothing returns.
 */
export function bestShares(returns: readonly (readonly number[])[]): BestShares | undefined {
  const [choices, events] = [returns.length, returns[0]?.length ?? 0]
  if (events === 0) return undefined
  const width = events + choices + 1
  const table = returns.map((row, choice) => {
    const line = new Float64Array(width)
    line.set(row)
    line[events + choice] = 1
    line[width - 1] = 1
    return line
  })
  const goal = new Float64Array(width)
  goal.fill(-1, 0, events)
  for (let step = 0; step < mostSteps; step += 1) {
    const column = entering(goal, width - 1, step)
    if (column < 0) return sharesIn(goal, { events, choices })
    const pivot = leaving(table, column, width - 1)
    if (pivot < 0) return undefined
    turnAbout(table, goal, { pivot, column })
  }
  return undefined
}

/** The steepest column; after many steps the first one, so that no circle is run in. */
function entering(goal: Float64Array, width: number, step: number): number {
  let best = -1
  for (let column = 0; column < width; column += 1) {
    if (goal[column]! >= -tiny) continue
    if (step > mostSteps / 2) return column
    if (best < 0 || goal[column]! < goal[best]!) best = column
  }
  return best
}

function leaving(table: readonly Float64Array[], column: number, end: number): number {
  let [best, least] = [-1, Infinity]
  for (const [row, line] of table.entries()) {
    if (line[column]! <= tiny) continue
    const ratio = line[end]! / line[column]!
    if (ratio < least - tiny) [best, least] = [row, ratio]
  }
  return best
}

function turnAbout(
  table: readonly Float64Array[],
  goal: Float64Array,
  { pivot, column }: { pivot: number; column: number },
): void {
  const own = table[pivot]!
  const scale = own[column]!
  for (let index = 0; index < own.length; index += 1) own[index]! /= scale
  for (const line of [...table, goal]) {
    const factor = line === own ? 0 : line[column]!
    if (factor !== 0)
      for (let index = 0; index < line.length; index += 1) line[index]! -= factor * own[index]!
  }
}

/** The shadow prices of the choices are the shares. */
function sharesIn(
  goal: Float64Array,
  { events, choices }: { events: number; choices: number },
): BestShares | undefined {
  const total = goal[goal.length - 1]!
  if (total <= tiny) return undefined
  const shares = Array.from({ length: choices }, (_, choice) => Math.max(0, goal[events + choice]!) / total)
  return { shares, least: 1 / total }
}
