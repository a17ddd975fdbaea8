// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': '축구',
  'bets.sport.basketball': '농구',
  'bets.sport.tennis': '테니스',
  'bets.sport.esports': 'e스포츠',
  'bets.sport.cockfight': '닭싸움',
  'bets.sport.mixed': '여러 종목',
  'sportsbook.review.waiting': '금액이 큰 베팅이라 확인하고 있습니다. 늦어도 {time}까지입니다',
  'sportsbook.review.offer': '대신 다음을 제안합니다. {time}까지입니다',
  'sportsbook.review.stake': '베팅액 {amount}',
  'sportsbook.review.odds': '배당률 {odds}',
  'sportsbook.review.accept': '수락',
  'sportsbook.review.decline': '베팅액 돌려받기',
  'sportsbook.refused.review': '이 베팅은 받아들여지지 않았습니다',
  'sportsbook.refused.declined': '제안을 거절하셨습니다',
  'fault.sportsbook.reviewOver': '이 베팅은 이미 결정되었습니다',
  'fault.sportsbook.badOffer': '더 낮은 베팅액이나 현재를 넘지 않는 배당률을 제안하세요',
  'fault.sportsbook.notOver': '이 경기는 아직 끝나지 않았습니다',
  'fault.sportsbook.badResult': '결과가 될 수 없습니다: {problem}',
  'fault.sportsbook.sameResult': '이미 적용된 내용입니다',
  'fault.sportsbook.entryOpen': '이 경기의 다른 입력이 열려 있습니다. 먼저 확정하거나 취소하세요',
  'fault.sportsbook.entryState': '이 입력은 더 이상 바꿀 수 없습니다',
}
