// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Tài sản của thành viên',
  'liabilities.intro':
    'Cuối mỗi ngày, chúng tôi công bố tổng tài sản của mọi thành viên: tiền mặt và tiền đang giữ cho các lệnh rút. Một gốc bao gồm mọi số dư, nên không số dư nào có thể bị bỏ sót hay bị giảm về sau.',
  'liabilities.check.title': 'Số dư của bạn có trong đó không?',
  'liabilities.check.hint':
    'Trang này tự tính gốc từ số dư của bạn, từng bước một, rồi so với gốc đã công bố.',
  'liabilities.check': 'Kiểm tra số dư của tôi',
  'liabilities.check.login': 'Đăng nhập để kiểm tra số dư',
  'liabilities.ok': 'Số dư của bạn nằm trong tổng',
  'liabilities.okText':
    '{amount} của {account} nằm trong tổng {total} của {accounts, plural, other {# tài khoản}} vào ngày {day}.',
  'liabilities.bad': 'Kết quả không khớp với gốc đã công bố',
  'liabilities.badText': 'Hãy lưu bằng chứng và liên hệ chăm sóc khách hàng.',
  'liabilities.compare':
    'Gốc của ngày {day} không còn trong danh sách này. Hãy so với gốc bạn đã ghi lại hôm đó.',
  'liabilities.none': 'Cuối ngày {day} bạn không có tài sản, nên không có gì để chứng minh.',
  'liabilities.noDay': 'Chưa có gốc nào được công bố. Gốc đầu tiên sẽ có sau nửa đêm.',
  'liabilities.steps': '{count, plural, other {# bước}} từ số dư của bạn đến gốc',
  'liabilities.save': 'Lưu bằng chứng',
  'liabilities.load': 'Kiểm tra bằng chứng đã lưu',
  'liabilities.load.hint': 'Tệp bạn đã lưu trên trang này',
  'liabilities.load.choose': 'Chọn tệp',
  'liabilities.badFile': 'Tệp này không phải là bằng chứng',
  'liabilities.days': 'Các gốc đã công bố',
  'liabilities.day': 'Ngày (UTC)',
  'liabilities.accounts': 'Tài khoản',
  'liabilities.total': 'Tổng',
  'liabilities.root': 'Gốc',
  'liabilities.how': 'Cách hoạt động',
  'liabilities.howText':
    'Số dư, tên tài khoản và một số ngẫu nhiên tạo thành một mã băm, nên không ai biết số dư bên cạnh là của ai. Hai mã kề nhau cùng tổng của chúng tạo thành mã tiếp theo, cho đến khi còn một gốc. Tiền thưởng không được tính.',
}
