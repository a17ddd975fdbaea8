// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { FLIP_MOST, FLIP_SIDES, flipSide } from './maths.ts'
import { flipGame } from './story.ts'

/** Coin Flip, recomputed: the seeds determine the sides, the player's calls come from the record. */
export const flipCheck: GameCheck<'flip'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => FLIP_MOST,
  outcome: (_bet, floats) => [
    {
      name: t('studio.verify.flip'),
      value: floats
        .map((float) => t(flipSide(float) === FLIP_SIDES.heads ? 'studio.flip.heads' : 'studio.flip.tails'))
        .join(', '),
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const moves = events.map((event) => event.call)
    return flipGame.story(replay(flipGame, { bet, moves, ended: state !== 'open' }, floats), stake, floats)
  },
}
