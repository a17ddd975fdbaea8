// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Pertaruhan langsung',
  'studio.feed.mine': 'Saya',
  'studio.feed.all': 'Semua',
  'studio.feed.high': 'Menang besar',
  'studio.feed.none': 'Belum ada pertaruhan',
  'studio.feed.about':
    'Pertaruhan wang dalam permainan kami. Tiada apa yang menunjukkan milik siapa. Menang besar membayar sepuluh kali taruhan atau lebih.',
}
