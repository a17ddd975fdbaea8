// SPDX-License-Identifier: Apache-2.0
import type { lotterySlipBar as source } from '../en/lottery-slip-bar.ts'
import type { Translated } from '../translated.ts'

/** The bar to the bet slip on phones. */
export const lotterySlipBar: Translated<typeof source> = {
  'lottery.slip.lines': 'Số dòng: {count}',
}
