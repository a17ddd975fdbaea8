// SPDX-License-Identifier: Apache-2.0
import type { sportsbookPool as source } from '../en/sportsbook-pool.ts'
import type { Translated } from '../translated.ts'

/** The pools of virtual fights. */
export const sportsbookPool: Translated<typeof source> = {
  'fault.sportsbook.poolClosed': 'この試合の受付は終了しました',
  'sportsbook.reason.pool_cancelled':
    'プールは取消になりました：片方の払戻が 1.07 倍以下か、賭けがありませんでした',
  'sportsbook.pool': 'プール',
  'sportsbook.pool.about':
    '両サイドのベットで一つのプールになります。{percent} % が手数料で、残りを勝者に賭けた人で分け合います。',
  'sportsbook.pool.changes': '払戻倍率はベットのたびに変わり、試合開始の締切で確定します。',
  'sportsbook.pool.back':
    '引き分けの場合、すべてのベットが返還されます。片方の払戻が 1.07 倍以下、または賭けがない場合もプールは取消となり返還されます。',
  'sportsbook.pool.returns': '現在の払戻',
  'sportsbook.pool.noStakes': 'ベットなし',
  'sportsbook.pool.on': '{side}に賭ける',
  'sportsbook.pool.hint': 'ベット額を入力し、サイドをタップしてください。すぐに確定し、取り消せません。',
  'sportsbook.pool.low': '{amount} 以上',
  'sportsbook.pool.high': '{amount} 以下',
  'sportsbook.pool.placed': '{side} に {amount} がプールに入りました。',
  'sportsbook.pool.closed': 'この試合の受付は終了しました',
  'sportsbook.pool.mine': 'この試合の自分のベット',
  'sportsbook.pool.bets': 'プールのベット',
  'sportsbook.pool.none': 'プールへのベットはありません。',
  'sportsbook.pool.ifWins': '勝った場合の現在の払戻',
  'sportsbook.pool.rule':
    '的中したベットには、手数料を引いたプールの持分が最小通貨単位で切り捨てて払い戻されます。',
  'sportsbook.pool.commission': '手数料',
}
