// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from './known.ts'
import type { Amount } from '../money.ts'

const millionthsDecimals = 6

/** Whether an amount consists of whole coins of its currency: VND has no coin below 1. */
export const isInCoins = (amount: Amount, currency: string): boolean =>
  amount % 10n ** BigInt(millionthsDecimals - walletDecimals(currency)) === 0n
