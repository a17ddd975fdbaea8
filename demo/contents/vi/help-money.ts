// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnMoney: PageWords = {
  Deposits: [
    'Nạp tiền',
    `<p class="lead">Nạp tiền chỉ mất một phút. Ngay khi ngân hàng báo tiền đã đến, bạn có thể chơi.</p>
<h3>Cách nạp</h3><ol><li>Mở <b>Nạp tiền</b> ở đầu trang hoặc trong trung tâm thành viên.</li><li>Chọn cách thanh toán và số tiền. Mức nhỏ nhất và lớn nhất ghi cạnh ô nhập.</li><li>Bạn được đưa đến trang của ngân hàng. Hãy làm đến bước cuối; đóng sớm chỉ có nghĩa là chưa trả gì.</li><li>Số dư tự tăng khi tiền đến. Không cần tải lại trang.</li></ol>
<h3>Khi phải chờ lâu hơn</h3><p>Phần lớn khoản nạp đến trong một phút. Khoản không hoàn tất đúng hạn sẽ hết hiệu lực và không trừ tiền. Nếu ngân hàng báo đã trả mà sau một giờ số dư chưa đổi, hãy viết cho chăm sóc khách hàng kèm mã nạp tiền. Mã nằm trong lịch sử tài khoản.</p>
<h3>Quy định</h3><ul><li>Trả từ tài khoản hoặc thẻ đứng tên bạn. Tiền của người khác sẽ được gửi trả.</li><li>Chúng tôi không thu phí nạp. Ngân hàng của bạn có thể thu.</li><li>Nếu số tiền đến khác với yêu cầu, số thực nhận được ghi có.</li></ul><p class="note">Trang trình diễn thanh toán qua ngân hàng thử nghiệm, không có tiền thật.</p>`,
  ],
  Withdrawals: [
    'Rút tiền',
    `<p class="lead">Tiền của bạn có thể rút bất cứ lúc nào. Khoản rút được giữ ngay, có người xem xét, chi trả, và do bạn khép lại.</p>
<h3>Trước lần đầu</h3><ul><li>Đặt <b>mật khẩu thanh toán</b> sáu chữ số trong mục Bảo mật. Nó bảo vệ mọi lần rút.</li><li>Thêm tài khoản nhận tiền. Tài khoản phải đứng tên bạn và dùng được chừng nào bạn còn giữ.</li></ul>
<h3>Từng bước</h3><ol><li>Mở <b>Rút tiền</b>, chọn tài khoản và số tiền, rồi nhập mật khẩu thanh toán.</li><li>Số tiền rời số dư ngay và được giữ. Trong lúc đó không chơi được, và không ai lấy được hai lần.</li><li>Nhân viên duyệt hoặc từ chối. Khoản bị từ chối trở lại số dư kèm lý do.</li><li>Khi đã trả, bạn được hỏi tiền đã đến chưa. Nếu không trả lời, sau một ngày được xem là đã nhận.</li></ol>
<h3>Hạn mức</h3><p>Mức nhỏ nhất, lớn nhất và số lần rút mỗi ngày hiện trên trang trước khi bạn bắt đầu. Tiền thưởng đang mở có thể cần chơi đủ trước; trang cho biết còn bao nhiêu.</p>
<h3>Trả từng phần</h3><p>Khoản rút lớn có thể được trả từng phần. Trang cho biết đã trả bao nhiêu và còn lại bao nhiêu.</p>`,
  ],
  'Bonus terms': [
    'Điều khoản thưởng',
    `<p class="lead">Điều khoản này áp dụng cho mọi ưu đãi. Điều ghi trên trang của ưu đãi được cộng thêm, và được ưu tiên khi hai bên khác nhau.</p>
<h3>Ai được tham gia</h3><p>Mỗi ưu đãi dành cho một người, một hộ và một thiết bị. Ai mở tài khoản thứ hai để nhận hai lần sẽ mất cả hai.</p>
<h3>Ưu đãi mang lại gì</h3><p>Ưu đãi cộng tiền thật vào số dư: bạn có thể chơi hoặc rút. Nếu cần thêm điều kiện, trang của ưu đãi sẽ ghi rõ.</p>
<h3>Điều gì được tính</h3><p>Khi ưu đãi tính cược hợp lệ, tiền cược được tính lúc ván được kết toán. Cược vô hiệu hoặc bị thu hồi không được tính; cược cả hai phía của một kỳ quay chỉ tính phần chênh lệch.</p>
<h3>Thời hạn và sai sót</h3><p>Trang của ưu đãi ghi thời hạn và, sau khi tham gia, bạn đã đi tới đâu. Nếu ưu đãi được cộng nhầm, chúng tôi chỉ thu lại phần còn lại, không thu gì đã trả cho bạn.</p>`,
  ],
}
