// SPDX-License-Identifier: Apache-2.0
import type { NextNumber } from './incident.ts'

/** No count drawn here comes near to it. */
const highestCount = 1000

/** A count of independent things with a mean. */
export function drawCount(mean: number, next: NextNumber): number {
  const number = next()
  let probability = Math.exp(-mean)
  let sum = probability
  let count = 0
  while (number >= sum && count < highestCount) {
    count += 1
    probability *= mean / count
    sum += probability
  }
  return count
}

/** A normal figure, by Box and Muller. */
export function drawNormal(mean: number, deviation: number, next: NextNumber): number {
  const radius = Math.sqrt(-2 * Math.log(1 - next()))
  return mean + deviation * radius * Math.cos(2 * Math.PI * next())
}

/** A whole number from `from` to `to`, all alike. */
export const drawWhole = (from: number, to: number, next: NextNumber): number =>
  Math.min(to, from + Math.floor(next() * (to - from + 1)))
