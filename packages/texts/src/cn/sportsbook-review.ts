// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': '足球',
  'bets.sport.basketball': '篮球',
  'bets.sport.tennis': '网球',
  'bets.sport.esports': '电竞',
  'bets.sport.cockfight': '斗鸡',
  'bets.sport.mixed': '多个运动项目',
  'sportsbook.review.waiting': '此注单金额较大，我们正在审核，最迟 {time} 完成',
  'sportsbook.review.offer': '我们改为提供以下条件，有效至 {time}',
  'sportsbook.review.stake': '投注额 {amount}',
  'sportsbook.review.odds': '赔率 {odds}',
  'sportsbook.review.accept': '接受',
  'sportsbook.review.decline': '退回投注额',
  'sportsbook.refused.review': '我们未接受此注单',
  'sportsbook.refused.declined': '您拒绝了我们的提议',
  'fault.sportsbook.reviewOver': '此注单已有结果',
  'fault.sportsbook.badOffer': '请提供更低的投注额，或不高于当前的赔率',
  'fault.sportsbook.notOver': '此赛事尚未结束',
  'fault.sportsbook.badResult': '这不可能是赛果：{problem}',
  'fault.sportsbook.sameResult': '当前已是此结果',
  'fault.sportsbook.entryOpen': '此赛事有另一条录入待处理，请先确认或放弃',
  'fault.sportsbook.entryState': '此录入已无法更改',
}
