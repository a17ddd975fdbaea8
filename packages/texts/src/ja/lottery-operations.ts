// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'この回の状態ではその操作はできません',
  'fault.lottery.wrongTime': '新しい時刻は元の時刻より後で、順序が正しく、次の回より前である必要があります',
  'fault.lottery.wrongResult': 'この数字はこの宝くじの結果としてあり得ません',
  'fault.lottery.sameResult': 'この数字はすでに有効です',
  'fault.lottery.notFed': 'この回の数字はシードから決まるため、誰も入力や訂正はできません',
  'fault.lottery.resultTooEarly': '結果は抽選時刻になってから入力できます',
  'fault.lottery.correctionOpen': 'この回の訂正がすでに進行中です',
  'fault.lottery.correctionState': 'この訂正はすでに決定済みか、まだ準備ができていません',
  'fault.lottery.tooManyTickets': 'チケットが多すぎて一度に集計できません。範囲を絞ってください',
  'mail.lottery.delayed': '{lottery}：{draw}回は延期されました',
  'mail.lottery.delayed.text': '抽選は{time}に行われます。チケットは有効です。',
  'mail.lottery.cancelled': '{lottery}：{draw}回は中止されました',
  'mail.lottery.cancelled.text': '抽選は行われません。賭け金は残高に戻ります。',
  'mail.lottery.corrected': '{lottery}：{draw}回の結果が訂正されました',
  'mail.lottery.corrected.text': 'この回の数字に誤りがありました。チケットは訂正後の数字で計算されます。',
  'mail.lottery.corrected.paid': '{amount}が残高に支払われました。',
  'mail.lottery.corrected.taken': '{amount}が差し引かれました。',
  'mail.lottery.corrected.owed': '残高が{amount}不足していました。次の当せん金から清算されます。',
  'lottery.fromFeed': 'この数字は二人が入力した公式結果によるもので、シードによるものではありません。',
  'lottery.resultCorrected': '結果は訂正されました。すべてのチケットはこの数字で計算されます。',
}
