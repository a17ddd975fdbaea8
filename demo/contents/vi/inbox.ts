// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    'Chào mừng',
    '<p>Thật vui vì bạn ở đây. Tài khoản của bạn đã sẵn sàng và có tiền chơi thử. <a href="/helpmc">Trợ giúp</a> trả lời những điều người chơi mới hay hỏi nhất.</p>',
  ],
  'Set a payment password': [
    'Hãy đặt mật khẩu thanh toán',
    '<p>Mật khẩu này bảo vệ mọi lần rút tiền. Bạn tìm thấy nó trong Trung tâm cá nhân ở mục <b>Bảo mật</b>.</p>',
  ],
  'Answer to your feedback': [
    'Trả lời góp ý của bạn',
    '<p>Cảm ơn bạn đã nhắc. Danh sách trò chơi gần đây nay lại hiện hai mươi trò cuối.</p><blockquote><p>Trò chơi gần đây của tôi chỉ đến mười. Có phải cố ý không?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    'Bảo trì ngắn vào thứ Ba',
    '<p>Từ 04:00 đến 04:20 giờ trang, chúng tôi bảo trì cơ sở dữ liệu. Các ván đang diễn ra sẽ kết thúc trước.</p>',
  ],
  'How to check a round': [
    'Cách kiểm tra một ván',
    '<ol><li>Mở lịch sử cược.</li><li>Chọn một ván Độc quyền Tessera.</li><li>Nhấn dấu kiểm.</li></ol><p>Trang tính kết quả từ hạt giống, ngay trong trình duyệt của bạn.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    'Đội của bạn trong một cái nhìn',
    '<p>Tổng quan cộng số liệu cả đội trong những ngày bạn chọn. Các danh sách ghi từng tài khoản và có thể tìm kiếm.</p>',
  ],
  'Pass money on within your team': [
    'Chuyển tiền trong đội của bạn',
    '<p>Bên cạnh mỗi tài khoản của đội có <b>Chuyển tiền</b>. Khoản bạn chuyển đến ngay, được mật khẩu thanh toán của bạn bảo vệ.</p>',
  ],
}
