// SPDX-License-Identifier: Apache-2.0
import type { bets as source } from '../en/bets.ts'
import type { Translated } from '../translated.ts'

/** The betting record. */
export const bets: Translated<typeof source> = {
  'bets.title': '投注记录',
  'bets.time': '时间',
  'bets.game': '游戏',
  'bets.studio': '厂商',
  'bets.bet': '投注额',
  'bets.validBet': '有效投注',
  'bets.payout': '派彩',
  'bets.net': '净输赢',
  'bets.status': '状态',
  'bets.status.open': '未结算',
  'bets.status.settled': '已结算',
  'bets.status.refunded': '已退款',
  'bets.verify': '验证本局',
  'bets.round': '第 {round} 局',
  'bets.empty': '这段时间没有投注',
  'bets.emptyHint': '您玩过的每一局都会立即显示在这里。',
  'bets.range': '时间范围',
  'bets.range.today': '今天',
  'bets.range.week': '7 天',
  'bets.range.month': '30 天',
  'bets.verify.blocked': '牌局会在新窗口中打开，但被浏览器拦截了，请再按一次。',
}
