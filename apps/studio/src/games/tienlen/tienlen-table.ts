// SPDX-License-Identifier: Apache-2.0
import type { CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import { robotPlay } from '../../fair/card-room/climbing/climbing-robot.ts'
import { climbingTableGame } from '../../fair/card-room/climbing/climbing-table.ts'
import { createGameTable } from '../../fair/card-room/table/create-game-table.ts'
import { stakesOf, tableSettings, type NamedTable } from '../../fair/card-room/table/table-stakes.ts'
import { tienLenPlays } from './tienlen-plays.ts'
import { tienLenDefaults, tienLenRules } from './tienlen-rules.ts'

/** A table of Tiến Lên for four. */
export function createTienlenTable(named: NamedTable & { readonly stakes: CardStakes }) {
  const { quadChopsPairOfTwos, chopsBeatChops, instantWins } = tienLenDefaults
  const stakes = stakesOf(named.stakes, tienLenDefaults)
  const settings = { quadChopsPairOfTwos, chopsBeatChops, instantWins }
  const plays = tienLenPlays(settings)
  const game = climbingTableGame(
    'tienlen',
    tienLenRules({ ...tienLenDefaults, stakes }),
    { stakes, settings },
    (view, random) => robotPlay(plays, view, random),
  )
  return createGameTable({ game, settings: tableSettings(named, 'tienlen', named.stakes) })
}
