// SPDX-License-Identifier: Apache-2.0
import { cx } from '../cx.ts'

export interface MoneyProps {
  /** The amount as on the wire: units of the currency, at most two decimals. */
  value: number
  /** A symbol or code before the number. */
  currency?: string | undefined
  /** Plus and colour for what came in. */
  signed?: boolean
  className?: string | undefined
}

const figures = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholeFigures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
let hasCoins = true

/**
 * Whether the currency of the page has coins below one unit. Without them whole amounts have no decimals: 50,000
 * dong. An amount with a fraction always shows it.
 */
export function setCoins(has: boolean): void {
  hasCoins = has
}

/** Two decimals, commas, Latin digits: money reads the same in every language. */
export function formatMoney(value: number): string {
  return (hasCoins || !Number.isInteger(value) ? figures : wholeFigures).format(value)
}

/** Money on screen: left to right in every script, digits of one width. */
export function Money({ value, currency, signed = false, className }: MoneyProps) {
  const plus = signed && value > 0
  return (
    <bdi dir="ltr" className={cx('tabular whitespace-nowrap', plus && 'text-brand', className)}>
      {currency && <span className="me-1 text-[0.8em] font-semibold">{currency}</span>}
      {plus && '+'}
      {formatMoney(value)}
    </bdi>
  )
}
