// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Mga bagong panalo',
  'rewards.winners.all': 'Lahat ng nanalo',
  'rewards.winners.stop': 'Ihinto ang mga nanalo',
  'rewards.winners.move': 'Ituloy ang mga nanalo',
  'rewards.winners.player': 'Manlalaro',
  'rewards.winners.game': 'Laro',
  'rewards.winners.amount': 'Panalo',
  'rewards.winners.empty': 'Wala pang nananalo. Ikaw ang mauna.',
}
