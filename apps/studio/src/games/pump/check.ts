// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import { t } from '../../runtime/texts.ts'
import { checkPumpBet, PUMP_DIFFICULTIES, pumpHolds, pumpPins } from './maths.ts'
import { pumpGame } from './story.ts'

/** Pump, recomputed: the seeds determine the pins, the number of pumps comes from the record. */
export const pumpCheck: GameCheck<'pump'> = {
  fields: [
    {
      name: 'difficulty',
      label: t('studio.tower.difficulty'),
      initial: 'easy',
      options: PUMP_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
    },
  ],
  read(values) {
    const bet = { difficulty: values['difficulty'] ?? '' }
    checkPumpBet(bet)
    return bet
  },
  write: (bet) => ({ difficulty: bet.difficulty }),
  floats: pumpPins,
  outcome: (bet, floats) => [{ name: t('studio.verify.pump'), value: String(pumpHolds(bet, floats)) }],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const moves = events.flatMap((event) => (event.type === 'pump' ? [0] : []))
    return pumpGame.story(replay(pumpGame, { bet, moves, ended: state !== 'open' }, floats), stake, floats)
  },
}
