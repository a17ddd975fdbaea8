// SPDX-License-Identifier: Apache-2.0
import { walletDecimals } from './known.ts'
import { floorTo, type Amount } from '../money.ts'

const millionthsDecimals = 6

/**
 * The smallest amount that a wallet in this currency can have, in millionths: 1 VND, 0.01 USD. Wallets have no more
 * than two decimals, so it is 0.01 for currencies with finer coins, too, which wallets cannot be in.
 */
export const coinOf = (currency: string): bigint =>
  10n ** BigInt(millionthsDecimals - walletDecimals(currency))

/** Whether an amount consists of whole coins of its currency: VND has no coin below 1. */
export const isInCoins = (amount: Amount, currency: string): boolean => amount % coinOf(currency) === 0n

/** The one rule by which computed amounts are paid: down to whole coins of their currency (D-10). */
export const floorToCoin = (amount: Amount, currency: string): Amount => floorTo(amount, coinOf(currency))
