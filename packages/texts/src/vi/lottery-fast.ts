// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'Tổng chính xác',
  'lottery.play.oneFace': 'Một mặt',
  'lottery.play.twoFaces': 'Hai mặt khác nhau',
  'lottery.play.pair': 'Đôi',
  'lottery.play.triple': 'Ba đồng nhất',
  'lottery.play.oddBalls': 'Số bóng lẻ',
  'lottery.play.firstInOrder': '{count} vị trí đầu đúng thứ tự',
  'lottery.play.firstAnyOrder': '{count} vị trí đầu không cần thứ tự',
  'lottery.play.pairBigSmall': 'Tổng hai xe đầu: tài xỉu',
  'lottery.play.pairOddEven': 'Tổng hai xe đầu: chẵn lẻ',
  'lottery.play.pairSum': 'Tổng hai xe đầu: chính xác',
  'lottery.play.carAtPlace': 'Một xe ở một vị trí',
  'lottery.play.winnerBigSmall': 'Xe về nhất tài xỉu',
  'lottery.play.winnerOddEven': 'Xe về nhất chẵn lẻ',
  'lottery.play.duel': 'Vị trí {place} đấu {other}',
  'lottery.play.twoInOrder': 'Hai bộ số đúng thứ tự',
  'lottery.play.ticket': 'Cả vé sáu số',
  'lottery.tier.reversed': 'DB, ngược thứ tự',
  'lottery.tier.near': 'Liền kề giải nhất',
  'lottery.tier.dice': 'Số xúc xắc có mặt: {count}',
  'lottery.row.second': 'Giải nhì',
  'lottery.row.third': 'Giải ba',
  'lottery.row.fourth': 'Giải tư',
  'lottery.row.fifth': 'Giải năm',
  'lottery.side.any': 'Bộ ba bất kỳ',
  'lottery.pick.ranked': 'Chọn cho mỗi vị trí một số: {count}',
  'lottery.pick.atPlace': 'Chọn một xe ở một vị trí',
  'lottery.pick.pair':
    'Hai bộ ba số khác nhau viết liền, ví dụ 123456: tính thứ tự. Tối đa {count}, mỗi bộ là một cược riêng',
  'lottery.list.hintPlace': 'Mỗi dòng một cược: vị trí và xe, ví dụ 3 07',
  'lottery.place.at': 'Vị trí {number}',
}
