// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'लाइव दांव',
  'studio.feed.mine': 'मेरे',
  'studio.feed.all': 'सभी',
  'studio.feed.high': 'बड़ी जीत',
  'studio.feed.none': 'अभी कोई दांव नहीं',
  'studio.feed.about':
    'हमारे खेलों में पैसे वाले दांव। यह नहीं दिखता कि वे किसके हैं। बड़ी जीत ने दांव का दस गुना या अधिक दिया।',
}
