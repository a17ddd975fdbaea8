// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Chuyển quỹ',
  'center.transferUpline': 'Chuyển cho tuyến trên',
  'center.personalProfit': 'Lãi và lỗ',
  'center.bonusDetails': 'Tiền thưởng',
  'center.messageV2': 'Tin nhắn',
  'center.playerRank': 'Hạng VIP',
  'center.broken': 'Không mở được trung tâm cá nhân',
  'center.promotions': 'Xem khuyến mãi',
  'center.transferFund.main': 'Ví chính',
  'center.transferFund.wallets': 'Các ví của bạn',
  'center.transferFund.maintenance': 'Đang bảo trì',
  'center.transferFund.onItsWay': '{amount} đang chuyển đến: {wallet}',
  'center.transferFund.from': 'Từ',
  'center.transferFund.to': 'Đến',
  'center.transferFund.swap': 'Đổi chỗ hai ví',
  'center.transferFund.all': 'Tất cả: {amount}',
  'center.transferFund.returnAll': 'Chuyển tất cả về',
  'center.transferFund.returned': 'Tất cả đã về ví chính của bạn',
  'center.transferFund.notReturned': 'Có ví chưa phản hồi. Tiền của bạn vẫn an toàn, vui lòng thử lại sau.',
  'center.transferFund.pending': '{amount} đang được chuyển. Bạn sẽ thấy tại đây khi tiền đến.',
  'center.transferFund.hint':
    'Trò chơi của nhà cung cấp có ví riêng được chơi bằng tiền trong ví đó. Giới hạn chơi của bạn không được tính ở đó. Cược ở đó không có trong lịch sử cược của bạn tại đây và không được tính vào doanh thu cược.',
  'center.transferFund.emptyHint': 'Không nhà cung cấp nào giữ ví riêng nên không cần chuyển.',
  'center.transfer.to': 'Chuyển tiền cho {account}',
  'center.transfer.hint': 'Tiền đến ngay và không thể thu hồi.',
  'center.transfer.done': 'Đã chuyển {amount}',
  'center.personalProfit.empty': 'Chưa có gì ở đây',
  'center.personalProfit.emptyHint': 'Mọi khoản cược của bạn đều có trong lịch sử cược.',
  'center.personalProfit.action': 'Mở lịch sử cược',
  'center.bonusDetails.empty': 'Chưa có tiền thưởng',
  'center.bonusDetails.emptyHint': 'Tiền thưởng bạn nhận được sẽ hiện ở đây.',
  'center.avatar': 'Ảnh đại diện',
  'center.avatar.all': 'Ảnh để chọn',
  'center.avatar.one': 'Ảnh {number}',
}
