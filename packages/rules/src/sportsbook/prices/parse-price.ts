// SPDX-License-Identifier: Apache-2.0
import { plus, type Ratio, ratioOf } from '../../lottery/ratio.ts'
import type { PriceFormat } from './formats.ts'
import { isPrice, type PriceThousandths } from './price.ts'

const stake = ratioOf(1, 1)
const patterns: Readonly<Record<PriceFormat, RegExp>> = {
  decimal: /^\d{1,4}(?:\.\d{1,4})?$/,
  hongKong: /^\d{1,4}(?:\.\d{1,4})?$/,
  malay: /^-?[01](?:\.\d{1,4})?$/,
  indonesian: /^-?\d{1,4}(?:\.\d{1,4})?$/,
  american: /^[+-]\d{3,6}$/,
  fractional: /^\d{1,6}\/\d{1,4}$/,
}

/**
 * The exact decimal of a price as it is typed in a format, such as 1 + 1 / 0.92 for Malay -0.92. Undefined for
 * what the format does not know: other characters, zero, Malay beyond 1, Indonesian or American between the two
 * values of even odds.
 */
export function exactOfText(text: string, format: PriceFormat): Ratio | undefined {
  if (!patterns[format].test(text)) return undefined
  if (format === 'fractional') return ofFraction(text)
  const won = valueOf(text)
  if (won.numerator === 0n) return undefined
  if (format === 'decimal') return won.numerator > won.denominator ? won : undefined
  if (format === 'hongKong') return plus(stake, won)
  const [unit, isInside] = format === 'american' ? [100n, false] : [1n, format === 'malay']
  const absolute = won.numerator < 0n ? -won.numerator : won.numerator
  const size = absolute - unit * won.denominator
  if (size !== 0n && size < 0n !== isInside) return undefined
  return plus(
    stake,
    won.numerator > 0n
      ? ratioOf(absolute, unit * won.denominator)
      : ratioOf(unit * won.denominator, absolute),
  )
}

/** The price nearest to what is typed in a format. Undefined for what is no price. */
export function priceOfText(text: string, format: PriceFormat): PriceThousandths | undefined {
  const exact = exactOfText(text, format)
  if (!exact) return undefined
  const nearest = Number((2000n * exact.numerator + exact.denominator) / (2n * exact.denominator))
  return isPrice(nearest) ? nearest : undefined
}

function ofFraction(text: string): Ratio | undefined {
  const [above = '', below = ''] = text.split('/')
  if (Number(above) === 0 || Number(below) === 0) return undefined
  return plus(stake, ratioOf(BigInt(above), BigInt(below)))
}

function valueOf(text: string): Ratio {
  const [whole = '', decimals = ''] = text.split('.')
  return ratioOf(BigInt(`${whole}${decimals}`.replace('+', '')), 10n ** BigInt(decimals.length))
}
