// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    '同一期中所有中 {count} 個的投注合計最多得 {amount}；超出時按各自原應得的金額比例分享。因此長期來看，此玩法返還投注額的 {least} % 至 {most} %。',
}
