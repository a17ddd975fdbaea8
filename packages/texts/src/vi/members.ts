import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'Trung tâm cá nhân',
  'members.center.pages': 'Các trang của trung tâm cá nhân',
  'members.security': 'Bảo mật',
  'members.account': 'Tài khoản',
  'members.since': 'Tham gia từ',
  'members.memberNumber': 'Mã hội viên',
  'members.password': 'Mật khẩu đăng nhập',
  'members.password.change': 'Đổi mật khẩu đăng nhập',
  'members.password.old': 'Mật khẩu cũ',
  'members.password.new': 'Mật khẩu mới',
  'members.password.confirm': 'Nhập lại mật khẩu mới',
  'members.password.done': 'Đã đổi mật khẩu',
  'members.payment': 'Mật khẩu thanh toán',
  'members.birthday.invalid': 'Vui lòng nhập ngày theo dạng yyyy-MM-dd',
  'members.birthday.tooYoung': 'Bạn phải đủ {age} tuổi',
  'fault.members.fixed': 'Mục này chỉ ghi được một lần, vui lòng liên hệ chăm sóc khách hàng',
  'members.payment.set': 'Đã đặt',
  'members.payment.unset': 'Chưa đặt',
  'members.payment.hint': 'Sáu chữ số, bảo vệ mọi lần rút tiền.',
  'members.payment.create': 'Đặt mật khẩu thanh toán',
  'members.payment.change': 'Đổi mật khẩu thanh toán',
  'members.payment.old': 'Mật khẩu thanh toán cũ',
  'members.payment.new': 'Mật khẩu thanh toán mới',
  'members.payment.confirm': 'Nhập lại mật khẩu thanh toán mới',
  'members.payment.done': 'Đã lưu mật khẩu thanh toán',
  'members.payment.sixDigits': 'Vui lòng nhập 6 ký tự: chỉ chữ số',
}
