// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import type { CascadeRules, ClusterRules, ScatterPaysRules } from './cascade-rules.ts'
import { buildCascadeEvents, cascadeEventsOf, FloatsEnded } from './cascade-story.ts'
import { noSums, simulatorOf } from './par/simulate.ts'
import { STREAM_VALUES, type RandomStream } from './par/random-stream.ts'

const none = { spins: [0], again: [0], most: 0 }
/** Two columns of two rows; three that touch pay. */
const clusters: ClusterRules = {
  engine: 'clusters',
  columns: 2,
  rows: 2,
  weights: { 1: 2, 2: 1, S: 1 },
  parts: 1,
  pays: {
    1: [
      { from: 3, pays: 1 },
      { from: 4, pays: 4 },
    ],
    2: [
      { from: 3, pays: 2 },
      { from: 4, pays: 9 },
    ],
  },
  scatter: { symbol: 'S', pays: [0, 0, 7] },
  freeGames: none,
  mostWins: 2,
  winCap: 1_000,
  factors: [1, 3],
  keepsFactor: false,
}
/** Two columns of two rows; three anywhere pay, and M multiplies. */
const anywhere: ScatterPaysRules = {
  engine: 'scatterPays',
  columns: 2,
  rows: 2,
  weights: { 1: 2, S: 1, M: 1 },
  parts: 1,
  pays: {
    1: [
      { from: 3, pays: 1 },
      { from: 4, pays: 5 },
    ],
  },
  scatter: { symbol: 'S', pays: [0, 0, 2, 6] },
  freeGames: none,
  mostWins: 3,
  winCap: 1_000,
  multipliers: { M: 4 },
}

type Row = (string | undefined)[]
/** Every way to fill the empty cells of a grid of rows, with its chance out of 4 for each cell. */
function* fillings(grid: Row[], cases: string): Generator<{ grid: string[][]; chance: number }> {
  const empty = grid.flatMap((row, y) =>
    row.flatMap((symbol, x) => (symbol === undefined ? [[y, x] as const] : [])),
  )
  for (let number = 0; number < cases.length ** empty.length; number += 1) {
    const filled = grid.map((row) => [...row])
    let rest = number
    for (const [y, x] of empty) {
      filled[y]![x] = cases[rest % cases.length]
      rest = Math.floor(rest / cases.length)
    }
    yield { grid: filled as string[][], chance: cases.length ** -empty.length }
  }
}
/** Lets what is left fall to the bottom of each column. */
function fallen(grid: Row[]): Row[] {
  const next: Row[] = grid.map((row) => row.map(() => undefined))
  for (let x = 0; x < grid[0]!.length; x += 1) {
    const left = grid.map((row) => row[x]).filter((symbol) => symbol !== undefined)
    left.toReversed().forEach((symbol, from) => (next[grid.length - 1 - from]![x] = symbol))
  }
  return next
}
const countOf = (grid: Row[], symbol: string) => grid.flat().filter((one) => one === symbol).length

/** The mean of what a spin on `clusters` pays, by hand: two rows of two, the same cases as its weights. */
function meanOfClusters(): number {
  const spin = (start: Row[], factor: number, isLast: boolean): number => {
    let mean = 0
    for (const { grid, chance } of fillings(start, '112S')) {
      let pays = 0
      const left: Row[] = grid.map((row) => [...row])
      for (const symbol of ['1', '2'])
        for (let y = 0; y < 2; y += 1)
          for (let x = 0; x < 2; x += 1) {
            // Grows a group from its first cell.
            const group = new Set<string>()
            const grow = (row: number, column: number) => {
              if (grid[row]?.[column] !== symbol || left[row]![column] === undefined) return
              if (group.has(`${row}${column}`)) return
              group.add(`${row}${column}`)
              grow(row + 1, column)
              grow(row - 1, column)
              grow(row, column + 1)
              grow(row, column - 1)
            }
            grow(y, x)
            if (group.size < 3) continue
            pays += (symbol === '1' ? (group.size >= 4 ? 4 : 1) : group.size >= 4 ? 9 : 2) * factor
            for (const cell of group) left[Number(cell[0])]![Number(cell[1])] = undefined
          }
      const ends = pays === 0 || isLast
      const scatters = countOf(grid, 'S') >= 3 ? 7 : 0
      mean += chance * (pays + (ends ? scatters : spin(fallen(left), 3, true)))
    }
    return mean
  }
  return spin(
    [
      [undefined, undefined],
      [undefined, undefined],
    ],
    1,
    false,
  )
}

