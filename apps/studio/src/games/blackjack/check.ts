// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import { cardName } from '../../runtime/cards/card.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { floatsOf, handsOf } from './parts.ts'
import { BLACKJACK_DECKS, shuffledCards } from './rules.ts'
import { PAIRS_PAY, THREE_PAYS } from './side-bets.ts'
import { blackjackGame, movesOfEvents } from './story.ts'

const LISTED = 16
const sideNames = { pairs: 'studio.blackjack.pairs', three: 'studio.blackjack.three' } as const

/** Blackjack, recomputed: the seeds determine the cards, the player's moves come from the record. */
export const blackjackCheck: GameCheck<'blackjack'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: floatsOf,
  outcome: (bet, floats) => [
    {
      name: t(handsOf(bet) > 1 ? 'studio.verify.blackjackHands' : 'studio.verify.blackjack', {
        decks: BLACKJACK_DECKS,
      }),
      value: `${shuffledCards(floats).slice(0, LISTED).map(cardName).join(' ')} …`,
    },
  ],
  pays: () => undefined,
  money({ parameters, events }) {
    const sides = events.find((event) => event.type === 'sides')
    const part = (bet: 'pairs' | 'three', order: number, profit: number) => ({
      name: `${t(sideNames[bet])}, ${t('studio.blackjack.hand', { number: order + 1 })}`,
      value: `${parameters[bet] ?? ''} × ${1 + profit}`,
    })
    return [
      ...(sides?.pairs ?? []).map((result, order) => part('pairs', order, PAIRS_PAY[result])),
      ...(sides?.three ?? []).map((result, order) => part('three', order, THREE_PAYS[result])),
    ]
  },
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const field = replay(
      blackjackGame,
      { bet, moves: movesOfEvents(events), ended: state !== 'open' },
      floats,
    )
    return blackjackGame.story(field, stake, floats)
  },
}
