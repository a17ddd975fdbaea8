// SPDX-License-Identifier: Apache-2.0
import type { BallLottery, DrawResult, FastLottery, Lottery } from './lottery.ts'
import { dice, kenoBalls, orderedBalls, resultShape } from './result-shape.ts'

/**
 * Draws a uniform integer from 0 to `bound - 1`, for bounds up to a million; given by chance, by rejection
 * sampling.
 */
export type PickUniform = (bound: number) => number

/**
 * Draws a lottery once. Every number is uniform and independent; balls are drawn without replacement, and then
 * sorted unless their order counts, as in 11x5 and PK10.
 */
export function drawResult(lottery: Lottery, pick: PickUniform): DrawResult {
  const fair: PickUniform = (bound) => {
    const picked = pick(bound)
    if (!Number.isInteger(picked) || picked < 0 || picked >= bound)
      throw new RangeError(`${picked} is not below ${bound}`)
    return picked
  }
  if (lottery.kind === 'keno') return [takeBalls(fair, kenoBalls.drawn, kenoBalls.of).toSorted()]
  if (lottery.kind === 'balls') return drawBalls(fair, lottery)
  if (lottery.kind === 'fast' && lottery.family !== 'd5') return [drawInOrder(fair, lottery.family)]
  return resultShape(lottery).map(({ count, digits }) =>
    Array.from({ length: count }, () => String(fair(10 ** digits)).padStart(digits, '0')),
  )
}

/** Dice one after the other, or balls in the order in which they come. */
function drawInOrder(pick: PickUniform, family: Exclude<FastLottery['family'], 'd5'>): string[] {
  if (family === 'k3') return Array.from({ length: dice.thrown }, () => String(pick(dice.faces) + 1))
  const { drawn, of } = orderedBalls[family]
  return takeBalls(pick, drawn, of)
}

/** The balls in ascending order, and the further one in a row of its own. */
function drawBalls(pick: PickUniform, { drawn, of, further }: BallLottery): DrawResult {
  if (further?.label === 'bonus') {
    const taken = takeBalls(pick, drawn + 1, of)
    return [taken.slice(0, drawn).toSorted(), taken.slice(drawn)]
  }
  const balls = takeBalls(pick, drawn, of).toSorted()
  return further ? [balls, takeBalls(pick, 1, further.of)] : [balls]
}

/** The first steps of a Fisher-Yates shuffle of the balls 01 to `of`. */
function takeBalls(pick: PickUniform, drawn: number, of: number): string[] {
  const balls = Array.from({ length: of }, (_, index) => String(index + 1).padStart(2, '0'))
  for (let position = 0; position < drawn; position += 1) {
    const from = position + pick(of - position)
    const [ball = '', other = ''] = [balls[from], balls[position]]
    balls[position] = ball
    balls[from] = other
  }
  return balls.slice(0, drawn)
}
