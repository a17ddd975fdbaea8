// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': '随机源',
  'lottery.beacon.own': '运营商自己的信标，带签名并逐轮相连',
  'lottery.beacon.drand': 'drand，由独立机构运行',
  'lottery.beacon.unknown': '未知来源',
  'lottery.beacon.none': '无：仅由种子产生',
  'lottery.beacon.round': '轮次 {round}',
  'lottery.beacon.signature': '该轮的签名',
  'lottery.beacon.waiting': '第 {number} 期正在等待随机源。如果一直没有，所有投注将退还。',
  'lottery.verifier.save': '保存可离线核对的页面',
  'lottery.verifier.title': '开奖核对',
  'lottery.verifier.lead': '此页面在本设备上重新计算开奖结果，无法连接任何服务器。',
  'lottery.verifier.seed': '种子与开奖前公布的指纹一致',
  'lottery.verifier.round': '该轮是开奖时间起的第一轮，且有签名',
  'lottery.verifier.numbers': '号码由公布的数值得出',
}
