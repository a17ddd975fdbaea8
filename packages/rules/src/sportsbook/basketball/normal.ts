// SPDX-License-Identifier: Apache-2.0
/** From here on the error function is 1 to the last digit. */
const farAway = 6
/** Enough terms of the series for arguments below that. */
const mostTerms = 200

/** The probability that a standard normal figure is below `deviations`; exact to 12 digits. */
export const normalBelow = (deviations: number): number => (1 + errorFunction(deviations / Math.SQRT2)) / 2

/** The series 2 / sqrt(pi) e^(-x^2) sum 2^n x^(2n+1) / (1 x 3 x ... x (2n+1)): all terms have one sign. */
function errorFunction(argument: number): number {
  if (Number.isNaN(argument)) throw new RangeError('Not a number of deviations')
  if (Math.abs(argument) >= farAway) return Math.sign(argument)
  let term = argument
  let sum = argument
  for (let step = 1; step < mostTerms && Math.abs(term) > 1e-17 * Math.abs(sum); step += 1) {
    term *= (2 * argument ** 2) / (2 * step + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-(argument ** 2)) * sum
}

/** A normal figure: its mean and its standard deviation, which is zero or more. */
export interface Normal {
  readonly mean: number
  readonly deviation: number
}

/** The probability that a normal figure is below a value; half of that value itself counts without deviation. */
export function below(value: number, { mean, deviation }: Normal): number {
  if (deviation > 0) return normalBelow((value - mean) / deviation)
  return value > mean ? 1 : value === mean ? 0.5 : 0
}

/** The probability of each whole number from `from` to `to`, rounded to from the normal figure; sums to 1. */
export function wholeNumbers(normal: Normal, from: number, to: number): Float64Array {
  const chances = new Float64Array(to - from + 1)
  let before = 0
  for (let whole = from; whole <= to; whole += 1) {
    const until = whole === to ? 1 : below(whole + 0.5, normal)
    chances[whole - from] = until - before
    before = until
  }
  return chances
}
