// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    '한 회차에서 {count}개를 맞힌 모든 베팅은 합쳐서 최대 {amount}을 받으며, 이를 넘으면 각자 받았을 금액에 비례해 나눕니다. 따라서 이 베팅은 장기적으로 베팅액의 {least} %에서 {most} %를 돌려줍니다.',
}
