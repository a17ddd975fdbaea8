// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { useSite } from '../site/use-site.ts'

/** Money within a sentence; figures run left to right in every script. */
export function useMoneyWords(): (value: number) => string {
  const { currency } = useSite().whitelabel
  return (value) => `\u2066${currency.symbol}${formatMoney(value)}\u2069`
}
