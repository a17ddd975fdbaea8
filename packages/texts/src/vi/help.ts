// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Trợ giúp',
  'help.center': 'Trung tâm trợ giúp',
  'help.center.hint': 'Câu trả lời cho những điều người chơi hay hỏi.',
  'help.views': 'Trợ giúp hoặc điều khoản',
  'help.terms': 'Điều khoản sử dụng',
  'help.all': 'Tất cả chủ đề',
  'help.topics': 'Chủ đề',
  'help.search': 'Tìm trong trợ giúp',
  'help.search.empty': 'Không có chủ đề nào nhắc đến điều đó',
  'help.search.emptyHint': 'Thử từ khác hoặc viết cho chúng tôi.',
  'help.found': '{count, plural, other {# chủ đề}}',
  'help.empty': 'Chưa có chủ đề trợ giúp',
  'help.emptyHint': 'Hãy viết cho chúng tôi, chúng tôi sẽ trả lời.',
  'help.write': 'Viết cho chúng tôi',
  'help.terms.age.title': 'Tuổi và tài khoản',
  'help.terms.age':
    'Bạn từ {age} tuổi trở lên và đủ tuổi theo luật nơi bạn sống. Mỗi người một tài khoản đứng tên mình và tự giữ mật khẩu.',
  'help.terms.money.title': 'Nạp và rút tiền',
  'help.terms.money':
    'Tiền nạp phải từ phương tiện thanh toán của chính bạn và được rút về tài khoản đứng tên bạn. Chúng tôi có thể xác minh danh tính trước khi trả tiền.',
  'help.terms.play.title': 'Cược và kết quả',
  'help.terms.play':
    'Cược có hiệu lực từ lúc máy chủ chấp nhận. Kết quả chỉ do máy chủ tạo ra. Ván bị gián đoạn được kết toán theo luật chơi hoặc hoàn lại toàn bộ.',
  'help.terms.fair.title': 'Chơi công bằng',
  'help.terms.fair':
    'Không được thông đồng, dùng phần mềm chơi tự động hay lợi dụng lỗi. Cược thắng theo cách đó bị hủy và tài khoản có thể bị đóng.',
  'help.terms.limits.title': 'Chơi có giới hạn',
  'help.terms.limits':
    'Chơi là để vui. Chỉ cược số tiền bạn có thể mất và dừng lại khi không còn vui. Hãy viết cho chúng tôi, chúng tôi sẽ giúp bạn tạm nghỉ.',
  'help.terms.data.title': 'Dữ liệu của bạn',
  'help.terms.data':
    '{site} chỉ giữ những gì cần để vận hành tài khoản và theo yêu cầu của luật, và không giao cho ai khác.',
}
