// SPDX-License-Identifier: Apache-2.0
import { MOST_OWN_BOXES } from '../../../blackjack-room-protocol.ts'
import type { Rules } from '../../../runtime/game.ts'
import { t } from '../../../runtime/texts.ts'
import { blackjackRules } from '../blackjack-rules.ts'
import { BLACKJACK_DECKS } from '../rules.ts'
import { BOXES } from './seen-table.ts'

/** The rules panel of the table: the game is that of one player, with its returns and odds. */
export function sevenRules(): Rules {
  return {
    ...blackjackRules(),
    sentences: [
      t('studio.blackjack.rules.deal', { decks: BLACKJACK_DECKS }),
      t('studio.blackjack.rules.dealer'),
      t('studio.blackjack.rules.pays'),
      t('studio.blackjack.rules.double'),
      t('studio.seven.rules.boxes', { boxes: BOXES, own: MOST_OWN_BOXES }),
      t('studio.seven.rules.clock'),
      t('studio.seven.rules.stakes'),
      t('studio.seven.rules.behind'),
      t('studio.seven.rules.sides'),
      t('studio.best.rules'),
      t('studio.room.rules.drawn'),
    ],
  }
}
