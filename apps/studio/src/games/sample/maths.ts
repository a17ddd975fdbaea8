// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** The slot has no choices besides the stake. It cannot be opened any more; its rounds stay in databases and can be checked. */
export type SampleBet = object

/** W the wild, S the scatter; A pays most, G least. */
export type SampleSymbol = 'W' | 'S' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
export type PayingSymbol = Exclude<SampleSymbol, 'W' | 'S'>

/**
 * A line that pays: its number, its symbol from the left, how often it occurs, and what it pays as a share of
 * the whole stake.
 */
export interface LineWin {
  readonly line: number
  readonly symbol: PayingSymbol
  readonly count: number
  readonly multiplier: Multiplier
}
export interface SpinResult {
  readonly wins: readonly LineWin[]
  readonly scatters: number
  /** Lines and scatters together. */ readonly multiplier: Multiplier
}

export const SAMPLE_REELS = 5
export const SAMPLE_ROWS = 3
/** A power of two, so that each stop takes exactly the same share of the 2^32 values of a float. */
export const SAMPLE_STOPS = 16
export const FREE_SPINS = 8
/** Wins of free spins are multiplied by this. */
export const FREE_FACTOR = 3
const SCATTERS_NEEDED = 3

const symbols = (letters: string) => [...letters] as readonly SampleSymbol[]
/** Scatter and wild are on the three middle reels only. */
export const SAMPLE_STRIPS: readonly (readonly SampleSymbol[])[] = [
  symbols('AGEFDGBFEGCFDGEF'),
  symbols('BGFWDESGFCEGADFG'),
  symbols('CFSGEDWFAGEBFGDE'),
  symbols('DGFEWGCFSEBGDFAE'),
  symbols('AFGEDCGFEBGDFGEF'),
]

/** The row of each reel on a line. */
export const SAMPLE_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** What three, four and five of a kind pay, in stakes of one line: a tenth of the whole stake. */
export const SAMPLE_PAYS: Readonly<Record<PayingSymbol, readonly [number, number, number]>> = {
  A: [50, 250, 1000],
  B: [40, 150, 500],
  C: [25, 100, 300],
  D: [12, 40, 150],
  E: [8, 25, 100],
  F: [6, 20, 80],
  G: [5, 15, 60],
}
/** Three scatters pay five times the whole stake, wherever they are. */
const SCATTER_PAY: Multiplier = 5 * MULTIPLIER_ONE
const PER_LINE_STAKE = MULTIPLIER_ONE / SAMPLE_LINES.length

/** Where each reel stops: one float a reel. */
export function sampleStops(floats: readonly number[], spin = 0): number[] {
  const mine = floats.slice(spin * SAMPLE_REELS, (spin + 1) * SAMPLE_REELS)
  if (mine.length < SAMPLE_REELS) throw new RangeError('a spin needs one float for each reel')
  return mine.map((float) => Math.floor(float * SAMPLE_STOPS))
}

/** The visible symbol on one row of one reel; the strip is circular. */
export function symbolAt(stops: readonly number[], reel: number, row: number): SampleSymbol {
  return SAMPLE_STRIPS[reel]![(stops[reel]! + row) % SAMPLE_STOPS]!
}

/** Evaluates a spin. In a free spin each line counts three times and scatters count nothing. */
export function judgeSpin(stops: readonly number[], free = false): SpinResult {
  const wins = SAMPLE_LINES.flatMap((_rows, line) => {
    const won = judgeLine(stops, line)
    return won === undefined ? [] : [free ? { ...won, multiplier: won.multiplier * FREE_FACTOR } : won]
  })
  let scatters = 0
  for (let reel = 0; reel < SAMPLE_REELS; reel += 1)
    for (let row = 0; row < SAMPLE_ROWS; row += 1) if (symbolAt(stops, reel, row) === 'S') scatters += 1
  const lines = wins.reduce((sum, { multiplier }) => sum + multiplier, 0)
  return { wins, scatters, multiplier: lines + (!free && scatters >= SCATTERS_NEEDED ? SCATTER_PAY : 0) }
}

function judgeLine(stops: readonly number[], line: number): LineWin | undefined {
  const rows = SAMPLE_LINES[line]!
  // The first reel has no wild, so its symbol determines the kind.
  const symbol = symbolAt(stops, 0, rows[0]!) as PayingSymbol
  let count = 1
  while (count < SAMPLE_REELS) {
    const next = symbolAt(stops, count, rows[count]!)
    if (next !== symbol && next !== 'W') break
    count += 1
  }
  return count < 3
    ? undefined
    : { line, symbol, count, multiplier: SAMPLE_PAYS[symbol][count - 3]! * PER_LINE_STAKE }
}

/** The number of free spins that a first spin brings. */
export const freeSpinsOf = ({ scatters }: Pick<SpinResult, 'scatters'>): number =>
  scatters >= SCATTERS_NEEDED ? FREE_SPINS : 0
