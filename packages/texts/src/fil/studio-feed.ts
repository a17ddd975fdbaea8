// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Mga live na taya',
  'studio.feed.mine': 'Akin',
  'studio.feed.all': 'Lahat',
  'studio.feed.high': 'Malalaking panalo',
  'studio.feed.none': 'Wala pang taya',
  'studio.feed.about':
    'Mga tayang may pera sa aming mga laro. Walang nagpapakita kung kanino ang mga ito. Ang malalaking panalo ay nagbayad ng sampung beses ng taya o higit pa.',
}
