// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpOnLaw: PageWords = {
  'Terms of use': [
    'Điều khoản sử dụng',
    `<p class="lead">Điều khoản này là thỏa thuận giữa bạn và chúng tôi. Mở tài khoản nghĩa là bạn chấp nhận.</p>
<h3>1. Ai được chơi</h3><p>Bạn đủ tuổi theo luật nơi bạn sống và ít nhất mười tám tuổi. Nơi bạn ở cho phép chơi ăn tiền. Bạn chơi cho mình, không thay người khác.</p>
<h3>2. Tài khoản của bạn</h3><p>Mỗi người có một tài khoản, đứng tên mình. Bạn giữ kín mật khẩu và báo ngay khi người khác có thể biết. Việc làm bằng mật khẩu của bạn được xem là do bạn làm cho đến khi bạn báo cho chúng tôi.</p>
<h3>3. Tiền</h3><p>Tiền được nạp từ phương tiện thanh toán của chính bạn và trả về tài khoản đứng tên bạn. Trước khi trả khoản rút, chúng tôi có thể hỏi bạn là ai và tiền từ đâu. Số dư không sinh lãi. Tiền của người chơi được giữ riêng với tiền của chúng tôi.</p>
<h3>4. Cược</h3><p>Cược có hiệu lực từ lúc máy chủ nhận, theo tỷ lệ và luật lúc đó, và không rút lại được. Kết quả được quay hoặc nhập trên máy chủ; màn hình của bạn chỉ là hình ảnh của kết quả.</p>
<h3>5. Sai sót</h3><p>Cược được nhận do sai sót rõ ràng về giá, kết quả hay chương trình sẽ được kết toán như khi không có sai sót, hoặc được hoàn lại. Tiền ghi có nhầm sẽ bị thu lại.</p>
<h3>6. Chơi công bằng</h3><p>Không được dùng chương trình tự chơi, thông đồng giữa người chơi, lợi dụng sai sót, hay dùng tiền từ tội phạm. Cược như vậy vô hiệu và tài khoản có thể bị đóng. Phần bạn tự nạp được trả lại, trừ khi luật cấm.</p>
<h3>7. Chấm dứt</h3><p>Bạn có thể đóng tài khoản bất cứ lúc nào; số dư được trả cho bạn. Chúng tôi có thể đóng với thông báo trước một tuần, hoặc ngay lập tức nếu bạn vi phạm điều khoản.</p>
<h3>8. Thay đổi</h3><p>Thay đổi của điều khoản được công bố trước hai tuần. Ai tiếp tục chơi là chấp nhận; ai không chấp nhận thì đóng tài khoản.</p>
<h3>9. Tranh chấp</h3><p>Hãy nói với chúng tôi trước: phần lớn được chăm sóc khách hàng giải quyết. Việc chưa xong được chuyển đến cơ quan mà giấy phép của chúng tôi nêu tên.</p>`,
  ],
  'Rules of betting': [
    'Luật cược',
    `<p class="lead">Cược được nhận, kết toán và, đôi khi, hoàn lại như thế nào.</p>
<h3>Tiền cược và tiền trả</h3><p><b>Tiền cược</b> là số rời số dư khi cược được nhận. <b>Tiền trả</b> là số quay về, gồm cả tiền cược. Cược 2.00 trả 5.00 là thắng 3.00.</p>
<h3>Mức trả lớn nhất</h3><p>Mỗi trò ghi mức trả lớn nhất của một cược. Cược có thể trả nhiều hơn sẽ không được nhận.</p>
<h3>Thể thao và thể thao điện tử</h3><ul><li>Cược được kết toán theo kết quả có hiệu lực khi sự kiện kết thúc. Quyết định về sau không thay đổi.</li><li>Sự kiện bị hủy và không diễn ra trong 36 giờ là vô hiệu, trừ khi cược đã ngã ngũ.</li><li>Tỷ lệ là tỷ lệ lúc cược được nhận. Trong cược xiên, trận vô hiệu tính tỷ lệ 1.00.</li></ul>
<h3>Xổ số</h3><p>Vé được nhận đến giờ đóng ghi trên trang. Kết quả là của kỳ quay ghi trên vé.</p>
<h3>Bàn trực tiếp và phòng bài</h3><p>Nếu đọc nhầm bài hoặc vòng quay bị dừng, ván được chơi lại hoặc hoàn theo luật của bàn. Kết toán theo lá bài, không theo hình hiển thị.</p>
<h3>Làm tròn</h3><p>Tiền trả được làm tròn xuống một lần cho mỗi cược, đến phần trăm.</p>
<h3>Cược vô hiệu</h3><p>Tiền của cược vô hiệu trở về số dư, kèm lý do trong lịch sử. Cược vô hiệu không được tính cho ưu đãi nào.</p>`,
  ],
  Privacy: [
    'Quyền riêng tư',
    `<p class="lead">Chúng tôi giữ những gì cần để vận hành tài khoản của bạn và điều luật yêu cầu, không giữ gì để bán.</p>
<h3>Chúng tôi giữ gì</h3><ul><li>Những gì bạn cung cấp: tên đăng nhập, các mục trong hồ sơ, tài khoản nhận tiền.</li><li>Những gì bạn làm: nạp, rút, cược và kết quả, tin nhắn với chúng tôi.</li><li>Những gì thiết bị cho biết: địa chỉ, trình duyệt, giờ đăng nhập. Chúng giúp bảo vệ tài khoản của bạn.</li></ul>
<h3>Chúng tôi không giữ gì</h3><p>Chúng tôi không bao giờ thấy số thẻ hay mật khẩu ngân hàng của bạn. Mật khẩu của bạn ở đây được lưu dưới dạng không ai đọc lại được.</p>
<h3>Ai được xem</h3><p>Người của chúng tôi, mỗi người vừa đủ cho công việc, và mọi việc họ làm đều được ghi lại. Hãng trò chơi nhận một mã thay cho tên bạn, loại tiền và các cược trong trò của họ. Ngân hàng nhận những gì khoản thanh toán cần. Cơ quan nhà nước nhận điều luật buộc chúng tôi giao, không hơn.</p>
<h3>Cookie và bộ nhớ</h3><p>Chúng tôi đặt một cookie, gắn lần đăng nhập với trình duyệt của bạn. Trình duyệt giữ ngôn ngữ, giao diện và việc bạn có muốn được ghi nhớ. Việc đo lượt truy cập tắt cho đến khi bạn đồng ý.</p>
<h3>Bao lâu</h3><p>Hồ sơ được giữ cùng tài khoản, và sau đó theo luật, với tiền thường là năm năm. Rồi được xóa.</p>
<h3>Quyền của bạn</h3><p>Bạn có thể xem điều chúng tôi giữ, yêu cầu sửa, và yêu cầu xóa khi không có luật ngăn cản. Hãy viết cho chúng tôi: câu trả lời đến trong một tháng và không mất phí.</p>`,
  ],
  'Terms of this site': [
    'Điều khoản sử dụng',
    '<p>Bạn đủ tuổi theo luật và ít nhất hai mươi mốt tuổi. Mỗi người một tài khoản. Cược có hiệu lực từ lúc máy chủ nhận và được kết toán theo luật của trò chơi. Tiền vào từ tài khoản của chính bạn và ra tài khoản của chính bạn. Không được dùng chương trình tự chơi hay thông đồng giữa người chơi.</p><p>Thay đổi của điều khoản được công bố trước hai tuần.</p>',
  ],
}
