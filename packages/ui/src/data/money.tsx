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

/** Two decimals, commas, Latin digits: money reads the same in every language. */
export function formatMoney(value: number): string {
  return figures.format(value)
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
