// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Kemenangan terkini',
  'rewards.winners.all': 'Semua pemenang',
  'rewards.winners.stop': 'Hentikan senarai',
  'rewards.winners.move': 'Sambung senarai pemenang',
  'rewards.winners.player': 'Pemain',
  'rewards.winners.game': 'Permainan',
  'rewards.winners.amount': 'Menang',
  'rewards.winners.empty': 'Belum ada yang menang. Jadilah yang pertama.',
}
