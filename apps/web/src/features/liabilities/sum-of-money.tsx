// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, formatAmount } from '@tessera/rules/money'
import { cx } from '@tessera/ui/cx.ts'

/** Text such as `1,234.50 USD`. */
export const sumText = (millionths: string, currency: string): string =>
  `${formatAmount(amountOfMillionths(BigInt(millionths)))} ${currency}`

/** A sum that may be too large for a number. */
export const SumOfMoney = ({
  millionths,
  currency,
  strong = false,
}: {
  millionths: string
  currency: string
  strong?: boolean
}) => (
  <bdi dir="ltr" className={cx('tabular whitespace-nowrap', strong && 'font-bold text-text')}>
    {sumText(millionths, currency)}
  </bdi>
)
