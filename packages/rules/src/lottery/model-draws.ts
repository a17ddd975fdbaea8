// SPDX-License-Identifier: Apache-2.0
import { drawResult, type PickUniform } from './draw-result.ts'
import type { DrawResult, FastLottery, KenoLottery } from './lottery.ts'
import { kenoBalls } from './result-shape.ts'

/**
 * Enough for shares exact to two hundredths. Half of them mirror the others, so that big and small, odd and
 * even are equally frequent.
 */
const count = 2_000
const highestDigit = 9

const drawn = new Map<string, readonly DrawResult[]>()

/**
 * A sample of all possible draws, for plays with too many to enumerate. Always the same: it decides no prize,
 * only how a hedge counts, and each recount gives the same result.
 */
export function sampleDraws(lottery: KenoLottery | FastLottery): readonly DrawResult[] {
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

/** The upper bits of a linear congruential generator (Knuth's MMIX); randomness is not needed here. */
function fixedStream(): PickUniform {
  let state = 1n
  return (bound) => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return Number(((state >> 32n) * BigInt(bound)) >> 32n)
  }
}
