// SPDX-License-Identifier: Apache-2.0
/**
 * An amount of money: a whole number of millionths of one currency unit (scale 6). Never a float, never a
 * bare number.
 */
export type Amount = bigint & { readonly __amount: 'millionths' }

const MILLIONTHS_PER_UNIT = 1_000_000n
const MILLIONTHS_PER_HUNDREDTH = 10_000n
/** The largest figure on the member wire: 90 billion units keep two exact decimals inside a JSON number. */
const LARGEST_WIRE_AMOUNT = 90_000_000_000

/** Brands a raw count of millionths as an amount. For adapters and stores, the only code with raw counts. */
export const amountOfMillionths = (millionths: bigint): Amount => millionths as Amount

export const zero: Amount = amountOfMillionths(0n)

/** An amount from whole currency units: `units(25)` is 25.00. */
export const units = (count: number | bigint): Amount =>
  amountOfMillionths(BigInt(count) * MILLIONTHS_PER_UNIT)

export const add = (left: Amount, right: Amount): Amount => amountOfMillionths(left + right)
export const subtract = (left: Amount, right: Amount): Amount => amountOfMillionths(left - right)
export const negate = (amount: Amount): Amount => amountOfMillionths(-amount)

/**
 * Whether this JSON number is a valid amount on the member wire: finite, at most two decimals, within range.
 */
export function isWireAmount(wire: number): boolean {
  if (!Number.isFinite(wire) || Math.abs(wire) > LARGEST_WIRE_AMOUNT) return false
  return Number((Math.round(wire * 100) / 100).toFixed(2)) === wire
}

/** The amount behind a JSON number of the member wire. Throws RangeError for what `isWireAmount` refuses. */
export function amountFromWire(wire: number): Amount {
  if (!isWireAmount(wire)) throw new RangeError('An amount has at most two decimals')
  return amountOfMillionths(BigInt(Math.round(wire * 100)) * MILLIONTHS_PER_HUNDREDTH)
}

/** The amount behind a figure that the server sent; totals of operators may be beyond what `amountFromWire` accepts. */
const amountOfFigure = (figure: number): Amount =>
  amountOfMillionths(BigInt(Math.round(figure * 100)) * MILLIONTHS_PER_HUNDREDTH)

/** The sum of figures of the member wire, added as whole hundredths: 0.1 and 0.2 are 0.3. */
export const addWire = (...figures: readonly number[]): number =>
  amountToWire(figures.map(amountOfFigure).reduce(add, zero))

/** One figure of the member wire less another. */
export const subtractWire = (figure: number, less: number): number =>
  amountToWire(subtract(amountOfFigure(figure), amountOfFigure(less)))

/** A figure of the member wire so many whole times. */
export const multiplyWire = (figure: number, times: number): number =>
  amountToWire(multiply(amountOfFigure(figure), BigInt(times), 1n))

/** An amount as plain text for machines and files: two decimals without separators, rounded down, such as `1234.50`. */
export const amountText = (amount: Amount): string => formatAmount(amount).replaceAll(',', '')

/** A figure of the member wire as plain text, such as `1234.50`. */
export const wireText = (figure: number): string => amountText(amountOfFigure(figure))

/** Rounds down (towards minus infinity) to whole steps of so many millionths. */
export const floorTo = (amount: Amount, step: bigint): Amount =>
  amountOfMillionths(amount - (((amount % step) + step) % step))

/**
 * Rounds down to hundredths of a unit, as on the member wire and on screen. What is paid is rounded to the coins of
 * its currency instead: `floorToCoin`.
 */
export const floorToHundredths = (amount: Amount): Amount => floorTo(amount, MILLIONTHS_PER_HUNDREDTH)

/** The JSON number of an amount on the member wire: two decimals, rounded down. */
export const amountToWire = (amount: Amount): number =>
  Number(floorToHundredths(amount) / MILLIONTHS_PER_HUNDREDTH) / 100

/**
 * `stake x numerator / denominator`, rounded down once. Used for every return, so that no second rounding can
 * creep in. The result keeps full millionths; round what is paid with `floorToCoin`.
 */
export const multiply = (stake: Amount, numerator: bigint, denominator: bigint): Amount =>
  amountOfMillionths((stake * numerator) / denominator)

/**
 * Shows an amount with exactly two decimals and comma thousands separators, rounded down, such as `1,234.50`.
 */
export function formatAmount(amount: Amount): string {
  const hundredths = floorToHundredths(amount) / MILLIONTHS_PER_HUNDREDTH
  const absolute = hundredths < 0n ? -hundredths : hundredths
  const whole = String(absolute / 100n).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${hundredths < 0n ? '-' : ''}${whole}.${String(absolute % 100n).padStart(2, '0')}`
}
