// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': '彩票中心',
  'lottery.one': '彩票',
  'lottery.vietnam': '越南彩票',
  'lottery.studios': '彩票廠商',
  'lottery.draws': '開獎',
  'lottery.noDraws': '目前沒有開獎',
  'lottery.noDrawsHint': '彩票一開售，開獎、結果和投注就會顯示在這裡。',
  'lottery.unknown': '此彩票未開售',
  'lottery.unknownHint': '這裡沒有這個彩票。',
  'lottery.action': '檢視彩票廠商',
  'lottery.all': '全部彩票',
  'lottery.lobby': '遊戲',
  'lottery.lobby.hint': '所有遊戲，一頁看完。',
  'lottery.group.MB': '北部',
  'lottery.group.MT': '中部',
  'lottery.group.MN': '南部',
  'lottery.group.FAST': '快速開獎',
  'lottery.group.KENO': '基諾',
  'fault.lottery.unknownGame': '沒有此彩票',
  'fault.lottery.unknownDraw': '沒有此期開獎',
  'fault.lottery.notOnSale': '此彩票暫未開售',
  'fault.lottery.drawClosed': '本期投注已截止',
  'fault.lottery.wrongPick': '所選內容不符合該玩法',
  'fault.lottery.belowMinimum': '每注最低投注額為 {min}',
  'fault.lottery.aboveMaximum': '每注最高投注額為 {max}',
  'fault.lottery.shareUsed': '您的彩券已達單一會員在本期的上限，請減少投注額',
  'fault.lottery.drawFull': '本期已達上限，請降低投注額',
}
