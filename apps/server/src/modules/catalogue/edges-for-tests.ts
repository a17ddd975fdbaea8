// SPDX-License-Identifier: Apache-2.0
import { fullCountBasisPoints } from '@tessera/rules/rewards/edges'
import { zero } from '@tessera/rules/money'
import type { Database } from '../../platform/db/index.ts'
import { saveGames, saveVendor, type GameEdges } from './index.ts'

/** Every game keeps this much of a stake, in hundredths of a per cent. */
export const everyEdge = (edgeBasisPoints: number): GameEdges => ({
  refresh: () => Promise.resolve(),
  of: () => edgeBasisPoints,
})

/** Every game keeps enough for its bets to count in full. */
export const fullEdges = everyEdge(fullCountBasisPoints)

/** Puts a game into the catalogue whose bets count in full. */
export const openGame = (
  { database }: { database: Pick<Database, 'transaction'> },
  vendorCode = 'STUDIO',
  gameId = 'dice',
): Promise<void> =>
  database.transaction(async (tx) => {
    await saveVendor(tx, { vendorCode, gameType: 'RNG', name: vendorCode, sort: 1 })
    await saveGames(tx, [
      {
        ...{
          vendorCode,
          gameId,
          gameType: 'RNG',
          name: gameId,
          theme: '',
          isHot: false,
          isNew: false,
          sort: 1,
        },
        ...{ minimumStake: zero, rtpBasisPoints: null, edgeBasisPoints: fullCountBasisPoints },
      },
    ])
  })
