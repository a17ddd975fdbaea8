// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'ここではフリースピンを購入できません',
  'studio.cascade.buy': 'フリースピンを購入',
  'studio.cascade.buyAsk': '{amount} {currency} でフリースピン {spins} 回を購入しますか？すぐに始まります。',
  'studio.cascade.buyReturns': '平均して価格の {percent} % が戻ります。',
  'studio.cascade.freeWon': '獲得したフリースピン：{spins}',
  'studio.cascade.factor': '倍率 {factor}×',
  'studio.cascade.boards': 'スピン {spin} の盤面',
  'studio.cascade.rules.clusters':
    '同じシンボルが {from} 個以上、上下または左右に隣り合うと配当になります。ベットは盤面全体に有効です。',
  'studio.cascade.rules.anywhere':
    '同じシンボルが {from} 個以上あれば、どこにあっても配当になります。ベットは盤面全体に有効です。',
  'studio.cascade.rules.fall':
    '当たったシンボルは消え、残りが落ち、上から新しいシンボルが来ます。当たりが続く限り、1 スピンで最大 {most} 回まで続きます。最後の当たりの後は何も落ちません。',
  'studio.cascade.rules.factors':
    'スピン中の当たりには順に {factors} が掛かり、それ以降はすべて最後の倍率です。',
  'studio.cascade.rules.keeps': 'フリースピンでは倍率は下がりません。すべての当たりが数えられます。',
  'studio.cascade.rules.multipliers':
    'マルチプライヤーはスピンの終わりまで残り、合計されて配当に掛かります。フリースピンではそれまでの全スピン分が掛かります。',
  'studio.cascade.rules.free':
    'スピンの最後の盤面に十分なスキャターがあると、下記のとおりフリースピンを獲得します。フリースピン中に {from} 個以上出るとさらに {again} 回、1 ラウンド最大 {most} 回です。スキャターの配当に倍率は掛かりません。離れてもフリースピンは待っています。',
  'studio.cascade.rules.buy':
    '提供されている場合、ベットの {price} 倍でフリースピン {spins} 回を購入できます。有料スピンなしですぐに始まり、配当はそのベットの {most} 倍までです。倍率表示は価格に対するものになります。',
  'studio.cascade.par.bought': '購入フリースピンの還元率',
  'studio.cascade.par.error': '標準誤差',
  'studio.cascade.par.rounds': 'シミュレーションのラウンド数',
  'studio.cascade.par.top': 'その中の最高配当',
}
