// SPDX-License-Identifier: Apache-2.0
import { builtInPays, type BuiltInSetting } from '@tessera/rules/games/built-in-pays'
import type { PayTable } from '@tessera/rules/games/pay-table'
import { payTableOfStated } from '@tessera/rules/games/stated-pays'
import type { Game } from '../../catalogue/index.ts'

/** What a game pays. Games with the same key pay the same. */
export interface GamePays {
  kind: 'exact' | 'model'
  /** The player's choice for which the table holds. */
  setting: BuiltInSetting | null
  key: string
  table(): PayTable
}

const basisPointMillionths = 100

/** The exact pays of the built-in games; of others a model by what their vendor states, or what a demonstration slot plays. */
export function paysOfGame(game: Game): GamePays | undefined {
  const builtIn = game.gameType === 'INHOUSE' ? builtInPays(game.gameId) : undefined
  if (builtIn) return { kind: 'exact', setting: builtIn.setting, key: game.gameId, table: () => builtIn.pays }
  const { gameType, volatility, rtpBasisPoints } = game
  if (rtpBasisPoints === null) return undefined
  const returnMillionths = rtpBasisPoints * basisPointMillionths
  return {
    kind: 'model',
    setting: null,
    key: JSON.stringify([returnMillionths, volatility, volatility === null ? gameType : '']),
    table: () => payTableOfStated({ gameType, returnMillionths, volatility }),
  }
}
