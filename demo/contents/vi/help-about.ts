// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const helpAbout: PageWords = {
  'Fairness, and how to check it': [
    'Công bằng và cách kiểm tra',
    `<p class="lead">Trò chơi công bằng khi không ai chọn được kết quả sau khi bạn đã cược, và khi bạn tự mình thấy được điều đó.</p>
<h3>Độc quyền Tessera</h3><p>Trò của chúng tôi được quay từ hai hạt giống: một của nhà, một của trình duyệt bạn. Trước khi bạn cược, chúng tôi cho xem <b>hash</b> của hạt giống nhà. Nó cố định hạt giống mà không tiết lộ. Bạn có thể đổi hạt giống của mình bất cứ lúc nào. Khi bạn yêu cầu công khai hạt giống nhà, một hạt giống mới thay vào, và mọi ván trước đó đều tính lại được: bởi chúng tôi, bởi bạn, bởi bất kỳ ai.</p>
<ol><li>Mở lịch sử cược và chọn một ván.</li><li>Nhấn dấu kiểm. Trang hiện hạt giống, số ván và kết quả.</li><li>Trình duyệt của bạn tính kết quả từ hạt giống rồi so sánh, không cần hỏi chúng tôi.</li></ol>
<h3>Tỷ lệ hoàn trả</h3><p>Mỗi trò ghi tỷ lệ hoàn trả cho người chơi, tức phần của mọi tiền cược quay về trong dài hạn. Với trò cho bạn tự chọn tỷ lệ, mức này như nhau ở mọi lựa chọn, trừ khi trò chơi nói khác.</p>
<h3>Trò của hãng khác</h3><p>Trò của hãng khác do hãng đó quay. Chúng tôi thấy tiền cược và tiền trả của từng ván và lưu cả hai trong lịch sử cược của bạn, kèm mã mà hãng cấp.</p>
<h3>Nếu ván bị gián đoạn</h3><p>Cược đã nhận luôn được tính. Nếu mạng của bạn đứt, ván tự kết thúc và chờ trong lịch sử. Nếu trò chơi hỏng, ván được kết toán theo luật hoặc hoàn tiền cược.</p>`,
  ],
  'Responsible play': [
    'Chơi có trách nhiệm',
    `<p class="lead">Chơi là để giải trí. Đó không phải cách kiếm tiền, cũng không phải cách gỡ lại số đã mất.</p>
<h3>Trước khi bắt đầu</h3><ul><li>Định số tiền hôm nay bạn có thể bỏ ra, và dừng khi đã hết.</li><li>Định thời gian chơi và đặt đồng hồ.</li><li>Đừng chơi khi buồn, giận, mệt hay đã uống rượu.</li></ul>
<h3>Dấu hiệu cần xem trọng</h3><p>Bạn chơi lâu hơn hoặc nhiều hơn dự định. Bạn tăng cược để gỡ. Bạn vay tiền để chơi, giấu giếm, hoặc nghĩ đến nó khi làm việc. Chỉ một dấu hiệu là đủ để tạm dừng và nói chuyện với ai đó.</p>
<h3>Chúng tôi có thể làm gì</h3><p>Viết cho chăm sóc khách hàng rằng bạn muốn nghỉ. Chúng tôi đóng tài khoản trong thời gian bạn nêu, từ một ngày đến vĩnh viễn, và chỉ mở khi hết hạn, dù trong lúc đó bạn nói gì. Số dư được trả cho bạn. Trong thời gian nghỉ bạn không nhận ưu đãi nào.</p>
<h3>Người trẻ</h3><p>Người chưa đủ tuổi theo luật không được chơi ở đây. Nếu dùng chung thiết bị, hãy đăng xuất sau khi chơi và giữ kín mật khẩu. Phần lớn nhà sản xuất thiết bị có bộ lọc cho trẻ em.</p>
<h3>Nói ra sẽ nhẹ hơn</h3><p>Ở nhiều nước có đường dây tư vấn miễn phí và không hỏi tên. Bác sĩ hoặc chính quyền nơi bạn ở biết nơi gần nhất.</p>`,
  ],
  Contact: [
    'Liên hệ',
    `<p class="lead">Có ba cách để gặp chúng tôi. Cách nào cũng có người thật ở đầu bên kia.</p>
<h3>Chăm sóc khách hàng</h3><p>Nút hình tai nghe mở một cửa sổ cạnh trang. Luôn có người suốt ngày đêm. Hãy chuẩn bị tên đăng nhập; đừng bao giờ đưa mật khẩu, không ai cần đến.</p>
<h3>Góp ý</h3><p>Cuối mỗi trang có mục <b>Góp ý</b>. Hãy cho biết điều gì tốt, điều gì thiếu hay điều gì hỏng, trong mười đến năm trăm ký tự, kèm tối đa ba hình. Thành viên nhận câu trả lời trong hộp thư.</p>
<h3>Hộp thư</h3><p>Điều chỉ dành cho riêng bạn sẽ đến trong mục Tin nhắn của trung tâm thành viên. Con số ở đầu trang cho biết bạn còn bao nhiêu tin chưa đọc.</p>
<h3>Khiếu nại</h3><ol><li>Kể cho chăm sóc khách hàng chuyện đã xảy ra, kèm mã ván hoặc mã thanh toán.</li><li>Nếu câu trả lời không giúp được, hãy gửi góp ý loại <b>Khiếu nại</b>. Người đọc sẽ không phải người đã trả lời lần đầu.</li><li>Trong mười ngày bạn nhận câu trả lời bằng văn bản: chúng tôi thấy gì và sẽ làm gì.</li></ol><p>Hãy viết bằng ngôn ngữ bạn viết tốt. Chúng tôi sẽ tìm người đọc được.</p>`,
  ],
  'About this site': [
    'Về chúng tôi',
    `<p class="lead">Tessera là một nhà trò chơi ghép từ những mảnh nhỏ khớp nhau: một tài khoản, một số dư, một lịch sử, dù bạn chơi gì.</p>
<p>Sảnh gom nổ hũ của nhiều hãng, các bàn và trò chơi của riêng chúng tôi, cùng thể thao, thể thao điện tử và xổ số của chúng tôi. Mọi cược đi qua một sổ cái không thể tự tạo hay làm mất tiền: đồng nào rời tài khoản này sẽ đến tài khoản khác, đúng đến từng xu.</p>
<h3>Hình ảnh</h3><p>Ô trò chơi, biểu ngữ và huy hiệu do chương trình của chúng tôi vẽ, có dùng biểu tượng <b>Game Icons</b> của Lorc, Delapouite và những người đóng góp, được tô lại và tạo khối, theo giấy phép Creative Commons Attribution 3.0, và chữ theo SIL Open Font License và Apache License.</p>
<h3>Phần mềm</h3><p>Hệ thống chạy trên phần mềm tự do và nêu tên tất cả trong phần ghi công đi kèm mã nguồn. Cảm ơn mọi người đã viết nên chúng.</p>
<h3>Tiền ảo</h3><p>Đây là bản trình diễn. Mọi số dư là tiền ảo của ngân hàng thử nghiệm: không mua được, và không thắng được thứ gì có giá trị. Các hãng đều là hư cấu. Các trận bóng đá và bóng rổ ghép những đội của các mùa giải có thật, nhưng diễn biến và tỷ số được mô phỏng tại đây.</p>`,
  ],
  'How to begin': [
    'Bắt đầu thế nào',
    '<p>Đăng ký bằng tên và mật khẩu, nạp tiền, chọn trò chơi. Lịch sử cược giữ từng ván kèm mã số, và dấu kiểm cạnh ván của trò chúng tôi chứng minh điều đó.</p><p>Hãy viết cho chăm sóc khách hàng khi có gì chưa rõ: luôn có người thức.</p>',
  ],
  'Play with care': [
    'Chơi có trách nhiệm',
    '<p>Chơi là để giải trí. Trước khi bắt đầu, hãy định số tiền và thời gian. Khi không còn vui thì dừng lại và viết cho chúng tôi: chúng tôi đóng tài khoản đúng thời gian bạn nói, không mở sớm dù một ngày.</p>',
  ],
}
