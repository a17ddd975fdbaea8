// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'Trò chơi gửi nội dung không đọc được',
  'studio.unknownField': 'Trò chơi gửi một trường lạ: {field}',
  'studio.badAmount': 'Không thể cược số tiền này',
  'studio.badClientSeed':
    'Hạt giống người chơi có 1 đến 64 chữ cái, chữ số, khoảng trắng, dấu chấm, gạch ngang hoặc gạch dưới',
  'studio.badTarget': 'Không có mục tiêu này',
  'studio.badDirection': 'Hãy chọn trên hoặc dưới',
  'studio.badMineCount': 'Một bàn có 1 đến 24 quả mìn',
  'studio.badTile': 'Ô này không có trên bàn',
  'studio.tileAlreadyOpen': 'Ô này đã mở',
  'studio.badRows': 'Hãy chọn 8, 12 hoặc 16 hàng',
  'studio.badRisk': 'Hãy chọn rủi ro thấp, vừa hoặc cao',
  'studio.notFound': 'Không có ván này',
  'studio.wrongMethod': 'Địa chỉ này không nhận phương thức đó',
  'studio.wrongContentType': 'Không nhận loại nội dung này',
  'studio.tooLarge': 'Yêu cầu quá lớn',
  'studio.tooManyRequests': 'Quá nhanh, vui lòng chờ một lát',
  'studio.sessionExpired':
    'Phiên của trò chơi này đã kết thúc. Hãy đăng nhập nếu được yêu cầu rồi mở lại trò chơi từ sảnh',
  'studio.otherGame': 'Phiên này thuộc trò chơi khác',
  'studio.requestReused': 'Số cược này đã dùng cho cược khác',
  'studio.roundPending': 'Cược của bạn đang được đặt, vui lòng chờ một lát',
  'studio.stakeTooSmall': 'Cược nhỏ nhất là {minimum}',
  'studio.stakeTooLarge': 'Cược lớn nhất là {maximum}',
  'studio.winTooLarge': 'Một ván trả tối đa {maximum}',
  'studio.notEnoughMoney': 'Số dư không đủ để cược',
  'studio.limitReached': 'Bạn đã đạt một giới hạn của mình',
  'studio.noFreeRounds': 'Không còn vòng miễn phí nào cho lượt cược này',
  'studio.accountClosed': 'Tài khoản của bạn hiện không thể chơi',
  'studio.betNotTaken': 'Cược chưa được đặt. Nếu đã trừ tiền, tiền đang được trả lại',
  'studio.roundOpen': 'Hãy hoàn tất ván đang mở trước',
  'studio.roundEnded': 'Ván này đã kết thúc',
  'studio.roundArchived': 'Ván này đã được lưu trữ. Hãy liên hệ bộ phận chăm sóc khách hàng để xem',
  'studio.nothingOpened': 'Hãy mở một ô trước khi rút',
  'studio.bettingClosed': 'Đã ngừng nhận cược, ván sau sắp bắt đầu',
  'studio.notStarted': 'Ván chưa bắt đầu',
  'studio.cashOutTooLate': 'Quá muộn: ván đã nổ rồi',
  'studio.tableClosed': 'Bàn tạm đóng. Nếu đã trừ tiền cược, tiền đang được trả lại',
  'studio.unavailable': 'Trò chơi tạm thời gián đoạn, vui lòng thử lại sau ít phút',
  'studio.unexpected': 'Đã xảy ra lỗi ở phía chúng tôi. Mã tham chiếu {reference}',
}
