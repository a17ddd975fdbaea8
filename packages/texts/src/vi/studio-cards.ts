// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Tỷ lệ hoàn trả đã nêu ứng với những lựa chọn tốt nhất. Trò chơi chỉ ra lựa chọn tốt nhất khi bạn hỏi; quyết định vẫn là của bạn.',
  'studio.jacks.title': 'Đôi J trở lên',
  'studio.deuces.title': 'Quân 2 đa năng',
  'studio.poker.hand': 'Bài trên tay',
  'studio.poker.hold': 'Giữ',
  'studio.poker.holdCard': 'Giữ hoặc thả một lá bài',
  'studio.poker.hidden': 'Lá bài úp',
  'studio.poker.draw': 'Đổi bài',
  'studio.poker.replaced': 'Số lá đổi: {cards}',
  'studio.poker.first': 'Chọn các lá để giữ, rồi đổi bài',
  'studio.poker.best': 'Cách giữ tốt nhất',
  'studio.poker.worth': 'Nên giữ: {cards}. Trung bình trả {multiplier}×',
  'studio.poker.nothing': 'không lá nào',
  'studio.poker.jacks': 'Đôi J trở lên',
  'studio.poker.twoPair': 'Hai đôi',
  'studio.poker.trips': 'Ba lá cùng số',
  'studio.poker.straight': 'Sảnh',
  'studio.poker.flush': 'Thùng',
  'studio.poker.threeAndTwo': 'Cù lũ',
  'studio.poker.quads': 'Tứ quý',
  'studio.poker.straightFlush': 'Thùng phá sảnh',
  'studio.poker.fiveOfAKind': 'Năm lá cùng số',
  'studio.poker.wildRoyal': 'Thùng phá sảnh lớn có quân 2',
  'studio.poker.fourDeuces': 'Bốn quân 2',
  'studio.poker.royal': 'Thùng phá sảnh lớn',
  'studio.poker.rules.play':
    'Bạn nhận năm lá từ một bộ 52 lá. Giữ bao nhiêu lá tùy ý; những lá còn lại được đổi một lần, và bài cuối cùng trả theo bảng.',
  'studio.poker.rules.wild': 'Mọi quân 2 thay cho lá bất kỳ.',
  'studio.poker.rules.left': 'Ván không ai chơi tiếp trong hai ngày được chơi với cách giữ tốt nhất.',
  'studio.verify.poker':
    'Các lá theo thứ tự: mỗi số ngẫu nhiên chọn một lá còn lại trong bộ; năm lá đầu là bài, các lá sau thay vào theo thứ tự',
  'studio.raised': 'Cược thêm',
  'studio.blackjack.title': 'Xì dách',
  'studio.blackjack.dealer': 'Nhà cái',
  'studio.blackjack.second': 'Tay bài thứ hai',
  'studio.blackjack.hit': 'Rút bài',
  'studio.blackjack.stand': 'Dừng',
  'studio.blackjack.double': 'Gấp đôi',
  'studio.blackjack.split': 'Tách bài',
  'studio.blackjack.insure': 'Bảo hiểm',
  'studio.blackjack.decline': 'Không bảo hiểm',
  'studio.blackjack.asks': 'Nhà cái mở át: bảo hiểm không?',
  'studio.blackjack.first': 'Chơi bài của bạn',
  'studio.blackjack.best': 'Nước đi tốt nhất',
  'studio.blackjack.advice': 'Tốt nhất: {play}. Trung bình {result} mức cược',
  'studio.blackjack.noInsurance': 'Tốt nhất: không bảo hiểm. Chi phí cao hơn tiền nhận lại',
  'studio.blackjack.natural': 'Xì dách',
  'studio.blackjack.won': 'Thắng',
  'studio.blackjack.push': 'Hòa',
  'studio.blackjack.lost': 'Thua',
  'studio.blackjack.bust': 'Quắc',
  'studio.blackjack.decks': 'Số bộ bài',
  'studio.blackjack.rules.deal':
    'Bạn và nhà cái nhận mỗi bên hai lá từ {decks} bộ bài mới xáo. Tay gần 21 hơn thắng; quá 21 thua ngay. Át tính 1 hoặc 11, J, Q, K tính 10.',
  'studio.blackjack.rules.dealer':
    'Nhà cái rút đến 16 và dừng ở mọi 17. Khi mở át hoặc 10, nhà cái xem xì dách trước.',
  'studio.blackjack.rules.pays':
    'Thắng trả 1 ăn 1, xì dách 3 ăn 2, hòa hoàn tiền cược. Bảo hiểm tốn nửa mức cược và trả 2 ăn 1 nếu nhà cái có xì dách.',
  'studio.blackjack.rules.double':
    'Hai lá có thể gấp đôi với một mức cược nữa và một lá cuối, kể cả sau khi tách. Hai lá cùng giá trị được tách một lần với một mức cược nữa; át tách chỉ nhận mỗi tay một lá.',
  'studio.blackjack.rules.raise':
    'Mỗi khoản cược thêm được trừ khỏi số dư trước lá tiếp theo. Nếu không trừ được, ván giữ nguyên. Trong ván miễn phí không thể cược thêm.',
  'studio.blackjack.rules.left':
    'Ván không ai chơi tiếp trong hai ngày sẽ dừng ở mọi tay bài, không bảo hiểm.',
  'studio.verify.blackjack':
    'Các lá theo thứ tự: mỗi số ngẫu nhiên chọn một lá còn lại trong {decks} bộ; người chơi, nhà cái, người chơi, nhà cái, rồi theo thứ tự rút',
  'studio.slide.title': 'Trượt',
  'studio.slide.rules.tape':
    'Một dải hệ số trượt và dừng với một hệ số dưới kim. Các hệ số khác không quyết định gì; chúng xuất hiện với tần suất như kết quả thật.',
  'studio.darts.title': 'Phi tiêu',
  'studio.darts.ring': 'Vòng',
  'studio.darts.area': 'Phần diện tích bảng',
  'studio.darts.rules.throw':
    'Phi tiêu trúng bất kỳ đâu trên bảng: mọi phần diện tích có xác suất như nhau. Các vòng được vẽ đúng diện tích thật.',
  'studio.darts.rules.pay':
    'Vòng trúng trả mức cược nhân hệ số của nó. Ở mọi độ khó bảng trung bình 0,99×; càng khó, vòng lớn càng nhỏ và trả càng cao.',
  'studio.verify.darts': 'Phần diện tích tính từ tâm: số đầu × 10.000, bỏ phần lẻ',
  'studio.bingo.title': 'Lô tô Bingo',
  'studio.bingo.lines': 'Hàng đầy',
  'studio.bingo.balls': 'Số bóng quay',
  'studio.bingo.rules.card':
    'Mỗi lượt cược nhận một thẻ mới 24 số từ 1 đến {numbers}; ô giữa miễn phí. Mỗi cột có số trong nhóm mười lăm riêng.',
  'studio.bingo.rules.pay':
    '{balls} bóng được quay. Hàng, cột và đường chéo đầy trả theo số lượng như trong bảng.',
  'studio.verify.bingo':
    'Thẻ, theo hàng: trong mỗi cột mỗi số ngẫu nhiên chọn một trong mười lăm số còn lại; 0 là ô miễn phí',
  'studio.verify.bingo.balls': 'Bóng theo thứ tự: mỗi số ngẫu nhiên chọn một bóng còn lại',
}
