// SPDX-License-Identifier: Apache-2.0
import { drawResult, type PickUniform } from './draw-result.ts'
import type { DrawResult, FastLottery, KenoLottery } from './lottery.ts'
import { kenoBalls } from './result-shape.ts'

/**
 * Enough for shares within two hundredths; half of them are mirrors of the others, so that big and small, odd
 * and even are even.
 */
const count = 2_000
const highestDigit = 9

const drawn = new Map<string, readonly DrawResult[]>()

/**
 * Draws that stand for all possible ones where there are too many to go through. Always the same: they decide
 * no prize, only what a hedge counts, and whoever counts again counts the same.
 */
export function modelDraws(lottery: KenoLottery | FastLottery): readonly DrawResult[] {
  const known = drawn.get(lottery.kind) ?? mirrored(lottery)
  drawn.set(lottery.kind, known)
  return known
}

function mirrored(lottery: KenoLottery | FastLottery): DrawResult[] {
  const pick = fixedStream()
  const half = Array.from({ length: count / 2 }, () => drawResult(lottery, pick))
  const mirror =
    lottery.kind === 'keno'
      ? (ball: string) => String(kenoBalls.of + 1 - Number(ball)).padStart(2, '0')
      : (digit: string) => String(highestDigit - Number(digit))
  return [
    ...half,
    ...half.map((draw) =>
      draw.map((row) => (lottery.kind === 'keno' ? row.map(mirror).toSorted() : row.map(mirror))),
    ),
  ]
}

/**
 * The numbers of a linear congruential generator (Knuth's MMIX), its upper bits; no randomness is wanted
 * here.
 */
function fixedStream(): PickUniform {
  let state = 1n
  return (bound) => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return Number(((state >> 32n) * BigInt(bound)) >> 32n)
  }
}
