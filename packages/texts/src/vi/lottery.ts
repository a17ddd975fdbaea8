// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': 'Trung tâm xổ số',
  'lottery.one': 'Xổ số',
  'lottery.vietnam': 'Xổ số Việt Nam',
  'lottery.studios': 'Nhà cung cấp xổ số',
  'lottery.draws': 'Kỳ quay',
  'lottery.noDraws': 'Hiện không có kỳ quay',
  'lottery.noDrawsHint': 'Kỳ quay, kết quả và cược hiện ở đây ngay khi xổ số mở bán.',
  'lottery.unknown': 'Xổ số này không mở bán',
  'lottery.unknownHint': 'Ở đây không có loại xổ số này.',
  'lottery.action': 'Xem nhà cung cấp xổ số',
  'lottery.all': 'Tất cả xổ số',
  'lottery.lobby': 'Trò chơi',
  'lottery.lobby.hint': 'Mọi trò chơi trên một trang.',
  'lottery.group.MB': 'Miền Bắc',
  'lottery.group.MT': 'Miền Trung',
  'lottery.group.MN': 'Miền Nam',
  'lottery.group.FAST': 'Quay nhanh',
  'lottery.group.KENO': 'Keno',
  'fault.lottery.unknownGame': 'Không có loại xổ số này',
  'fault.lottery.unknownDraw': 'Không có kỳ quay này',
  'fault.lottery.notOnSale': 'Xổ số này hiện không mở bán',
  'fault.lottery.drawClosed': 'Kỳ quay này đã đóng cược',
  'fault.lottery.wrongPick': 'Lựa chọn này không hợp với kiểu cược',
  'fault.lottery.belowMinimum': 'Mức cược nhỏ nhất cho một lô là {min}',
  'fault.lottery.aboveMaximum': 'Mức cược lớn nhất cho một lô là {max}',
  'fault.lottery.shareUsed':
    'Vé của bạn đã đạt mức một thành viên được giữ trong kỳ quay này. Hãy thử mức cược nhỏ hơn',
  'fault.lottery.drawFull': 'Kỳ quay này đã đạt giới hạn. Hãy thử mức cược nhỏ hơn',
}
