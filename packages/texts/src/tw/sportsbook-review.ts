// SPDX-License-Identifier: Apache-2.0
import type { sportsbookReview as source } from '../en/sportsbook-review.ts'
import type { Translated } from '../translated.ts'

/** Large bets that an operator looks at, entered results, and sports in records of bets. */
export const sportsbookReview: Translated<typeof source> = {
  'bets.sport.football': '足球',
  'bets.sport.basketball': '籃球',
  'bets.sport.tennis': '網球',
  'bets.sport.esports': '電競',
  'bets.sport.cockfight': '鬥雞',
  'bets.sport.mixed': '多項運動',
  'sportsbook.review.waiting': '此注單金額較大，我們正在審核，最遲 {time} 完成',
  'sportsbook.review.offer': '我們改為提供以下條件，有效至 {time}',
  'sportsbook.review.stake': '投注額 {amount}',
  'sportsbook.review.odds': '賠率 {odds}',
  'sportsbook.review.accept': '接受',
  'sportsbook.review.decline': '退回投注額',
  'sportsbook.refused.review': '我們未接受此注單',
  'sportsbook.refused.declined': '您拒絕了我們的提議',
  'fault.sportsbook.reviewOver': '此注單已有結果',
  'fault.sportsbook.badOffer': '請提供更低的投注額，或不高於目前的賠率',
  'fault.sportsbook.notOver': '此賽事尚未結束',
  'fault.sportsbook.badResult': '這不可能是賽果：{problem}',
  'fault.sportsbook.sameResult': '目前已是此結果',
  'fault.sportsbook.entryOpen': '此賽事有另一筆輸入待處理，請先確認或放棄',
  'fault.sportsbook.entryState': '此輸入已無法變更',
}
