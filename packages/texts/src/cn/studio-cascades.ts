// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': '此处不能购买免费旋转',
  'studio.cascade.buy': '购买免费旋转',
  'studio.cascade.buyAsk': '以 {amount} {currency} 购买 {spins} 次免费旋转？购买后立即开始。',
  'studio.cascade.buyReturns': '平均返还其价格的 {percent} %。',
  'studio.cascade.freeWon': '获得免费旋转：{spins}',
  'studio.cascade.factor': '倍数 {factor}×',
  'studio.cascade.boards': '第 {spin} 次旋转的盘面',
  'studio.cascade.rules.clusters': '{from} 个或更多相同符号上下或左右相连即可赢奖。投注覆盖整个盘面。',
  'studio.cascade.rules.anywhere': '{from} 个或更多相同符号无论在何处都可赢奖。投注覆盖整个盘面。',
  'studio.cascade.rules.fall':
    '赢奖符号消失，其余下落，新符号从上方补入，只要仍有赢奖就继续：每次旋转最多 {most} 次。最后一次之后不再下落。',
  'studio.cascade.rules.factors': '一次旋转的赢奖依次乘以 {factors}；之后的都乘以其中最后一个。',
  'studio.cascade.rules.keeps': '免费旋转中倍数从不下降：所有免费旋转的赢奖次数累计。',
  'studio.cascade.rules.multipliers':
    '倍数符号留到旋转结束，相加后乘以该次旋转的赢奖。免费旋转中累计至今所有旋转的倍数。',
  'studio.cascade.rules.free':
    '旋转最后盘面上有足够的分散符号即获得免费旋转，见下表；免费旋转中出现 {from} 个或更多再得 {again} 次，每局最多 {most} 次。分散符号的奖金不乘倍数。如果您离开，免费旋转会等着您。',
  'studio.cascade.rules.buy':
    '在提供此功能的地方，您可以用投注的 {price} 倍购买 {spins} 次免费旋转。它们立即开始，没有付费旋转，最多支付该投注的 {most} 倍。此时显示的倍数以价格计。',
  'studio.cascade.par.bought': '购买的免费旋转回报率',
  'studio.cascade.par.error': '标准误差',
  'studio.cascade.par.rounds': '模拟局数',
  'studio.cascade.par.top': '其中最高赢奖',
}
