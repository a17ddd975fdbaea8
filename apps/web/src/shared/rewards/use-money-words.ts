// SPDX-License-Identifier: Apache-2.0
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { useSite } from '../site/use-site.ts'

/** Money within a sentence; figures run left to right in every script. */
export function useMoneyWords(): (value: number) => string {
  const { currency } = useSite().whitelabel
  return (value) => moneyWords(value, currency.symbol)
}
