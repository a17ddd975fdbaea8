// SPDX-License-Identifier: Apache-2.0
import { replay, type StepGame } from '../../fair/step-game.ts'
import { cardName } from '../../runtime/cards/card.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { dealCards, POKER_FLOATS } from './deal.ts'
import { deucesGame, jacksGame, type PokerEvent, type PokerBet } from './story.ts'

/** Video poker, recomputed: the seeds determine the cards, the held ones come from the record. */
function createPokerCheck(game: StepGame<PokerBet, PokerEvent>): GameCheck<'jacks'> & GameCheck<'deuces'> {
  return {
    fields: [],
    read: () => ({}),
    write: () => ({}),
    floats: () => POKER_FLOATS,
    outcome: (_bet, floats) => [
      { name: t('studio.verify.poker'), value: dealCards(floats).map(cardName).join(' ') },
    ],
    pays: () => undefined,
    rebuild({ parameters: bet, events, state }, stake, floats) {
      const moves = events.flatMap((event) => (event.type === 'draw' ? [event.hold] : []))
      return game.story(replay(game, { bet, moves, ended: state !== 'open' }, floats), stake, floats)
    },
  }
}

export const jacksCheck = createPokerCheck(jacksGame)
export const deucesCheck = createPokerCheck(deucesGame)
