// SPDX-License-Identifier: Apache-2.0
import { moneyWords } from '@tessera/ui/data/money-words.ts'
import { useWalletCurrency } from './use-wallet-currency.ts'

/** Money within a sentence, in the currency of the member's own money. */
export function useWalletWords(): (value: number) => string {
  const { symbol } = useWalletCurrency()
  return (value) => moneyWords(value, symbol)
}
