// SPDX-License-Identifier: Apache-2.0

/** What a cell may hold, in whole stakes, and in how many of all cases; 0 ends the bonus. */
export interface PickValue {
  readonly pays: number
  readonly cases: number
}

/**
 * Enough bonus symbols in the paid spin bring a board of closed cells. The player opens one after the other until
 * one of them ends it, or all are open; every opened cell pays what it holds.
 */
export interface PickBonus {
  readonly from: number
  readonly cells: number
  /** The cases add up to a power of two; exactly one value pays 0. */
  readonly values: readonly PickValue[]
}

/** The cases of all values together. */
export const pickCasesOf = ({ values }: PickBonus): number =>
  values.reduce((sum, { cases }) => sum + cases, 0)

/** What every cell holds, one float each: fixed before the first one is opened. */
export function fillCells(pick: PickBonus, floats: readonly number[]): number[] {
  if (floats.length < pick.cells) throw new RangeError('every cell needs a float')
  const cases = pickCasesOf(pick)
  return floats.slice(0, pick.cells).map((float) => {
    let left = Math.floor(float * cases)
    for (const { pays, cases: here } of pick.values) {
      if (left < here) return pays
      left -= here
    }
    return 0
  })
}

/** One cell that was opened. */
export interface Opened {
  readonly cell: number
  readonly pays: number
  /** Whether the player may open another one. */
  readonly goesOn: boolean
}

/**
 * Opens cells in the player's order; what they did not choose follows from the first cell on, as a round that its
 * player left is finished.
 */
export function openCells(held: readonly number[], chosen: readonly number[]): Opened[] {
  const order = new Set([...chosen.filter((cell) => cell in held), ...held.keys()])
  const opened: Opened[] = []
  for (const cell of order) {
    const pays = held[cell]!
    const goesOn = pays > 0 && opened.length + 1 < held.length
    opened.push({ cell, pays, goesOn })
    if (!goesOn) break
  }
  return opened
}
