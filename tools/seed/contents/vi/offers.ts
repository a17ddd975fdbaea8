// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example = '<p class="note">Ví dụ của trang trình diễn. Số dư ở đây là tiền ảo.</p>'

export const categories = { Welcome: 'Chào mừng', Return: 'Hoàn tiền', Races: 'Đua top', Friends: 'Bạn bè' }

export const offers: OfferWords = {
  'First deposit, matched': [
    'Nạp lần đầu, nhân đôi',
    'Lần nạp đầu được nhân đôi, tối đa 100.',
    '<h3>Bạn nhận được</h3><p>Chúng tôi cộng thêm đúng bằng số tiền bạn nạp lần đầu: <b>100%, tối đa 100.00</b>.</p><h3>Điều kiện</h3><ul><li>Lần nạp đầu từ 10.00 trở lên.</li>' +
      '<li>Tiền thưởng cần đủ mười lăm vòng cược trong ba mươi ngày. Nổ hũ tính đủ, bàn tính một phần năm.</li><li>Trong thời gian đó, mỗi cược tối đa 5.00.</li></ul><p>Đến lúc ấy, tiền thưởng và phần thắng từ nó nằm trong tài khoản. Tiền bạn nạp luôn là của bạn; rút ra nghĩa là trả lại tiền thưởng.</p>',
  ],
  'Twenty rounds to look around': [
    'Hai mươi ván để làm quen',
    'Ván tặng cho người vừa tham gia.',
    '<p>Ai tham gia trong bảy ngày qua được <b>hai mươi ván</b> ở một trong năm trò nổ hũ, mức cược nhỏ nhất. Ván bắt đầu ngay khi mở trò chơi.</p><h3>Nên biết</h3><ul><li>Ván không chơi trong ba ngày sẽ mất.</li>' +
      '<li>Phần thắng là tiền thưởng, cần năm vòng cược.</li><li>Mỗi người, mỗi hộ và mỗi thiết bị nhận một lần.</li></ul>',
  ],
  'Weekly return': [
    'Hoàn tiền hằng tuần',
    'Hoàn năm phần trăm số tiền thua trong tuần.',
    '<p>Mỗi thứ Hai, chúng tôi cộng số bạn đã cược và số nhận lại từ thứ Hai trước. Nếu tuần đó không may, <b>5% chênh lệch</b> được hoàn lại, tối đa 500.00.</p><table><thead><tr><th scope="col">Thua trong tuần</th><th scope="col">Hoàn lại</th></tr></thead>' +
      '<tbody><tr><td>50.00</td><td>2.50</td></tr><tr><td>400.00</td><td>20.00</td></tr><tr><td>12,000.00</td><td>500.00</td></tr></tbody></table><p>Khoản hoàn là tiền, không phải tiền thưởng: không cần vòng cược.</p>',
  ],
  'Live evening': [
    'Tối trực tiếp',
    'Hoàn một phần mười tại bàn trực tiếp, mỗi thứ Tư.',
    '<p>Thứ Tư từ 18:00 đến nửa đêm theo giờ của trang, bàn trực tiếp hoàn <b>một phần mười</b> số bạn thua tối đó, tối đa 50.00. Tiền được cộng trước trưa thứ Năm.</p><ul><li>Tính baccarat, roulette và blackjack; không tính cược phụ.</li><li>Cược bao mọi kết quả của một ván không được tính.</li></ul>',
  ],
  'Friday race': [
    'Đua thứ Sáu',
    'Gom điểm từ sáu giờ tối đến nửa đêm.',
    '<p>Mỗi đơn vị tiền cược trọn vẹn ở nổ hũ được một điểm. Bảng được tính lại mỗi phút và đóng lúc nửa đêm.</p><table><thead><tr><th scope="col">Hạng</th><th scope="col">Điểm đổi quà</th></tr></thead><tbody><tr><td>1</td><td>10,000</td></tr><tr><td>2 và 3</td><td>5,000</td></tr>' +
      '<tr><td>4 đến 10</td><td>1,000</td></tr><tr><td>11 đến 50</td><td>200</td></tr></tbody></table><p>Nếu bằng điểm, ai đạt trước xếp trên.</p>',
  ],
  'Fishing cup': [
    'Cúp bắn cá',
    'Mẻ cá nặng nhất tháng.',
    '<p>Hai ngày, một biển. Tính theo <b>mẻ đơn lớn nhất</b> so với số lần của phát bắn, nên súng nhỏ và súng lớn có cơ hội như nhau.</p><ol><li>Mở bất kỳ trò nào trong phòng bắn cá.</li><li>Bắn tùy thích. Mẻ tốt nhất của bạn được giữ.</li><li>Bảng hiện trong phòng và đóng lúc nửa đêm Chủ nhật.</li></ol>',
  ],
  'Bring a friend': [
    'Mời một người bạn',
    'Có quà cho cả hai.',
    '<p>Đưa mã của bạn cho bạn bè. Khi người đó tham gia bằng mã, nạp từ 20.00 và chơi đủ một vòng, <b>cả hai nhận 10.00</b>.</p><ul><li>Bạn bè phải là người khác: khác người, khác hộ, khác thiết bị.</li><li>Tối đa mười người mỗi tháng.</li><li>Không cần vòng cược.</li></ul>' +
      '<blockquote>Hãy hỏi trước. Mã gửi cho người lạ sẽ bị đóng.</blockquote>',
  ],
  'Warm-up lap': [
    'Vòng khởi động',
    'Cược 200.00, nhận 5.00.',
    '<p>Hãy tham gia, cược hợp lệ của bạn được tính từ lúc đó. Khi đạt <b>200.00</b>, hãy nhận <b>5.00</b> ngay tại trang này.</p>',
  ],
  'Lucky thousand': [
    'Một nghìn may mắn',
    'Một vé cho mỗi 1,000.00.',
    '<p>Mỗi <b>1,000.00</b> cược hợp lệ là một vé, rút ngay tại đây: phần lớn có giải, một số vé trống.</p>',
  ],
  'Opening week': [
    'Tuần khai trương',
    'Cảm ơn bạn đã có mặt từ ngày đầu.',
    '<p>Trong tuần khai trương, mỗi ngày trong bảy ngày, mỗi thành viên đều có một món quà trong hộp thư. Chương trình đã kết thúc; ai tham gia giữ phần mình đã nhận.</p>',
  ],
  'Midnight match': [
    'Thưởng nửa đêm',
    'Thêm một nửa lần nạp đầu, tối đa 50.',
    '<p>Chúng tôi cộng thêm <b>50%</b> lần nạp đầu của bạn, tối đa 50.00. Tiền thưởng cần mười vòng cược trong hai tuần.</p>',
  ],
}
