// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': '隨機來源',
  'lottery.beacon.own': '營運商自己的信標，附簽章並逐回合相連',
  'lottery.beacon.drand': 'drand，由獨立機構運行',
  'lottery.beacon.unknown': '未知來源',
  'lottery.beacon.none': '無：僅由種子產生',
  'lottery.beacon.round': '回合 {round}',
  'lottery.beacon.signature': '該回合的簽章',
  'lottery.beacon.waiting': '第 {number} 期正在等待隨機來源。如果一直沒有，所有投注將退還。',
  'lottery.verifier.save': '儲存可離線核對的頁面',
  'lottery.verifier.title': '開獎核對',
  'lottery.verifier.lead': '此頁面在本裝置上重新計算開獎結果，無法連線任何伺服器。',
  'lottery.verifier.seed': '種子與開獎前公布的指紋一致',
  'lottery.verifier.round': '該回合是開獎時間起的第一個回合，且有簽章',
  'lottery.verifier.numbers': '號碼由公布的數值得出',
}
