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
  'lottery.unknownHint': '網址所指的彩票本站沒有提供。',
  'lottery.action': '檢視彩票廠商',
  'lottery.all': '全部彩票',
  'lottery.lobby': '遊戲',
  'lottery.lobby.hint': '本站所有遊戲，一頁看完。',
}
