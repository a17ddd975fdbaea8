// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': 'Lịch sử cược',
  'bets.time': 'Thời gian',
  'bets.game': 'Trò chơi',
  'bets.studio': 'Nhà cung cấp',
  'bets.bet': 'Tiền cược',
  'bets.validBet': 'Cược hợp lệ',
  'bets.payout': 'Trả thưởng',
  'bets.net': 'Lãi/lỗ',
  'bets.status': 'Trạng thái',
  'bets.status.open': 'Đang mở',
  'bets.status.settled': 'Đã kết toán',
  'bets.status.refunded': 'Đã hoàn tiền',
  'bets.verify': 'Kiểm tra ván này',
  'bets.round': 'Ván {round}',
  'bets.empty': 'Không có cược trong thời gian này',
  'bets.emptyHint': 'Các ván của bạn hiện ở đây ngay khi chơi xong.',
  'bets.range': 'Khoảng thời gian',
  'bets.range.today': 'Hôm nay',
  'bets.range.week': '7 ngày',
  'bets.range.month': '30 ngày',
  'bets.verify.blocked': 'Ván chơi mở trong cửa sổ mới nhưng đã bị trình duyệt chặn, hãy nhấn lại.',
}
