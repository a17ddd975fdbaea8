// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': 'Các số này đã đạt giới hạn của kỳ quay: {numbers}',
  'fault.lottery.oddsChanged': 'Tỷ lệ đã thay đổi. Hãy xem tỷ lệ mới trên phiếu và đặt lại',
  'fault.lottery.tooManyNumbers': 'Một vé có tối đa {most} số. Hãy chia thành nhiều vé',
  'lottery.number.full': '{number}, đã đầy',
  'lottery.number.reduced': '{number}, trả {share} % tỷ lệ thường',
  'lottery.crowded': 'Nhiều người đã đặt các số được đánh dấu: trả ít hơn hoặc đã đầy trong kỳ này',
}
