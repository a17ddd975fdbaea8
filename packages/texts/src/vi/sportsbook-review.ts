// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': 'Bóng đá',
  'bets.sport.basketball': 'Bóng rổ',
  'bets.sport.tennis': 'Quần vợt',
  'bets.sport.esports': 'Thể thao điện tử',
  'bets.sport.cockfight': 'Đá gà',
  'bets.sport.mixed': 'Nhiều môn',
  'sportsbook.review.waiting': 'Cược này lớn. Chúng tôi đang xem xét, chậm nhất đến {time}',
  'sportsbook.review.offer': 'Chúng tôi đề nghị thay thế như sau, đến {time}',
  'sportsbook.review.stake': 'Tiền cược {amount}',
  'sportsbook.review.odds': 'Tỷ lệ {odds}',
  'sportsbook.review.accept': 'Chấp nhận',
  'sportsbook.review.decline': 'Nhận lại tiền cược',
  'sportsbook.refused.review': 'Chúng tôi không chấp nhận cược này',
  'sportsbook.refused.declined': 'Bạn đã từ chối đề nghị của chúng tôi',
  'fault.sportsbook.reviewOver': 'Cược này đã được quyết định',
  'fault.sportsbook.badOffer': 'Hãy đề nghị tiền cược thấp hơn hoặc tỷ lệ không cao hơn hiện tại',
  'fault.sportsbook.notOver': 'Sự kiện này chưa kết thúc',
  'fault.sportsbook.badResult': 'Đây không thể là kết quả: {problem}',
  'fault.sportsbook.sameResult': 'Điều này đã được tính',
  'fault.sportsbook.entryOpen': 'Một mục nhập khác của sự kiện này đang mở. Hãy xác nhận hoặc bỏ nó trước',
  'fault.sportsbook.entryState': 'Mục nhập này không thể thay đổi nữa',
}
