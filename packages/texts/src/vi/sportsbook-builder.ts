// SPDX-License-Identifier: Apache-2.0
import type { sportsbookBuilder as source } from '../en/sportsbook-builder.ts'
import type { Translated } from '../translated.ts'

/** Bet builders and cash-outs of the sportsbook. */
export const sportsbookBuilder: Translated<typeof source> = {
  'fault.sportsbook.cashOutNotOffered': 'Hiện không thể rút sớm cược này',
  'fault.sportsbook.cashOutChanged': 'Giá đề nghị đã giảm: hãy xem giá mới',
  'fault.sportsbook.cashOutWaits': 'Một lệnh rút sớm của cược này đang chờ',
  'fault.sportsbook.cashOutTooSmall': 'Phần này quá nhỏ để trả',
  'fault.sportsbook.cashOutTarget': 'Chọn số tiền cao hơn giá đề nghị và thấp hơn tiền thắng có thể',
  'sportsbook.cashOut.take': 'Rút sớm {amount}',
  'sportsbook.cashOut.none': 'Hiện không có rút sớm',
  'sportsbook.cashOut.share': 'Bao nhiêu phần của cược',
  'sportsbook.cashOut.rest': '{stake} tiền cược vẫn tiếp tục',
  'sportsbook.cashOut.confirm': 'Xác nhận {amount}',
  'sportsbook.cashOut.keep': 'Giữ cược',
  'sportsbook.cashOut.done': 'Đã trả {amount}',
  'sportsbook.cashOut.changed': 'Giá đề nghị hiện là {amount}',
  'sportsbook.cashOut.waits':
    'Khi trận đang diễn ra, rút sớm được quyết định sau giây lát: còn {seconds} giây',
  'sportsbook.cashOut.refused.event_changed':
    'Không rút sớm: trận đấu đã thay đổi trong lúc chờ. Cược của bạn vẫn tiếp tục',
  'sportsbook.cashOut.refused.offer_lower':
    'Không rút sớm: giá đề nghị đã giảm trong lúc chờ. Cược của bạn vẫn tiếp tục',
  'sportsbook.cashOut.refused.not_offered': 'Không rút sớm: không còn giá đề nghị. Cược của bạn vẫn tiếp tục',
  'sportsbook.cashOut.automatic': 'Tự động rút sớm',
  'sportsbook.cashOut.automaticAt': 'Khi được đề nghị',
  'sportsbook.cashOut.automaticSet': 'Rút sớm khi được đề nghị {amount}',
  'sportsbook.cashOut.set': 'Đặt',
  'sportsbook.cashOut.remove': 'Bỏ',
  'sportsbook.cashOut.paidSoFar': 'Đã rút sớm {amount}',
  'sportsbook.builder.hint': 'Chọn từ hai kết quả trở lên, tất cả đều phải đúng.',
  'sportsbook.builder.price': 'Tỷ lệ chung',
  'sportsbook.builder.add': 'Thêm vào phiếu cược',
  'sportsbook.builder.added': 'Đã có trong phiếu cược',
  'sportsbook.builder.clear': 'Xóa',
  'sportsbook.builder.waits': 'Hiện không có tỷ lệ',
  'sportsbook.builder.full': 'Phiếu cược đã đầy',
  'sportsbook.builder.builder_too_few': 'Chọn ít nhất hai kết quả',
  'sportsbook.builder.builder_too_many': 'Nhiều nhất mười hai kết quả',
  'sportsbook.builder.builder_same_market': 'Mỗi kèo chỉ chọn một kết quả',
  'sportsbook.builder.builder_market': 'Một trong các kèo này không thể kết hợp',
  'sportsbook.builder.builder_no_states': 'Các kèo này không thể kết hợp với nhau',
  'sportsbook.builder.builder_contradictory': 'Các kết quả này không thể cùng đúng',
  'sportsbook.builder.builder_no_price': 'Quá chắc chắn nên không có tỷ lệ',
  'sportsbook.builder.builder_several_events': 'Mọi kết quả phải thuộc một trận',
  'sportsbook.builder.builder_not_offered': 'Trận này không có tạo cược',
}
