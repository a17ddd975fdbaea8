// SPDX-License-Identifier: Apache-2.0
import type { lotteryNumbers as source } from '../en/lottery-numbers.ts'
import type { Translated } from '../translated.ts'

/** The limits of numbers in a draw. */
export const lotteryNumbers: Translated<typeof source> = {
  'fault.lottery.numberFull': '다음 번호는 이 추첨의 한도에 도달했습니다: {numbers}',
  'fault.lottery.oddsChanged': '배당이 변경되었습니다. 슬립의 새 배당을 확인하고 다시 베팅하세요',
  'fault.lottery.tooManyNumbers':
    '티켓 한 장에는 번호를 최대 {most}개까지 넣을 수 있습니다. 여러 장으로 나누세요',
  'lottery.number.full': '{number}, 마감',
  'lottery.number.reduced': '{number}, 일반 배당의 {share} % 지급',
  'lottery.crowded': '표시된 번호는 베팅이 많아 배당이 낮거나 이번 추첨에서 마감되었습니다',
}
