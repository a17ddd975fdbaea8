// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Xác minh danh tính',
  'identityCheck.intro':
    'Hãy gửi ảnh giấy tờ để cho chúng tôi biết bạn là ai. Chỉ nhân viên được phép mới xem được, và mỗi lần xem đều được ghi lại. Chúng tôi xóa ảnh sau {days, plural, other {# ngày}} kể từ khi có quyết định.',
  'identityCheck.proof.identity': 'Bạn là ai',
  'identityCheck.proof.address': 'Bạn sống ở đâu',
  'identityCheck.state.none': 'Chưa gửi',
  'identityCheck.state.waiting': 'Đang kiểm tra',
  'identityCheck.state.accepted': 'Đã chấp nhận',
  'identityCheck.state.refused': 'Bị từ chối',
  'identityCheck.state.expired': 'Đã hết hạn',
  'identityCheck.sent': 'Đã gửi {time}',
  'identityCheck.until': 'Có hiệu lực đến {time}',
  'identityCheck.kind': 'Giấy tờ',
  'identityCheck.kind.passport': 'Hộ chiếu',
  'identityCheck.kind.identityCard': 'Căn cước công dân, mặt trước và mặt sau',
  'identityCheck.kind.drivingLicence': 'Giấy phép lái xe, mặt trước và mặt sau',
  'identityCheck.kind.proofOfAddress': 'Hóa đơn, sao kê ngân hàng hoặc thư của cơ quan nhà nước',
  'identityCheck.pictures': 'Ảnh',
  'identityCheck.pictures.hint':
    'Số ảnh: {count}. PNG hoặc JPG, mỗi ảnh tối đa {size} MB. Phải thấy rõ mọi góc và đọc được mọi chữ.',
  'identityCheck.send': 'Gửi giấy tờ',
  'identityCheck.done': 'Cảm ơn bạn. Chúng tôi sẽ xem giấy tờ và viết cho bạn.',
  'identityCheck.takeBack': 'Thu hồi',
  'identityCheck.takenBack': 'Bạn đã thu hồi giấy tờ',
  'identityCheck.reason.unreadable': 'Chúng tôi không đọc được. Hãy chụp rõ nét ở nơi đủ sáng và gửi lại.',
  'identityCheck.reason.incomplete': 'Thiếu một phần. Hãy gửi đầy đủ, với mọi mặt và mọi góc.',
  'identityCheck.reason.wrongDocument':
    'Đây không phải loại giấy tờ bạn đã chọn. Hãy gửi một loại trong danh sách.',
  'identityCheck.reason.expired': 'Giấy tờ không còn hiệu lực. Hãy gửi giấy tờ còn hiệu lực.',
  'identityCheck.reason.otherName':
    'Tên trên giấy tờ khác với tài khoản của bạn. Hãy gửi giấy tờ của chính bạn hoặc liên hệ bộ phận chăm sóc khách hàng.',
  'identityCheck.reason.notGenuine':
    'Chúng tôi không thể chấp nhận giấy tờ này là thật. Hãy gửi bản gốc hoặc liên hệ bộ phận chăm sóc khách hàng.',
  'identityCheck.reason.underAge': 'Bạn chưa đủ tuổi để chơi ở đây, vì vậy tài khoản của bạn bị đóng.',
  'mail.document.accepted': 'Giấy tờ của bạn được chấp nhận',
  'mail.document.refused': 'Giấy tờ của bạn bị từ chối',
  'mail.document.thanks': 'Cảm ơn bạn. Bạn không cần làm gì thêm.',
  'fault.compliance.documentPictures': 'Hãy thêm đủ ảnh mà giấy tờ này cần',
  'fault.compliance.documentWaiting': 'Một giấy tờ của bạn đang được kiểm tra. Bạn có thể thu hồi nó.',
  'fault.compliance.documentsToday': 'Hôm nay bạn đã gửi nhiều giấy tờ. Hãy thử lại vào ngày mai.',
  'fault.compliance.documentDecided': 'Giấy tờ này đã được quyết định',
  'fault.compliance.needDocument':
    'Trước khi rút khoản này, chúng tôi cần giấy tờ cho biết bạn là ai. Hãy gửi trong mục xác minh danh tính; tiền vẫn ở trong tài khoản của bạn.',
  'fault.backoffice.underAge': 'Ngày sinh này dưới độ tuổi cho phép. Hãy từ chối giấy tờ vì chưa đủ tuổi.',
  'fault.compliance.flagClosed': 'Cảnh báo này đã được đóng',
  'fault.backoffice.notLower': 'Giới hạn này cao hơn giới hạn đang áp dụng',
}
