// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    '同一期中所有中 {count} 个的投注合计最多得 {amount}；超出时按各自原应得的金额比例分享。因此长期来看，此玩法返还投注额的 {least} % 至 {most} %。',
}
