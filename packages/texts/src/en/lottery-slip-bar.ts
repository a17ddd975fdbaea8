// SPDX-License-Identifier: Apache-2.0
/** The bar to the bet slip on phones. */
export const lotterySlipBar = {
  'lottery.slip.lines': 'Lines: {count}',
} as const
