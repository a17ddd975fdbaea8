// SPDX-License-Identifier: Apache-2.0
import type { OfferWords } from '../words.ts'

export const example = '<p class="note">Ví dụ của trang trình diễn. Số dư ở đây là tiền ảo.</p>'

export const categories = {
  Welcome: 'Chào mừng',
  Races: 'Đua top',
  Feedback: 'Góp ý',
}

export const offers: OfferWords = {
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
  'Weekend lap': [
    'Vòng cuối tuần',
    'Cược 500.00, nhận 15.00.',
    '<p>Hãy tham gia, cược hợp lệ của bạn được tính từ lúc đó. Khi đạt <b>500.00</b>, hãy nhận <b>15.00</b> ngay tại trang này.</p>',
  ],
  'Points with every bet': [
    'Điểm cho mỗi lượt cược',
    'Tích điểm và đổi tại cửa hàng điểm.',
    '<p>Cược hợp lệ mang lại điểm không bao giờ hết hạn. Tại <a href="/pointMall">cửa hàng điểm</a>, bạn đổi điểm lấy phần thưởng hoặc chuyển thành số dư. Ở đó ghi bạn có bao nhiêu điểm và điểm đáng giá bao nhiêu.</p>',
  ],
  'Worth an answer': [
    'Góp ý có thưởng',
    'Cho chúng tôi biết cần cải thiện gì và nhận 10.00.',
    '<p>Hãy viết bên dưới điều làm bạn vướng: trang nói sai sự thật, lỗi, hoặc điều còn thiếu. Hình ảnh rất hữu ích. Mỗi đơn đều có người đọc, ai giúp được chúng tôi sẽ nhận <b>10.00</b>. Câu trả lời hiện ngay trên trang này.</p>',
  ],
  'Midnight lap': [
    'Vòng nửa đêm',
    'Cược 100.00, nhận 3.00.',
    '<p>Hãy tham gia, cược hợp lệ của bạn được tính từ lúc đó. Khi đạt <b>100.00</b>, hãy nhận <b>3.00</b> ngay tại trang này.</p>',
  ],
}
