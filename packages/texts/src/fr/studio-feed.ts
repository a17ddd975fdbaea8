// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Paris en direct',
  'studio.feed.mine': 'Les miens',
  'studio.feed.all': 'Tous',
  'studio.feed.high': 'Gros gains',
  'studio.feed.none': 'Aucun pari pour l’instant',
  'studio.feed.about':
    'Paris en argent dans nos jeux. Rien ne montre à qui ils sont. Les gros gains ont payé dix fois la mise ou plus.',
}
