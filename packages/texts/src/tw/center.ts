// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': '資金轉換',
  'center.transferUpline': '轉帳給上級',
  'center.personalProfit': '個人盈虧',
  'center.bonusDetails': '紅利明細',
  'center.messageV2': '站內信',
  'center.playerRank': 'VIP 等級',
  'center.broken': '個人中心無法開啟',
  'center.promotions': '查看優惠',
  'center.transferFund.main': '主錢包',
  'center.transferFund.wallets': '您的錢包',
  'center.transferFund.maintenance': '維護中',
  'center.transferFund.onItsWay': '{amount} 正在轉往：{wallet}',
  'center.transferFund.from': '從',
  'center.transferFund.to': '到',
  'center.transferFund.swap': '互換兩個錢包',
  'center.transferFund.all': '全部：{amount}',
  'center.transferFund.returnAll': '全部轉回',
  'center.transferFund.returned': '資金已全部回到主錢包',
  'center.transferFund.notReturned': '有錢包沒有回應。您的資金安全，請稍後再試。',
  'center.transferFund.pending': '{amount} 正在途中，到帳後會在此顯示。',
  'center.transferFund.hint':
    '廠商若有自己的錢包，其遊戲使用該錢包內的資金。您設定的遊戲限額在那裡不計算。在那裡的投注不會出現在本站的投注記錄中，也不計入流水。',
  'center.transferFund.emptyHint': '本站沒有廠商另設錢包，因此無需轉換。',
  'center.transfer.to': '轉帳給 {account}',
  'center.transfer.hint': '轉帳即時到帳，無法撤回。',
  'center.transfer.done': '已轉帳 {amount}',
  'center.personalProfit.empty': '暫無內容',
  'center.personalProfit.emptyHint': '您的每一筆投注都在投注紀錄裡。',
  'center.personalProfit.action': '開啟投注紀錄',
  'center.bonusDetails.empty': '暫無紅利',
  'center.bonusDetails.emptyHint': '您獲得的紅利會列在這裡。',
  'center.avatar': '您的頭像',
  'center.avatar.all': '可選頭像',
  'center.avatar.one': '頭像 {number}',
}
