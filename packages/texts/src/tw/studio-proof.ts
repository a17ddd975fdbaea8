// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': '儲存本局的驗證檔',
  'studio.saved.about':
    '一個檔案，包含本局紀錄以及重新計算所需的一切。在任何瀏覽器中都能開啟，不需伺服器，也不需網路。',
  'studio.saved.lead':
    '此檔案可根據紀錄或種子重新計算我們遊戲的任一局。它不需要伺服器，瀏覽器也不允許它連線到任何地方。',
  'studio.saved.record': '一局的紀錄',
  'studio.saved.check': '驗證紀錄',
  'studio.saved.noRecord': '這不是我們遊戲的一局紀錄。',
  'studio.simulator.title': '模擬器',
  'studio.simulator.about':
    '用本頁的設定在您的瀏覽器中玩一百萬局，並將結果與公布的數值比較。不會投注，使用瀏覽器的亂數，而非您的種子。',
  'studio.simulator.play': '玩一百萬局',
  'studio.simulator.stop': '停止',
  'studio.simulator.rounds': '已玩局數',
  'studio.simulator.stated': '公布的返還率',
  'studio.simulator.measured': '這些局的返還率',
  'studio.simulator.hits': '有派彩的局',
  'studio.simulator.most': '最大倍數',
  'studio.simulator.within': '公布的返還率位於這麼多局之後隨機性允許的 ±{band} 個百分點範圍內。',
  'studio.simulator.outside':
    '公布的返還率在 ±{band} 個百分點範圍之外。一千次模擬中約有三次會偶然如此；請再玩一百萬局。',
  'studio.simulator.failed': '模擬無法在此瀏覽器中執行。',
  'studio.simulator.chart': '每一部分局數之後的返還率，直線為公布的返還率',
}
