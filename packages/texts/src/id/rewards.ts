// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Kemenangan terbaru',
  'rewards.winners.all': 'Semua pemenang',
  'rewards.winners.stop': 'Hentikan daftar',
  'rewards.winners.move': 'Lanjutkan daftar pemenang',
  'rewards.winners.player': 'Pemain',
  'rewards.winners.game': 'Game',
  'rewards.winners.amount': 'Menang',
  'rewards.winners.empty': 'Belum ada yang menang. Jadilah yang pertama.',
}
