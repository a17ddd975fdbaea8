// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { RPS_MOST, rpsSign } from './maths.ts'
import { signTexts } from './sign-texts.ts'
import { rpsGame } from './story.ts'

/** Rock Paper Scissors, recomputed: the seeds determine the studio's signs, the player's come from the record. */
export const rpsCheck: GameCheck<'rps'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => RPS_MOST.wins + RPS_MOST.draws,
  outcome: (_bet, floats) => [
    {
      name: t('studio.verify.rps'),
      value: floats.map((float) => t(signTexts[rpsSign(float)]!)).join(', '),
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const moves = events.map((event) => event.own)
    return rpsGame.story(replay(rpsGame, { bet, moves, ended: state !== 'open' }, floats), stake, floats)
  },
}
