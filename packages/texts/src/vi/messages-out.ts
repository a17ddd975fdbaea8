// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} là mã đăng nhập của bạn. Đừng chia sẻ với ai.',
  'mail.code.register': '{site}: {secret} là mã đăng ký của bạn.',
  'mail.code.forgot': '{site}: {secret} là mã đặt lại mật khẩu. Nếu không phải bạn yêu cầu, hãy bỏ qua.',
  'mail.code.contact': '{site}: {secret} xác nhận liên hệ mới của bạn. Đừng chia sẻ với ai.',
  'mail.contact.subject': 'Mã của bạn từ {site}',
  'mail.reset.subject': 'Mật khẩu tạm thời cho {site}',
  'mail.reset':
    'Xin chào {username},\ntrong {minutes} phút tới bạn có thể đăng nhập {site} một lần bằng mật khẩu tạm thời này:\n{secret}\nSau đó bạn sẽ được yêu cầu chọn mật khẩu mới. Nếu không phải bạn yêu cầu, hãy bỏ qua: mật khẩu của bạn không đổi.',
  'mail.invite.subject': 'Chọn mật khẩu cho {site}',
  'mail.invite':
    'Xin chào {username},\nhãy mở liên kết này trong vòng 24 giờ và chọn mật khẩu mới cho {site}:\n{secret}',
  'mail.security.subject': '{site}: tài khoản của bạn có thay đổi',
  'mail.security.title': 'Tài khoản của bạn có thay đổi',
  'mail.security.warning': 'Nếu không phải bạn yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'mail.security': 'Xin chào {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Có người yêu cầu bộ phận chăm sóc khách hàng gỡ lớp xác thực thứ hai của bạn (ứng dụng xác thực và khóa truy cập).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Một khóa truy cập đã được thêm vào tài khoản của bạn.',
  'mail.security.appAdded': 'Một ứng dụng xác thực đã được thiết lập cho tài khoản của bạn.',
  'mail.security.recoveryCodesMade': 'Mã khôi phục mới đã được tạo cho tài khoản của bạn.',
  'mail.security.newWaysRemoved':
    'Có người đã khôi phục quyền truy cập tài khoản của bạn. Các yếu tố thứ hai mới được thêm gần đây đã bị gỡ.',
  'mail.security.factorsRemoved': 'Một lớp xác thực thứ hai đã được gỡ khỏi tài khoản của bạn.',
  'mail.security.inviteAsked':
    'Có người yêu cầu bộ phận chăm sóc khách hàng gửi liên kết đặt mật khẩu mới cho tài khoản của bạn.',
  'mail.security.inviteMade': 'Một liên kết đặt mật khẩu mới cho tài khoản của bạn đã được tạo.',
  'mail.security.passwordSet': 'Mật khẩu tài khoản của bạn đã được thay đổi.',
  'mail.security.paymentPasswordAdded': 'Một mật khẩu thanh toán đã được đặt cho tài khoản của bạn.',
  'mail.security.paymentPasswordSet': 'Mật khẩu thanh toán của bạn đã được thay đổi.',
  'mail.security.bankAccountAdded': 'Một tài khoản ngân hàng có đuôi {ending} đã được thêm để rút tiền.',
  'mail.security.contactChanged': 'Số điện thoại hoặc địa chỉ email của tài khoản đã được thay đổi.',
  'mail.security.unlocked': 'Chăm sóc khách hàng đã mở khóa tài khoản của bạn sau các lần nhập sai.',
}
