// SPDX-License-Identifier: Apache-2.0
import type { lottery as source } from '../en/lottery.ts'
import type { Translated } from '../translated.ts'

/** The lottery areas. */
export const lottery: Translated<typeof source> = {
  'lottery.center': '彩票中心',
  'lottery.one': '彩票',
  'lottery.vietnam': '越南彩票',
  'lottery.studios': '彩票厂商',
  'lottery.draws': '开奖',
  'lottery.noDraws': '目前没有开奖',
  'lottery.noDrawsHint': '彩票一开售，开奖、结果和投注就会显示在这里。',
  'lottery.unknown': '此彩票未开售',
  'lottery.unknownHint': '这里没有这个彩票。',
  'lottery.action': '查看彩票厂商',
  'lottery.all': '全部彩票',
  'lottery.lobby': '游戏',
  'lottery.lobby.hint': '所有游戏，一页看完。',
  'lottery.group.MB': '北部',
  'lottery.group.MT': '中部',
  'lottery.group.MN': '南部',
  'lottery.group.FAST': '快速开奖',
  'lottery.group.KENO': '基诺',
  'fault.lottery.unknownGame': '没有此彩票',
  'fault.lottery.unknownDraw': '没有此期开奖',
  'fault.lottery.notOnSale': '此彩票暂未开售',
  'fault.lottery.drawClosed': '本期投注已截止',
  'fault.lottery.wrongPick': '所选内容不符合该玩法',
  'fault.lottery.belowMinimum': '每注最低投注额为 {min}',
  'fault.lottery.aboveMaximum': '每注最高投注额为 {max}',
  'fault.lottery.shareUsed': '您的彩票已达到单个会员在本期的上限，请减少投注额',
  'fault.lottery.drawFull': '本期已达上限，请降低投注额',
}
