// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': '此處不能購買免費旋轉',
  'studio.cascade.buy': '購買免費旋轉',
  'studio.cascade.buyAsk': '以 {amount} {currency} 購買 {spins} 次免費旋轉？購買後立即開始。',
  'studio.cascade.buyReturns': '平均返還其價格的 {percent} %。',
  'studio.cascade.freeWon': '獲得免費旋轉：{spins}',
  'studio.cascade.factor': '倍數 {factor}×',
  'studio.cascade.boards': '第 {spin} 次旋轉的盤面',
  'studio.cascade.rules.clusters': '{from} 個或更多相同符號上下或左右相連即可贏獎。投注涵蓋整個盤面。',
  'studio.cascade.rules.anywhere': '{from} 個或更多相同符號無論在何處都可贏獎。投注涵蓋整個盤面。',
  'studio.cascade.rules.fall':
    '贏獎符號消失，其餘下落，新符號從上方補入，只要仍有贏獎就繼續：每次旋轉最多 {most} 次。最後一次之後不再下落。',
  'studio.cascade.rules.factors': '一次旋轉的贏獎依次乘以 {factors}；之後的都乘以其中最後一個。',
  'studio.cascade.rules.keeps': '免費旋轉中倍數從不下降：所有免費旋轉的贏獎次數累計。',
  'studio.cascade.rules.multipliers':
    '倍數符號留到旋轉結束，相加後乘以該次旋轉的贏獎。免費旋轉中累計至今所有旋轉的倍數。',
  'studio.cascade.rules.free':
    '旋轉最後盤面上有足夠的分散符號即獲得免費旋轉，見下表；免費旋轉中出現 {from} 個或更多再得 {again} 次，每局最多 {most} 次。分散符號的獎金不乘倍數。如果您離開，免費旋轉會等著您。',
  'studio.cascade.rules.buy':
    '在提供此功能的地方，您可以用投注的 {price} 倍購買 {spins} 次免費旋轉。它們立即開始，沒有付費旋轉，最多支付該投注的 {most} 倍。此時顯示的倍數以價格計。',
  'studio.cascade.par.bought': '購買的免費旋轉回報率',
  'studio.cascade.par.error': '標準誤差',
  'studio.cascade.par.rounds': '模擬局數',
  'studio.cascade.par.top': '其中最高贏獎',
}
