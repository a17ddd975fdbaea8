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
  'studio.poker.fullHouse': 'Cù lũ',
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
}
