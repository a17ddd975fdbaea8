// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': '最新の勝ち',
  'rewards.winners.all': 'すべての勝者',
  'rewards.winners.stop': '表示を止める',
  'rewards.winners.move': '当選者の表示を再開',
  'rewards.winners.player': 'プレイヤー',
  'rewards.winners.game': 'ゲーム',
  'rewards.winners.amount': '勝ち',
  'rewards.winners.empty': 'まだ勝者はいません。最初の1人になりましょう。',
}
