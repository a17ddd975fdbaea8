// SPDX-License-Identifier: Apache-2.0
import { type Ratio, ratioOf } from './ratio.ts'

/** Gross decimal odds: the return of one staked unit, stake included. */
export type Odds = Ratio

/** The odds of a play by tier; a play with one prize has the tier `win`. */
export type OddsTable = Readonly<Record<string, Odds>>

/** The most digits on either side: enough for every play, and too few for slow arithmetic. */
const decimalOdds = /^(\d{1,12})(?:\.(\d{1,12}))?$/
const ratioOdds = /^(\d{1,12})\/([1-9]\d{0,11})$/

/** The odds `numerator` to `denominator`, in lowest terms. */
export const oddsOf: (numerator: bigint, denominator: bigint) => Odds = ratioOf

/** Reads `9.5`, `99` or `980/3`; undefined for anything else. */
export function oddsFromText(text: string): Odds | undefined {
  const ratio = ratioOdds.exec(text)
  if (ratio) return oddsOf(BigInt(ratio[1] ?? ''), BigInt(ratio[2] ?? ''))
  const decimal = decimalOdds.exec(text)
  if (!decimal) return undefined
  const decimals = decimal[2] ?? ''
  return oddsOf(BigInt(`${decimal[1]}${decimals}`), 10n ** BigInt(decimals.length))
}

/**
 * The same odds as text: a decimal if it has at most six decimals, otherwise a ratio. `oddsFromText` reads it
 * back exactly.
 */
export function oddsToText({ numerator, denominator }: Odds): string {
  const millionths = numerator * 1_000_000n
  if (millionths % denominator !== 0n) return `${numerator}/${denominator}`
  return trimmed(millionths / denominator, 6)
}

/** Odds for display: at most two decimals, rounded down, so that they never promise more than is paid. */
export const displayOdds = ({ numerator, denominator }: Odds): string =>
  trimmed((numerator * 100n) / denominator, 2)

/** A play's odds by tier as texts, for a JSON column or the wire. */
export const oddsTableToText = (table: OddsTable): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([tier, odds]) => [tier, oddsToText(odds)]))

/** Reads what `oddsTableToText` wrote; undefined if a text is not valid odds. */
export function oddsTableFromText(texts: Readonly<Record<string, string>>): OddsTable | undefined {
  const table: Record<string, Odds> = {}
  for (const [tier, text] of Object.entries(texts)) {
    const odds = oddsFromText(text)
    if (!odds) return undefined
    table[tier] = odds
  }
  return table
}

function trimmed(scaled: bigint, mostDecimals: number): string {
  const digits = String(scaled).padStart(mostDecimals + 1, '0')
  const decimals = digits.slice(-mostDecimals).replace(/0+$/, '')
  return `${digits.slice(0, -mostDecimals)}${decimals && `.${decimals}`}`
}
