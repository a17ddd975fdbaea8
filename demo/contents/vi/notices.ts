// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    'Nơi đây chơi bằng tiền ảo',
    '<p>Mọi số dư ở đây là tiền ảo của ngân hàng thử nghiệm. Không có thắng thua tiền thật.</p>',
  ],
  'Play within your limits': [
    'Chơi trong giới hạn của bạn',
    '<p>Trước khi bắt đầu, hãy định mức tiền và thời gian. Mục <a href="/helpmc">Chơi có trách nhiệm</a> cho biết chúng tôi giúp bạn tạm nghỉ thế nào.</p>',
  ],
  'We never ask for your password': [
    'Chúng tôi không bao giờ hỏi mật khẩu',
    '<p>Không ai ở đây hỏi mật khẩu đăng nhập hay mật khẩu thanh toán của bạn: không qua thư, không trong trò chuyện, không qua điện thoại. Ai hỏi thì không phải người của chúng tôi.</p>',
  ],
  'How to check a round': [
    'Cách kiểm tra một ván',
    '<p>Mở lịch sử cược, chọn một ván Độc quyền Tessera và nhấn dấu kiểm. Sau khi bạn đổi hạt giống, trang sẽ tính lại ván đó ngay trong trình duyệt của bạn.</p>',
  ],
  'Withdrawals are held at once': [
    'Tiền rút được giữ ngay',
    '<p>Khoản rút được giữ ngay khi bạn yêu cầu và được trả sau khi nhân viên duyệt. Khi tiền về, vui lòng xác nhận để khép lại cho cả hai bên.</p>',
  ],
  'Short maintenance on Tuesday': [
    'Bảo trì ngắn vào thứ Ba',
    '<p>Từ <b>04:00 đến 04:20</b> theo giờ của trang, chúng tôi chăm sóc cơ sở dữ liệu. Ván đang chơi được kết thúc trước; số dư không thay đổi.</p>',
  ],
  'A quicker lobby': [
    'Sảnh nhanh hơn',
    '<p>Danh sách trò chơi nay nhớ vị trí của bạn khi bạn quay lại từ trò chơi, và ô tìm kiếm bỏ qua một chữ gõ thừa.</p>',
  ],
  'Write down your payment password': [
    'Hãy ghi lại mật khẩu thanh toán',
    '<p>Mật khẩu gồm sáu chữ số và bảo vệ mọi lần rút. Chăm sóc khách hàng không đọc được; chỉ đặt lại được khi chúng tôi biết chắc đó là bạn.</p>',
  ],
  'Dark or light': [
    'Tối hay sáng',
    '<p>Nút ở đầu trang đổi ngay giao diện của cả trang, và thiết bị này sẽ nhớ.</p>',
  ],
  'Statements for your own books': [
    'Sao kê cho sổ của bạn',
    '<p>Lịch sử tài khoản ghi mọi biến động kèm số dư sau đó. Chọn ngày rồi lật từng trang.</p>',
  ],
  'One person, one account': [
    'Một người, một tài khoản',
    '<p>Vui lòng chỉ dùng một tài khoản. Tài khoản thứ hai của cùng một người sẽ bị đóng, và phần thắng từ ưu đãi của nó bị thu lại.</p>',
  ],
  'Welcome to the new site': [
    'Chào mừng đến trang mới',
    '<p>Chúng tôi đã chuyển nhà. Mọi thứ vẫn ở chỗ cũ, vài thứ ở chỗ tốt hơn. Nếu thấy thiếu gì, hãy báo qua <b>góp ý</b> ở cuối mỗi trang.</p>',
  ],
  'The night site uses play money': ['Nhà đêm chơi bằng tiền ảo', '<p>Không có thắng thua tiền thật.</p>'],
  'Opening hours': ['Giờ mở cửa', '<p>Không có giờ đóng. Chúng tôi luôn mở.</p>'],
  'One account for this site': [
    'Tài khoản riêng cho nơi này',
    '<p>Tài khoản của thương hiệu khác không dùng được ở đây. Vui lòng đăng ký lại.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    'Rất vui được gặp bạn',
    '<h3>Ba điều nên biết</h3><ul><li><b>Đây là tiền ảo.</b> Không có thắng thua tiền thật.</li><li><b>Ván nào cũng kiểm tra được.</b> Trò Độc quyền Tessera cho xem hash của hạt giống trước khi bạn cược.</li>' +
      '<li><b>Lịch sử của bạn đầy đủ.</b> Mọi cược đều ở đó, kèm mã số và số dư.</li></ul><p class="center"><a href="/inhouse">Xem trò Độc quyền</a></p>',
  ],
  'Take a break whenever you like': [
    'Nghỉ bất cứ khi nào bạn muốn',
    '<p>Chơi là để vui. Khi không còn vui nữa:</p><ol><li>Mở <a href="/?center=saferPlay">Chơi có trách nhiệm</a> trong tài khoản của bạn.</li><li>Đặt giới hạn cho tiền nạp, tiền cược, tiền thua hoặc thời gian chơi. Giới hạn thấp hơn có hiệu lực ngay.</li><li>Nghỉ tối đa sáu tuần, hoặc tự loại trừ lâu hơn. Số dư vẫn là của bạn.</li></ol><blockquote>Giới hạn đặt trước dễ giữ hơn giới hạn đặt sau.</blockquote>',
  ],
  'Welcome to the night': [
    'Chào đêm',
    '<p class="lead">Hạ bớt đèn. Cứ thong thả.</p><p><a href="/inhouse">Bắt đầu với trò của chúng tôi</a></p>',
  ],
}
