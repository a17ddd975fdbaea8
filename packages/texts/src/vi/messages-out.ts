import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} là mã đăng nhập của bạn. Đừng chia sẻ với ai.',
  'mail.code.register': '{site}: {secret} là mã đăng ký của bạn.',
  'mail.code.forgot': '{site}: {secret} là mã đặt lại mật khẩu. Nếu không phải bạn yêu cầu, hãy bỏ qua.',
  'mail.code.contact': '{site}: {secret} xác nhận liên hệ mới của bạn. Đừng chia sẻ với ai.',
  'mail.contact.subject': 'Mã của bạn từ {site}',
  'mail.reset.subject': 'Mật khẩu tạm thời cho {site}',
  'mail.reset': 'Xin chào {username},\ntrong {minutes} phút tới bạn có thể đăng nhập {site} một lần bằng mật khẩu tạm thời này:\n{secret}\nSau đó bạn sẽ được yêu cầu chọn mật khẩu mới. Nếu không phải bạn yêu cầu, hãy bỏ qua: mật khẩu của bạn không đổi.',
  'mail.invite.subject': 'Chọn mật khẩu cho {site}',
  'mail.invite': 'Xin chào {username},\nhãy mở liên kết này trong vòng 24 giờ và chọn mật khẩu mới cho {site}:\n{secret}',
}