/** The same for `anywhere`: what was won so far goes along, because multipliers come last. */
function meanOfAnywhere(): number {
  const spin = (start: Row[], won: number, wins: number): number => {
    let mean = 0
    for (const { grid, chance } of fillings(start, '11SM')) {
      const count = countOf(grid, '1')
      const pays = count === 4 ? 5 : count === 3 ? 1 : 0
      const total = won + pays
      if (pays > 0 && wins + 1 < 3) {
        const left = grid.map((row) => row.map((symbol) => (symbol === '1' ? undefined : symbol)))
        mean += chance * spin(fallen(left), total, wins + 1)
        continue
      }
      const multipliers = countOf(grid, 'M') * 4
      const scatters = [0, 0, 0, 2, 6][countOf(grid, 'S')]!
      mean += chance * (total * Math.max(1, multipliers) + scatters)
    }
    return mean
  }
  return spin(
    [
      [undefined, undefined],
      [undefined, undefined],
    ],
    0,
    0,
  )
}

/** Every list of floats that decides a round, found by asking for one more whenever it is needed; each is in quarters. */
function* drawings(rules: CascadeRules): Generator<{ floats: number[]; pays: number }> {
  const open: number[][] = [[]]
  for (let floats = open.pop(); floats; floats = open.pop())
    try {
      const [event] = cascadeEventsOf(rules, false, floats)
      yield { floats, pays: event!.multiplier / MULTIPLIER_ONE }
    } catch (error) {
      if (!(error instanceof FloatsEnded)) throw error
      for (const quarter of [0, 0.25, 0.5, 0.75]) open.push([...floats, quarter])
    }
}

/** A stream with these floats and then nothing. */
function streamOf(floats: readonly number[]): RandomStream {
  const values = new Uint16Array(256)
  floats.forEach((float, at) => (values[at] = float * STREAM_VALUES))
  return { values, at: 0, supply: () => {} }
}

describe('tiny boards, all of whose rounds are known', () => {
  it.each([
    ['clusters', clusters, meanOfClusters],
    ['symbols anywhere', anywhere, meanOfAnywhere],
  ] as const)(
    'pay exactly what counting by hand gives, in the engine and in the simulation: %s',
    (_name, rules, byHand) => {
      let [engine, chances, fast] = [0, 0, 0]
      for (const { floats, pays } of drawings(rules)) {
        const chance = 4 ** -floats.length
        const sums = noSums()
        simulatorOf(rules, false, streamOf(floats)).round(sums)
        chances += chance
        engine += chance * pays
        fast += chance * sums.paid
      }
      expect(chances).toBeCloseTo(1, 12)
      expect(engine).toBeCloseTo(byHand(), 12)
      expect(fast).toBeCloseTo(engine, 12)
    },
    240_000,
  )

  it('end a spin after its last win, with the winning symbols still there', () => {
    const events = buildCascadeEvents(clusters, false, () => 0)
    expect(events).toHaveLength(1)
    expect(events[0]!.tumbles!.map(({ board, wins }) => [board, wins.length])).toEqual([
      ['1111', 1],
      ['1111', 1],
    ])
    expect(events[0]).toMatchObject({ multiplier: (4 + 3 * 4) * MULTIPLIER_ONE, factor: 3, scatters: 0 })
  })
})
