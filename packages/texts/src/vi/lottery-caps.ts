// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Mọi cược trúng {count} số trong một kỳ nhận tổng cộng tối đa {amount}; vượt quá thì chia theo tỷ lệ số tiền lẽ ra được nhận. Vì vậy về lâu dài cược này trả lại từ {least} % đến {most} % tiền cược.',
}
