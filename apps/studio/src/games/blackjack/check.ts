// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import { cardName } from '../../runtime/cards/card.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { BLACKJACK_DECKS, BLACKJACK_FLOATS, shuffledCards } from './rules.ts'
import { blackjackGame, movesOfEvents } from './story.ts'

const LISTED = 16

/** Blackjack, recomputed: the seeds determine the cards, the player's moves come from the record. */
export const blackjackCheck: GameCheck<'blackjack'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => BLACKJACK_FLOATS,
  outcome: (_bet, floats) => [
    {
      name: t('studio.verify.blackjack', { decks: BLACKJACK_DECKS }),
      value: `${shuffledCards(floats).slice(0, LISTED).map(cardName).join(' ')} …`,
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const field = replay(
      blackjackGame,
      { bet, moves: movesOfEvents(events), ended: state !== 'open' },
      floats,
    )
    return blackjackGame.story(field, stake, floats)
  },
}
