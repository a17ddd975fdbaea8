// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import { CHICKEN_DIFFICULTIES, CHICKEN_LANES, checkChickenBet, laneIsSafe } from './maths.ts'
import { chickenGame } from './story.ts'

/** Chicken Crossing, recomputed: the seeds determine the cars, the number of lanes comes from the record. */
export const chickenCheck: GameCheck<'chicken'> = {
  fields: [
    {
      name: 'difficulty',
      label: t('studio.tower.difficulty'),
      initial: 'easy',
      options: CHICKEN_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
    },
  ],
  read(values) {
    const bet = { difficulty: values['difficulty'] ?? '' }
    checkChickenBet(bet)
    return bet
  },
  write: (bet) => ({ difficulty: bet.difficulty }),
  floats: () => CHICKEN_LANES,
  outcome: (bet, floats) => [
    {
      name: t('studio.verify.chicken'),
      value:
        floats.flatMap((float, lane) => (laneIsSafe(bet, float) ? [] : [String(lane + 1)])).join(', ') || '–',
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const moves = events.flatMap((event) => (event.type === 'cross' ? [0] : []))
    return chickenGame.story(
      replay(chickenGame, { bet, moves, ended: state !== 'open' }, floats),
      stake,
      floats,
    )
  },
}
