// SPDX-License-Identifier: Apache-2.0
import './roulette.css'
import type { Game, Rules } from '../../runtime/game.ts'
import { openTable } from '../../runtime/table/open-table.ts'
import type { Placed } from '../../runtime/table/placed-chips.ts'
import { tableRules } from '../../runtime/table/table-rules.ts'
import { t } from '../../runtime/texts.ts'
import { ANNOUNCED_BETS } from './announced-bets.ts'
import { layOutBoard } from './board.ts'
import { historyOfRoulette } from './history.ts'
import { pocketColour, ROULETTE_SPOTS, rouletteGame, rouletteSpot } from './maths.ts'
import { oddsOf, spotName, pocketName } from './names.ts'
import { rouletteChance, rouletteReturn } from './returns.ts'
import { createWheel } from './wheel.ts'

/** Roulette with one zero. */
export const roulette: Game<'roulette'> = {
  open(host) {
    return openTable(host, {
      game: rouletteGame,
      spots: ROULETTE_SPOTS.map((spot) => ({
        id: spot.id,
        name: spotName(spot),
        odds: oddsOf(spot.kind),
      })),
      layOut: layOutBoard,
      picture: createWheel(),
      resultOf: (events) => pocketName(events[0]!.pocket, pocketColour(events[0]!.pocket)),
      rulesOf,
      lastResult: (events) => {
        const { pocket } = events[0]!
        const colour = pocketColour(pocket)
        return { label: String(pocket), tone: colour === 'black' ? 'plain' : colour }
      },
      history: historyOfRoulette,
    })
  },
  recent: ({ events, multiplier }) =>
    events[0] && {
      label: String(events[0].pocket),
      tone: multiplier >= 10_000_000 ? 'high' : multiplier > 1_000_000 ? 'won' : 'lost',
    },
}

/** One spot of each kind; all of a kind pay and return the same. */
const examples = [
  'straight-17',
  'split-17-20',
  'street-16-17-18',
  'corner-17-18-20-21',
  'line-16-17-18-19-20-21',
  'dozen-2',
  'column-2',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
]

function rulesOf(placed: Placed): Rules {
  return tableRules(
    [
      t('studio.roulette.rules.spin'),
      t('studio.roulette.rules.inside'),
      t('studio.roulette.rules.racetrack', ANNOUNCED_BETS),
    ],
    examples.map((id) => ({
      name: spotName(rouletteSpot(id)),
      odds: oddsOf(rouletteSpot(id).kind),
      chance: rouletteChance(id),
      returns: rouletteReturn(id),
    })),
    { placed, returnOf: rouletteReturn },
  )
}
