// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': '이 회차의 상태에서는 할 수 없습니다',
  'fault.lottery.wrongTime': '새 시간은 기존보다 늦고 순서가 맞으며 다음 회차보다 앞서야 합니다',
  'fault.lottery.wrongResult': '이 복권의 결과가 될 수 없는 번호입니다',
  'fault.lottery.sameResult': '이미 적용된 번호입니다',
  'fault.lottery.notFed': '이 회차의 번호는 시드에서 나오므로 누구도 입력하거나 정정할 수 없습니다',
  'fault.lottery.resultTooEarly': '결과는 추첨 시각이 된 후 입력할 수 있습니다',
  'fault.lottery.correctionOpen': '이 회차의 정정이 이미 진행 중입니다',
  'fault.lottery.correctionState': '이 정정은 이미 결정되었거나 아직 준비되지 않았습니다',
  'fault.lottery.tooManyTickets': '한 번에 합산하기에는 티켓이 너무 많습니다. 범위를 줄이세요',
  'mail.lottery.delayed': '{lottery}: {draw}회차가 연기되었습니다',
  'mail.lottery.delayed.text': '추첨은 {time}에 진행됩니다. 티켓은 계속 유효합니다.',
  'mail.lottery.cancelled': '{lottery}: {draw}회차가 취소되었습니다',
  'mail.lottery.cancelled.text': '추첨이 진행되지 않습니다. 베팅금은 잔액으로 환불됩니다.',
  'mail.lottery.corrected': '{lottery}: {draw}회차 결과가 정정되었습니다',
  'mail.lottery.corrected.text': '이 회차의 번호가 잘못되었습니다. 티켓은 이제 정정된 번호로 계산됩니다.',
  'mail.lottery.corrected.paid': '{amount}이(가) 잔액에 지급되었습니다.',
  'mail.lottery.corrected.taken': '{amount}이(가) 회수되었습니다.',
  'mail.lottery.corrected.owed': '잔액이 {amount} 부족했습니다. 다음 당첨금으로 정산됩니다.',
  'lottery.fromFeed': '이 번호는 두 사람이 입력한 공식 결과이며 시드에서 나온 것이 아닙니다.',
  'lottery.resultCorrected': '결과가 정정되었습니다. 모든 티켓은 이 번호로 계산됩니다.',
}
