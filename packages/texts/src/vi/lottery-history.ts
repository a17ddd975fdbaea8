// SPDX-License-Identifier: Apache-2.0
import type { lotteryHistory as source } from '../en/lottery-history.ts'
import type { Translated } from '../translated.ts'

/** Statistics and past results of lotteries, and notices of results. */
export const lotteryHistory: Translated<typeof source> = {
  'lottery.history': 'Kết quả và thống kê',
  'lottery.history.source': 'Nguồn kết quả',
  'lottery.history.site': 'Kết quả của trang này',
  'lottery.history.state': 'Kết quả nhà nước',
  'lottery.history.imported':
    'Kết quả nhà nước, nhập từ {source}. Cược trên trang này không bao giờ được tính theo các kết quả này.',
  'lottery.history.north':
    'Miền Bắc mở thưởng mỗi ngày một lần, do tỉnh của ngày đó. Ở đây chỉ tính các ngày của {lottery}.',
  'lottery.history.independent':
    'Các kỳ quay độc lập với nhau. Kết quả đã qua không nói lên điều gì về kỳ tới.',
  'lottery.history.span': 'Khoảng thời gian',
  'lottery.history.days': '{days} ngày',
  'lottery.history.year': '1 năm',
  'lottery.history.fiveYears': '5 năm',
  'lottery.history.counted': 'Số kỳ được tính: {draws}, từ {from} đến {until}',
  'lottery.history.empty': 'Không có kỳ nào trong lựa chọn này',
  'lottery.history.series': 'Nội dung thống kê',
  'lottery.history.series.all': 'Lô: hai số cuối mọi giải',
  'lottery.history.series.special': 'Đề: hai số cuối DB',
  'lottery.history.series.balls': 'Bóng',
  'lottery.history.series.any': 'Mọi vị trí',
  'lottery.history.frequency': 'Số lần về của từng số',
  'lottery.history.expected': 'Kỳ vọng khi quay công bằng: {count} lần mỗi số, thể hiện bằng đường kẻ',
  'lottery.history.table': 'Bảng tất cả các số',
  'lottery.history.number': 'Số',
  'lottery.history.hits': 'Số lần về',
  'lottery.history.last': 'Lần về cuối',
  'lottery.history.gap': 'Số kỳ chưa về',
  'lottery.history.longest': 'Gan lâu nhất',
  'lottery.history.average': 'Trung bình bao nhiêu kỳ một lần',
  'lottery.history.averageExpected': 'Khi quay công bằng, trung bình cứ {count} kỳ một số về một lần.',
  'lottery.history.never': 'Chưa về trong kỳ này',
  'lottery.history.heads': 'Đầu và đuôi',
  'lottery.history.headsHint': 'Chữ số hàng chục (đầu) và hàng đơn vị (đuôi) của các số ở trên.',
  'lottery.history.digit': 'Chữ số',
  'lottery.history.head': 'Đầu',
  'lottery.history.tail': 'Đuôi',
  'lottery.history.deviation': 'So với ngẫu nhiên',
  'lottery.history.deviation.text':
    'Trong 100 chuỗi công bằng với cùng số kỳ, khoảng {share} chuỗi lệch ít nhất bằng chuỗi này.',
  'lottery.history.deviation.usual': 'Chênh lệch cỡ này là do ngẫu nhiên.',
  'lottery.history.deviation.rare':
    'Điều này hiếm, nhưng điều hiếm cũng xảy ra ngẫu nhiên. Nó không giúp đoán kỳ tới.',
  'lottery.history.deviation.few': 'Quá ít kỳ để so với ngẫu nhiên.',
  'lottery.history.chiSquare': 'Khi bình phương {value} với {degrees} bậc tự do',
  'lottery.history.day': 'Ngày',
  'lottery.history.noneOnDay': 'Không có kết quả trong ngày này',
  'lottery.history.bet': 'Đặt cược xổ số này',
  'lottery.notices': 'Thông báo kết quả',
  'lottery.notices.hint':
    'Thông báo vào hộp thư của bạn. Với xổ số quay cả ngày, các lần trúng được gộp theo giờ.',
  'lottery.notices.off': 'Không',
  'lottery.notices.each': 'Mọi kết quả',
  'lottery.notices.won': 'Khi vé trúng',
  'lottery.notices.daily': 'Mỗi ngày một lần',
  'lottery.notice.title': '{lottery}: kết quả {when}',
  'lottery.notice.tickets': 'Vé của bạn: {tickets}. Vé trúng: {won}. Giá {cost}, trả về {returned}.',
  'lottery.notice.void': 'Kỳ này không quay. Tiền cược đã được hoàn lại.',
  'fault.lottery.noSuchNotice': 'Xổ số này không có loại thông báo này',
}
