// SPDX-License-Identifier: Apache-2.0
import './tower.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import { rtpFor } from '../../fair/fair-odds.ts'
import type { RoundOf } from '../../protocol.ts'
import { createDifficultyField } from '../../runtime/difficulty-field.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createFigures } from '../../runtime/page/figures.ts'
import { createPresets } from '../../runtime/page/presets.ts'
import { pause } from '../../runtime/pause.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { randomOf } from '../../runtime/random-of.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createTowerBoard, type TowerBoard } from './board.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import {
  TOWER_DIFFICULTIES,
  TOWER_FLOORS,
  towerChance,
  towerFloor,
  towerMultiplier,
  type TowerBet,
} from './maths.ts'
import { towerWay } from './way.ts'

type Round = RoundOf<'tower'>
const REVEAL_MS = 240

/** Dragon Tower: an egg on each of nine floors leads up, fire ends the round. */
export const tower: Game<'tower'> = {
  open(host) {
    let chosen: TowerBet = { difficulty: 'easy' }
    let openRoundId: string | undefined
    let climbed = 0
    const board = createTowerBoard((tile) => steps.move(tile))
    const difficulty = createDifficultyField(TOWER_DIFFICULTIES, chosen.difficulty, (value) => {
      chosen = { difficulty: value }
      board.show(chosen)
      figure()
    })
    const figures = createFigures([t('studio.tower.eggs'), t('studio.steps.next')])
    const random = createPresets(t('studio.presets'), [
      {
        label: t('studio.randomTile'),
        choose() {
          const tiles = Array.from({ length: towerFloor(chosen).tiles }, (_, tile) => tile)
          steps.move(randomOf(tiles)!)
        },
      },
    ])
    const figure = () => {
      const { tiles, safe } = towerFloor(chosen)
      const next =
        climbed === TOWER_FLOORS ? '–' : `${formatMultiplier(towerMultiplier(chosen, climbed + 1))}×`
      figures.show([`${safe}/${tiles}`, next])
    }
    host.options.append(figures.element, difficulty.element, random.element)
    host.overlay.append(board.element)
    board.show(chosen)
    figure()
    const sparks = openSparks(host)
    const reveal = async (round: Round, resumed: boolean) => {
      revealClimbed(board, round)
      const last = round.events.findLast((event) => event.type === 'climb')
      if (last && !resumed) {
        const tile = board.tile(last.floor, last.tile)
        if (tile && round.events.at(-1) === last) sparks.burst(tile, colours.gold, 14)
        else if (tile) sparks.burst(tile, last.safe ? colours.gold : colours.orange, 30)
        await pause(REVEAL_MS)
      }
      revealRest(board, round, towerFloor(chosen).tiles)
    }
    const steps = playSteps(host, {
      chosen: () => chosen,
      way: towerWay,
      busy: (busy) => difficulty.disable(busy),
      enable(enabled) {
        board.enable(enabled ? climbed : undefined)
        random.disable(!enabled)
      },
      async show(round, resumed) {
        if (openRoundId !== round.id) {
          openRoundId = round.id
          chosen = round.parameters
          difficulty.choose(chosen.difficulty)
          board.show(chosen)
        }
        climbed = climbedIn(round)
        figure()
        await reveal(round, resumed)
      },
      made: (round) => {
        const moves = round.events.filter((event) => event.type === 'climb').length
        return { moves, wins: moves }
      },
      first: t('studio.tower.first'),
    })
    return { rules: () => rulesOf(chosen) }
  },
  recent: recentOf,
}

/** Reveals the tiles that were chosen. */
function revealClimbed(board: TowerBoard, { events }: Round): void {
  for (const event of events)
    if (event.type === 'climb') board.reveal(event.floor, event.tile, event.safe ? 'egg' : 'fire')
}

/** Reveals all other tiles when the round has ended. */
function revealRest(board: TowerBoard, { events }: Round, tiles: number): void {
  const isChosen = (floor: number, tile: number) =>
    events.some((each) => each.type === 'climb' && each.floor === floor && each.tile === tile)
  for (const event of events) {
    if (event.type !== 'tower') continue
    for (const [floor, safe] of event.safe.entries())
      for (let tile = 0; tile < tiles; tile += 1)
        if (!isChosen(floor, tile)) board.reveal(floor, tile, safe.includes(tile) ? 'egg-left' : 'fire-left')
  }
}

function climbedIn({ events }: Round): number {
  return events.filter((event) => event.type === 'climb' && event.safe).length
}

function rulesOf(bet: TowerBet): Rules {
  const { tiles, safe } = towerFloor(bet)
  return {
    sentences: [t('studio.tower.rules.floors'), t('studio.steps.rules.cashOut'), t('studio.steps.rules.pay')],
    facts: [
      [t('studio.tower.difficulty'), t(difficultyTexts[bet.difficulty])],
      [t('studio.tower.eggs'), `${safe}/${tiles}`],
      [t('studio.rtp'), `${toPercent(rtpFor(towerChance(bet, 1)), 4)} %`],
    ],
    table: {
      head: [t('studio.tower.floor'), t('studio.multiplier'), t('studio.chance')],
      rows: Array.from({ length: TOWER_FLOORS }, (_, floor) => [
        String(floor + 1),
        `${formatMultiplier(towerMultiplier(bet, floor + 1))}×`,
        `${toPercent(towerChance(bet, floor + 1), 5)} %`,
      ]),
    },
  }
}
