// SPDX-License-Identifier: Apache-2.0
import { replay } from '../../fair/step-game.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { checkMinesBet, mineTiles, MINES_COUNT, type MinesBet } from './maths.ts'
import { minesGame } from './story.ts'

/**
 * Mines, recomputed: the seeds determine the tiles of the mines, the player's tiles come from the record.
 */
export const minesCheck: GameCheck<'mines'> = {
  fields: [
    {
      name: 'mines',
      label: t('studio.mines.count'),
      initial: '3',
      options: Array.from({ length: MINES_COUNT.maximum }, (_, index) => ({
        value: String(index + 1),
        label: String(index + 1),
      })),
    },
  ],
  read(values) {
    const bet: MinesBet = { mines: Number(values['mines']) }
    checkMinesBet(bet)
    return bet
  },
  write: (bet) => ({ mines: String(bet.mines) }),
  floats: (bet) => bet.mines,
  outcome: (bet, floats) => [
    {
      name: t('studio.verify.mines'),
      value: mineTiles(bet, floats)
        .map((tile) => tile + 1)
        .toSorted((left, right) => left - right)
        .join(', '),
    },
  ],
  pays: () => undefined,
  rebuild({ parameters: bet, events }, stake, floats) {
    const moves = events.flatMap((event) => (event.type === 'board' ? [] : [event.tile]))
    const ended = events.some((event) => event.type === 'board')
    return minesGame.story(replay(minesGame, { bet, moves, ended }, floats), stake, floats)
  },
}
