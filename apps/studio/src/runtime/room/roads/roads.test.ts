// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beadPlate } from './bead-plate.ts'
import { bigRoad } from './big-road.ts'
import { derivedMarks, derivedRoad, DERIVED_ROAD_NAMES, DERIVED_ROADS, marksIfNext } from './derived-roads.ts'
import { ROAD_ROWS, type RoadCell, type RoadColour, type RoadOutcome } from './outcome.ts'

const winners = { B: 'red', P: 'blue', T: 'tie' } as const
/** "BPT": banker, player, tie. */
const outcomesOf = (written: string): RoadOutcome[] =>
  [...written].map((letter) => ({ winner: winners[letter as keyof typeof winners] }))
const at = (cells: readonly RoadCell[]) => cells.map(({ column, row }) => [column, row])
const lettersOf = (marks: readonly RoadColour[]) => marks.map((mark) => mark[0]).join('')
const marksOf = (written: string) => {
  const { runs } = bigRoad(outcomesOf(written))
  return DERIVED_ROAD_NAMES.map((road) => lettersOf(derivedMarks(runs, DERIVED_ROADS[road])))
}
const anyOutcomes = fc
  .array(fc.constantFrom('red', 'blue', 'tie'), { maxLength: 90 })
  .map((list) => list.map((winner): RoadOutcome => ({ winner })))

/** Fifty rounds of a real shoe, published with the test of OpenBaccarat. */
const REAL_SHOE = 'BPTPBBBBBBBBPTPPBTPPBBPPPTBBBBPBPPBBPBPBPPBBBBTPTB'

describe('the bead plate', () => {
  it('has every round, ties too, from top to bottom in six rows', () => {
    const beads = beadPlate(outcomesOf(REAL_SHOE))
    expect(beads.map(({ outcome }) => outcome)).toEqual(outcomesOf(REAL_SHOE))
    expect(at(beads).slice(4, 8)).toEqual([
      [0, 4],
      [0, 5],
      [1, 0],
      [1, 1],
    ])
  })
})

describe('the big road', () => {
  it('begins a column whenever the winner changes, and writes a tie on the win before it', () => {
    const { stones, tiesBefore } = bigRoad(outcomesOf('TBBPTTPB'))
    expect(tiesBefore).toBe(1)
    expect(at(stones)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ])
    expect(stones.map(({ ties }) => ties)).toEqual([0, 0, 2, 0, 0])
  })

  it('bends into a dragon tail below the sixth row', () => {
    expect(at(bigRoad(outcomesOf('BBBBBBBBB')).stones).slice(5)).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
      [3, 5],
    ])
  })

  it('bends above the tail of an earlier run', () => {
    const { stones } = bigRoad(outcomesOf('BBBBBBBBPPPPPP'))
    expect(at(stones).slice(6)).toEqual([
      [1, 5],
      [2, 5],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
    ])
  })

  it('draws a real shoe as it was published', () => {
    const { stones, runs } = bigRoad(outcomesOf(REAL_SHOE))
    expect(stones).toHaveLength(44)
    expect(stones.reduce((sum, { ties }) => sum + ties, 0)).toBe(6)
    expect(runs.slice(0, 3)).toEqual([1, 2, 8])
    expect(at(stones).slice(9, 11)).toEqual([
      [3, 5],
      [4, 5],
    ])
    expect(stones[1]).toMatchObject({ column: 1, row: 0, ties: 1 })
  })
})

