// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Ставки в реальном времени',
  'studio.feed.mine': 'Мои',
  'studio.feed.all': 'Все',
  'studio.feed.high': 'Крупные выигрыши',
  'studio.feed.none': 'Ставок пока нет',
  'studio.feed.about':
    'Ставки на деньги в наших играх. Чьи они, не видно. Крупные выигрыши — от десяти ставок.',
}
