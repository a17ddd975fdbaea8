// SPDX-License-Identifier: Apache-2.0
import { drawResult, type PickUniform } from './draw-result.ts'
import type { DrawResult, Lottery } from './lottery.ts'
import { dice, kenoBalls, orderedBalls } from './result-shape.ts'

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
export function sampleDraws(lottery: Exclude<Lottery, { kind: 'vietnamese' }>): readonly DrawResult[] {
  const key = 'family' in lottery ? lottery.family : lottery.kind
  const known = drawn.get(key) ?? mirrored(lottery)
  drawn.set(key, known)
  return known
}

function mirrored(lottery: Lottery): DrawResult[] {
  const pick = fixedStream()
  const half = Array.from({ length: count / 2 }, () => drawResult(lottery, pick))
  return [...half, ...half.map((draw) => mirrorOf(lottery, draw))]
}

/** The draw with each ball or digit replaced by the one that is as far from the other end. */
function mirrorOf(lottery: Lottery, draw: DrawResult): DrawResult {
  const balls = (of: number, row: readonly string[]): string[] =>
    row.map((ball) => String(of + 1 - Number(ball)).padStart(2, '0')).toSorted()
  if (lottery.kind === 'keno') return draw.map((row) => balls(kenoBalls.of, row))
  if (lottery.kind === 'fast' && lottery.family !== 'd5') {
    const of = lottery.family === 'k3' ? dice.faces : orderedBalls[lottery.family].of
    // Their order counts, so they keep it.
    return draw.map((row) => row.map((ball) => String(of + 1 - Number(ball)).padStart(ball.length, '0')))
  }
  if (lottery.kind !== 'balls')
    return draw.map((row) =>
      row.map((number) => number.replace(/\d/g, (digit) => String(highestDigit - Number(digit)))),
    )
  const { of, further } = lottery
  return draw.map((row, index) => balls(index === 1 && further?.label === 'special' ? further.of : of, row))
}

/** The upper bits of a linear congruential generator (Knuth's MMIX); randomness is not needed here. */
function fixedStream(): PickUniform {
  let state = 1n
  return (bound) => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n)
    return Number(((state >> 32n) * BigInt(bound)) >> 32n)
  }
}