describe('the derived roads', () => {
  it.each([
    // Published with the tests of public scoreboards: the rounds, then as far as stated big eye boy, small road, cockroach pig.
    ['BPBBPPB', ['rbbrr']],
    ['BPPP', ['br']],
    ['PBPBBP', ['rrbb', 'rbb', 'bb']],
    ['BBPPBBPP', ['rrrrr', 'rrr', 'r']],
    ['PBPP', ['rb', 'b', '']],
    ['PBPBPB', ['rrrr']],
    ['PPPBBBPPPBBBPPP', ['rrrrrrrrrrr']],
  ])('of %s are those that were published', (written, marks) => {
    expect(marksOf(written).slice(0, marks.length)).toEqual(marks)
  })

  it('begin as late as published', () => {
    expect([marksOf('PB')[0], marksOf('PBP')[0]]).toEqual(['', 'r'])
    expect([marksOf('PBP')[1], marksOf('PBPP')[1]]).toEqual(['', 'b'])
    expect([marksOf('PBPB')[2], marksOf('PBPBB')[2]]).toEqual(['', 'b'])
  })

  it('begin as published in a real shoe: blue, and red at the second round of the third run', () => {
    expect(marksOf(REAL_SHOE)[0]!.slice(0, 3)).toBe('bbr')
  })

  it('lie in columns of the same colour', () => {
    const { runs } = bigRoad(outcomesOf('PBPPPP'))
    expect(derivedRoad(runs, 'bigEye')).toEqual([
      { column: 0, row: 0, colour: 'red' },
      { column: 1, row: 0, colour: 'blue' },
      { column: 2, row: 0, colour: 'red' },
      { column: 2, row: 1, colour: 'red' },
    ])
    const { runs: even } = bigRoad(outcomesOf('PPPBBBPPPBBBPPP'))
    expect(at(derivedRoad(even, 'bigEye')).slice(5)).toEqual([0, 1, 2, 3, 4, 5].map((column) => [column, 5]))
  })

  it('say what the next round would bring, as published', () => {
    expect(marksIfNext(outcomesOf('BBPPB'), 'red')).toMatchObject({ bigEye: 'red', small: 'red' })
    expect(marksIfNext(outcomesOf('BBPPB'), 'blue')).toMatchObject({ bigEye: 'blue', small: 'blue' })
    expect(marksIfNext([], 'red')).toEqual({ bigEye: undefined, small: undefined, cockroach: undefined })
  })

  it('are those of the other published wording: same cells beside are red, and a new column is the opposite of going on', () => {
    const model = (runs: readonly number[], distance: number): RoadColour[] => {
      const has = (column: number, row: number) => row < (runs[column] ?? 0)
      return runs.flatMap((length, column) =>
        Array.from({ length }, (_, row): RoadColour | undefined => {
          // A first round is judged as if the run before it had gone on, and then the other way round.
          const [beside, depth] =
            row === 0 ? [column - 1 - distance, runs[column - 1] ?? 0] : [column - distance, row]
          if (beside < 0) return undefined
          const isRed = has(beside, depth) === has(beside, depth - 1)
          return isRed === (row === 0) ? 'blue' : 'red'
        }).filter((mark) => mark !== undefined),
      )
    }
    fc.assert(
      fc.property(anyOutcomes, (outcomes) => {
        const { runs } = bigRoad(outcomes)
        for (const road of DERIVED_ROAD_NAMES) {
          const distance = DERIVED_ROADS[road]
          expect(derivedMarks(runs, distance)).toEqual(model(runs, distance))
        }
      }),
    )
  })
})

describe('every road', () => {
  it('only grows by a further round', () => {
    fc.assert(
      fc.property(anyOutcomes, fc.constantFrom('red', 'blue', 'tie'), (outcomes, winner) => {
        const next = [...outcomes, { winner }]
        const [now, then] = [bigRoad(outcomes), bigRoad(next)]
        expect(beadPlate(next).slice(0, -1)).toEqual(beadPlate(outcomes))
        expect(at(then.stones).slice(0, now.stones.length)).toEqual(at(now.stones))
        for (const road of DERIVED_ROAD_NAMES) {
          const before = derivedRoad(now.runs, road)
          const after = derivedRoad(then.runs, road)
          expect(after.slice(0, before.length)).toEqual(before)
          expect(after.length - before.length).toBeLessThanOrEqual(winner === 'tie' ? 0 : 1)
          if (winner !== 'tie') expect(after[before.length]?.colour).toBe(marksIfNext(outcomes, winner)[road])
        }
      }),
    )
  })

  it('has each cell once, in six rows', () => {
    fc.assert(
      fc.property(anyOutcomes, (outcomes) => {
        const { stones, runs } = bigRoad(outcomes)
        for (const cells of [stones, ...DERIVED_ROAD_NAMES.map((road) => derivedRoad(runs, road))]) {
          expect(new Set(cells.map(({ column, row }) => `${column}.${row}`)).size).toBe(cells.length)
          expect(cells.every(({ row }) => row < ROAD_ROWS)).toBe(true)
        }
      }),
    )
  })
})
