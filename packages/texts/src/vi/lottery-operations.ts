// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'Trạng thái của kỳ quay này không cho phép việc đó',
  'fault.lottery.wrongTime': 'Thời gian mới phải muộn hơn thời gian cũ, đúng thứ tự và trước kỳ quay kế tiếp',
  'fault.lottery.wrongResult': 'Các số này không thể là kết quả của loại xổ số này',
  'fault.lottery.sameResult': 'Đây đã là các số đang có hiệu lực',
  'fault.lottery.notFed': 'Các số của kỳ quay này được tính từ hạt giống nên không ai có thể nhập hay sửa',
  'fault.lottery.resultTooEarly': 'Chỉ có thể nhập kết quả khi đã đến giờ quay',
  'fault.lottery.correctionOpen': 'Kỳ quay này đã có một lần sửa đang mở',
  'fault.lottery.correctionState': 'Lần sửa này đã được quyết định hoặc chưa sẵn sàng',
  'fault.lottery.tooManyTickets': 'Có quá nhiều vé để tính cùng lúc. Hãy chọn ít hơn',
  'mail.lottery.delayed': '{lottery}: kỳ quay {draw} bị hoãn',
  'mail.lottery.delayed.text': 'Kỳ quay sẽ diễn ra lúc {time}. Vé của bạn vẫn có hiệu lực.',
  'mail.lottery.cancelled': '{lottery}: kỳ quay {draw} bị hủy',
  'mail.lottery.cancelled.text': 'Kỳ quay không diễn ra. Tiền cược được hoàn vào số dư của bạn.',
  'mail.lottery.corrected': '{lottery}: kết quả kỳ quay {draw} được sửa',
  'mail.lottery.corrected.text':
    'Các số của kỳ quay này bị sai. Vé của bạn nay được tính theo các số đã sửa.',
  'mail.lottery.corrected.paid': '{amount} đã được trả vào số dư của bạn.',
  'mail.lottery.corrected.taken': '{amount} đã bị thu hồi.',
  'mail.lottery.corrected.owed':
    'Số dư của bạn không đủ {amount}. Tiền thắng tiếp theo sẽ được trừ vào khoản này.',
  'lottery.fromFeed': 'Các số này lấy từ kết quả xổ số nhà nước do hai người nhập, không phải từ hạt giống.',
  'lottery.resultCorrected': 'Kết quả đã được sửa. Mọi vé được tính theo các số này.',
}
