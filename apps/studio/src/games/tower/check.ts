// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import { checkTowerBet, safeTilesOf, TOWER_DIFFICULTIES, TOWER_FLOORS } from './maths.ts'
import { towerGame } from './story.ts'

/** Dragon Tower, recomputed: the seeds determine the safe tiles, the player's tiles come from the record. */
export const towerCheck: GameCheck<'tower'> = {
  fields: [
    {
      name: 'difficulty',
      label: t('studio.tower.difficulty'),
      initial: 'easy',
      options: TOWER_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
    },
  ],
  read(values) {
    const bet = { difficulty: values['difficulty'] ?? '' }
    checkTowerBet(bet)
    return bet
  },
  write: (bet) => ({ difficulty: bet.difficulty }),
  floats: (bet) => towerGame.floats(bet, 0),
  outcome: (bet, floats) => [
    {
      name: t('studio.verify.tower'),
      value: Array.from({ length: TOWER_FLOORS }, (_, floor) =>
        safeTilesOf(bet, floor, floats)
          .map((tile) => tile + 1)
          .toSorted((left, right) => left - right)
          .join('+'),
      ).join(', '),
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events, state }, stake, floats) {
    const moves = events.flatMap((event) => (event.type === 'climb' ? [event.tile] : []))
    return towerGame.story(replay(towerGame, { bet, moves, ended: state !== 'open' }, floats), stake, floats)
  },
}
