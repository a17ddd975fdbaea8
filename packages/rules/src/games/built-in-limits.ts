// SPDX-License-Identifier: Apache-2.0

/** The limits of the built-in games in one currency, in units. */
export interface BuiltInLimits {
  /** Decimals of the currency's smallest coin. */
  readonly decimals: number
  readonly minimumStake: string
  readonly maximumStake: string
  /** The most that one round may pay. */
  readonly maximumWin: string
}

/** code: decimals, minimum stake, maximum stake, maximum win of one round. */
const table: Readonly<Record<string, readonly [number, string, string, string]>> = {
  USD: [2, '0.10', '1000', '100000'],
  // Play money of trial players.
  FUN: [2, '0.10', '1000', '100000'],
  EUR: [2, '0.10', '1000', '100000'],
  USDT: [2, '0.10', '1000', '100000'],
  CNY: [2, '1', '7000', '700000'],
  MYR: [2, '0.50', '4500', '450000'],
  THB: [2, '3', '35000', '3500000'],
  PHP: [2, '5', '55000', '5500000'],
  INR: [2, '10', '85000', '8500000'],
  JPY: [0, '15', '150000', '15000000'],
  KRW: [0, '100', '1300000', '130000000'],
  IDR: [0, '1000', '16000000', '1600000000'],
  VND: [0, '1000', '25000000', '2500000000'],
}

/** The limits of the built-in games, by the code of the currency. */
export const builtInLimits: ReadonlyMap<string, BuiltInLimits> = new Map(
  Object.entries(table).map(([code, [decimals, minimumStake, maximumStake, maximumWin]]) => [
    code,
    { decimals, minimumStake, maximumStake, maximumWin },
  ]),
)
