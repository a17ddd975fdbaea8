// SPDX-License-Identifier: Apache-2.0
import type { CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import { robotPlay } from '../../fair/card-room/climbing/climbing-robot.ts'
import { climbingTableGame } from '../../fair/card-room/climbing/climbing-table.ts'
import { createGameTable } from '../../fair/card-room/table/create-game-table.ts'
import { stakesOf, tableSettings, type NamedTable } from '../../fair/card-room/table/table-stakes.ts'
import { bigTwoPlays } from './bigtwo-plays.ts'
import { bigTwoDefaults, bigTwoRules } from './bigtwo-rules.ts'

/** A table of Big Two for four. */
export function createBigtwoTable(named: NamedTable & { readonly stakes: CardStakes }) {
  const { straightToTwo } = bigTwoDefaults
  const stakes = stakesOf(named.stakes, bigTwoDefaults)
  const plays = bigTwoPlays(straightToTwo)
  const game = climbingTableGame(
    'bigtwo',
    bigTwoRules({ ...bigTwoDefaults, stakes }),
    { stakes, settings: { straightToTwo } },
    (view, random) => robotPlay(plays, view, random),
  )
  return createGameTable({ game, settings: tableSettings(named, 'bigtwo', named.stakes) })
}
