// SPDX-License-Identifier: Apache-2.0
import './mines.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createFigures } from '../../runtime/page/figures.ts'
import { createPresets } from '../../runtime/page/presets.ts'
import { createSelectField } from '../../runtime/page/select-field.ts'
import { t } from '../../runtime/texts.ts'
import { createBoard } from './board.ts'
import {
  MINES_COUNT,
  MINES_TILES,
  minesChance,
  minesMultiplier,
  minesRtp,
  safeTiles,
  type MinesBet,
} from './maths.ts'
import { playMines } from './play-mines.ts'

const FIRST_MINES = 3

/** Mines: open tiles without hitting a mine, and cash out in time. */
export const mines: Game<'mines'> = {
  open(host) {
    let chosen: MinesBet = { mines: FIRST_MINES }
    const count = createSelectField(
      t('studio.mines.count'),
      'mines',
      countsOf(),
      String(FIRST_MINES),
      (value) => {
        chosen = { mines: Number(value) }
        show(0)
      },
    )
    const figures = createFigures([t('studio.mines.gemsLeft'), t('studio.mines.next')])
    const show = (opened: number, ended = false) => {
      const left = safeTiles(chosen) - opened
      figures.show([
        String(left),
        left === 0 || ended ? '–' : `${formatMultiplier(minesMultiplier(chosen, opened + 1))}×`,
      ])
    }
    const board = createBoard(host)
    const random = createPresets(t('studio.presets'), [
      { label: t('studio.randomTile'), choose: () => board.pressAny() },
    ])
    host.options.append(figures.element, count.element, random.element)
    host.overlay.append(board.element)
    show(0)
    playMines(host, board, {
      chosen: () => chosen,
      busy(busy) {
        count.disable(busy)
        host.stake.disable(busy)
      },
      follow(bet, opened, ended) {
        chosen = bet
        count.choose(String(bet.mines))
        show(opened, ended)
      },
    })
    return { rules: () => rulesOf(chosen) }
  },

  recent: (round) => ({
    label: `${formatMultiplier(round.multiplier)}×`,
    tone: round.multiplier > 0 ? 'won' : 'lost',
  }),
}

function countsOf(): { value: string; label: string }[] {
  return Array.from({ length: MINES_COUNT.maximum }, (_, index) => ({
    value: String(index + 1),
    label: String(index + 1),
  }))
}

function rulesOf(bet: MinesBet): Rules {
  const picks = Array.from({ length: safeTiles(bet) }, (_, index) => index + 1)
  return {
    sentences: [
      t('studio.mines.rules.tiles', { tiles: MINES_TILES }),
      t('studio.mines.rules.cashOut'),
      t('studio.mines.rules.pay'),
    ],
    facts: [
      [t('studio.mines.count'), String(bet.mines)],
      [t('studio.rtp'), `${toPercent(minesRtp(bet, 1), 4)} %`],
    ],
    table: {
      head: [t('studio.mines.gems'), t('studio.chance'), t('studio.multiplier')],
      rows: picks.map((pick) => [
        String(pick),
        `${toPercent(minesChance(bet, pick), 5)} %`,
        `${formatMultiplier(minesMultiplier(bet, pick))}×`,
      ]),
    },
  }
}
