// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the contract that belong to no domain, and their generic field messages. */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Không đọc được yêu cầu',
  'fault.call.invalid': 'Một số giá trị chưa đúng',
  'fault.call.badMerchant': 'Không nhận ra đơn vị vận hành',
  'fault.call.encryptionRequired': 'Yêu cầu này phải được mã hóa',
  'fault.call.badEncryption': 'Không mở được nội dung mã hóa',
  'fault.call.unauthorized': 'Bạn chưa đăng nhập, vui lòng đăng nhập',
  'fault.call.forbidden': 'Bạn không được phép làm việc này',
  'fault.call.notFound': 'Không có gì tại địa chỉ này',
  'fault.call.wrongMethod': 'Địa chỉ này không nhận phương thức đó',
  'fault.call.requestReused': 'Số yêu cầu này đã dùng cho việc khác',
  'fault.call.tooLarge': 'Yêu cầu quá lớn',
  'fault.call.wrongContentType': 'Không nhận loại nội dung này',
  'fault.call.tooManyRequests': 'Quá nhiều yêu cầu, vui lòng thử lại sau một phút',
  'fault.call.unexpected': 'Đã xảy ra lỗi ở phía chúng tôi. Mã tham chiếu {reference}',
  'fault.call.unavailable': 'Dịch vụ tạm thời gián đoạn, vui lòng thử lại sau ít phút',
  'fault.field.unknown': 'Không nhận ra trường này',
  'fault.field.required': 'Không được để trống',
  'fault.field.invalid': 'Giá trị này chưa đúng',
  'fault.maintenance': 'Trang đang bảo trì',
  'fault.site.invalidUrl': 'Địa chỉ không hợp lệ, vui lòng liên hệ chăm sóc khách hàng',
  'fault.site.ipBlocked': 'Truy cập bị hạn chế',
  'fault.site.regionRestricted': 'Trang này không phục vụ tại nơi bạn đang ở',
  'fault.backoffice.settingChanged': 'Người khác vừa thay đổi: {names}. Hãy xem lại',
  'fault.backoffice.noMerchant': 'Không có thương hiệu này',
  'fault.backoffice.noMember': 'Không có hội viên này',
  'fault.backoffice.noHost': 'Không có tên miền này',
  'fault.backoffice.noChange': 'Không có thay đổi này',
  'fault.backoffice.merchantTaken': 'Mã này thuộc thương hiệu khác',
  'fault.backoffice.hostTaken': 'Tên miền này đã được dùng',
  'fault.backoffice.vendorAway': 'Nhà cung cấp hiện không gửi danh sách trò chơi',
  'fault.backoffice.noList':
    'Các nhà cung cấp minh họa dùng chung tài khoản này; nó không có danh sách trò chơi riêng',
  'fault.backoffice.firstMerchant': 'Không thể đóng thương hiệu đầu tiên',
  'fault.backoffice.codeRequired': 'Vui lòng nhập mã từ ứng dụng xác thực',
  'fault.backoffice.ownRequest': 'Chính bạn đã yêu cầu việc này; một nhân viên khác sẽ quyết định',
  'fault.backoffice.requestOver': 'Yêu cầu này đã được quyết định hoặc đã hết hạn',
  'fault.backoffice.requestWaiting': 'Yêu cầu tương tự đã có và đang chờ quyết định',
}
