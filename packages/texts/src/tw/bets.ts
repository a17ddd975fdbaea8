// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': '投注紀錄',
  'bets.time': '時間',
  'bets.game': '遊戲',
  'bets.studio': '廠商',
  'bets.bet': '投注額',
  'bets.validBet': '有效投注',
  'bets.payout': '派彩',
  'bets.net': '淨輸贏',
  'bets.status': '狀態',
  'bets.status.open': '未結算',
  'bets.status.settled': '已結算',
  'bets.status.refunded': '已退款',
  'bets.verify': '驗證本局',
  'bets.round': '第 {round} 局',
  'bets.empty': '這段時間沒有投注',
  'bets.emptyHint': '您玩過的每一局都會立即顯示在這裡。',
  'bets.range': '時間範圍',
  'bets.range.today': '今天',
  'bets.range.week': '7 天',
  'bets.range.month': '30 天',
  'bets.verify.blocked': '牌局會在新視窗中開啟，但被瀏覽器封鎖了，請再按一次。',
}
