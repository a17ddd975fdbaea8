// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': '該期的狀態不允許此操作',
  'fault.lottery.wrongTime': '新時間必須晚於原時間、順序正確，並早於下一期',
  'fault.lottery.wrongResult': '這些號碼不可能是該彩票的開獎結果',
  'fault.lottery.sameResult': '這些號碼已經生效',
  'fault.lottery.notFed': '該期號碼由種子得出，任何人都不能輸入或更正',
  'fault.lottery.resultTooEarly': '到開獎時間後才能輸入結果',
  'fault.lottery.correctionOpen': '該期已有一項更正正在進行',
  'fault.lottery.correctionState': '該更正已有決定，或尚未準備好',
  'fault.lottery.tooManyTickets': '注單太多，無法一次統計。請縮小範圍',
  'mail.lottery.delayed': '{lottery}：第{draw}期延期',
  'mail.lottery.delayed.text': '開獎時間改為{time}。您的注單仍然有效。',
  'mail.lottery.cancelled': '{lottery}：第{draw}期取消',
  'mail.lottery.cancelled.text': '該期不開獎。您的投注金額已退回餘額。',
  'mail.lottery.corrected': '{lottery}：第{draw}期結果已更正',
  'mail.lottery.corrected.text': '該期號碼有誤。您的注單現按更正後的號碼計算。',
  'mail.lottery.corrected.paid': '{amount}已存入您的餘額。',
  'mail.lottery.corrected.taken': '{amount}已被收回。',
  'mail.lottery.corrected.owed': '您的餘額不足以支付{amount}。之後的獎金將先用於抵扣。',
  'lottery.fromFeed': '這些號碼來自兩人輸入的官方開獎結果，而非種子。',
  'lottery.resultCorrected': '結果已更正。所有注單均按這些號碼計算。',
}
