// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { Rules } from '../../runtime/game.ts'
import { t } from '../../runtime/texts.ts'
import type { Play } from './odds/hand-odds.ts'
import { BLACKJACK_DECKS } from './rules.ts'
import { BLACKJACK_RTP_PERCENT } from './stated-return.ts'

export const playTexts: Readonly<Record<Play, TextKey>> = {
  hit: 'studio.blackjack.hit',
  stand: 'studio.blackjack.stand',
  double: 'studio.blackjack.double',
  split: 'studio.blackjack.split',
}

/** The rules panel of blackjack. */
export function blackjackRules(): Rules {
  return {
    sentences: [
      t('studio.blackjack.rules.deal', { decks: BLACKJACK_DECKS }),
      t('studio.blackjack.rules.dealer'),
      t('studio.blackjack.rules.pays'),
      t('studio.blackjack.rules.double'),
      t('studio.blackjack.rules.raise'),
      t('studio.best.rules'),
      t('studio.blackjack.rules.left'),
    ],
    facts: [
      [t('studio.rtp'), `${BLACKJACK_RTP_PERCENT} %`],
      [t('studio.blackjack.decks'), String(BLACKJACK_DECKS)],
    ],
  }
}
