// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Lottery } from './lottery.ts'
import { kenoBalls, resultShape } from './result-shape.ts'

/**
 * Draws a uniform integer from 0 to `bound - 1`, for bounds up to a million; given by chance, by rejection
 * sampling.
 */
export type PickUniform = (bound: number) => number

/**
 * Draws a lottery once. Every number is uniform and independent; Keno's 20 are drawn without replacement and
 * then sorted.
 */
export function drawResult(lottery: Lottery, pick: PickUniform): DrawResult {
  const fair: PickUniform = (bound) => {
    const picked = pick(bound)
    if (!Number.isInteger(picked) || picked < 0 || picked >= bound)
      throw new RangeError(`${picked} is not below ${bound}`)
    return picked
  }
  if (lottery.kind === 'keno') return [drawKeno(fair)]
  return resultShape(lottery).map(({ count, digits }) =>
    Array.from({ length: count }, () => String(fair(10 ** digits)).padStart(digits, '0')),
  )
}

/** The first 20 steps of a Fisher-Yates shuffle of the 80 balls. */
function drawKeno(pick: PickUniform): string[] {
  const balls = Array.from({ length: kenoBalls.of }, (_, index) => String(index + 1).padStart(2, '0'))
  for (let place = 0; place < kenoBalls.drawn; place += 1) {
    const from = place + pick(kenoBalls.of - place)
    const [ball = '', other = ''] = [balls[from], balls[place]]
    balls[place] = ball
    balls[from] = other
  }
  return balls.slice(0, kenoBalls.drawn).toSorted()
}
