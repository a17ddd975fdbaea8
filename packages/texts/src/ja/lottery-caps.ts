// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    '1回の抽選で{count}個的中したすべての賭けの合計は最大 {amount} です。超える場合は、それぞれが得るはずだった額に応じて分け合います。そのため、この賭けの長期的な還元率は {least} % から {most} % の間です。',
}
