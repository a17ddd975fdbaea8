// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Taruhan langsung',
  'studio.feed.mine': 'Milik saya',
  'studio.feed.all': 'Semua',
  'studio.feed.high': 'Menang besar',
  'studio.feed.none': 'Belum ada taruhan',
  'studio.feed.about':
    'Taruhan uang dalam permainan kami. Tidak terlihat milik siapa. Menang besar membayar sepuluh kali taruhan atau lebih.',
}
