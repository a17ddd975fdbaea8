// SPDX-License-Identifier: Apache-2.0

/** What a segment of the money wheel says. */
export const MONEY_WHEEL_SYMBOLS = ['1', '2', '5', '10', '20', 'joker', 'star'] as const
export type MoneyWheelSymbol = (typeof MONEY_WHEEL_SYMBOLS)[number]

/** The 54 segments clockwise: every symbol as evenly as its number allows, none beside itself. */
export const MONEY_WHEEL: readonly MoneyWheelSymbol[] = [
  ...(['joker', '1', '2', '1', '5', '2', '1', '10', '1', '2', '1', '5', '1', '2'] as const),
  ...(['20', '1', '2', '1', '5', '1', '2', '10', '1', '2', '1', '5', '1', '2'] as const),
  ...(['star', '1', '2', '1', '10', '1', '2', '1', '5', '1', '2', '1'] as const),
  ...(['20', '2', '1', '5', '1', '2', '1', '10', '1', '2', '5', '1', '2', '1'] as const),
]
