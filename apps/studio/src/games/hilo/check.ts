// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { cardName } from '../../runtime/cards/card.ts'
import { HILO_MOST, hiloCard } from './maths.ts'
import { hiloGame } from './story.ts'

/** As many cards as a round may have. */
const FLOATS = HILO_MOST.guesses + HILO_MOST.skips + 1
const LISTED = 12

/** Hilo, recomputed: the seeds determine the cards, the player's guesses come from the record. */
export const hiloCheck: GameCheck<'hilo'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => FLOATS,
  outcome: (_bet, floats) => [
    {
      name: t('studio.verify.hilo'),
      value: `${floats
        .slice(0, LISTED)
        .map((float) => cardName(hiloCard(float)))
        .join(' ')} …`,
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const moves = events.flatMap((event) => (event.type === 'next' ? [event.move] : []))
    return hiloGame.story(replay(hiloGame, { bet, moves, ended: state !== 'open' }, floats), stake, floats)
  },
}
