// SPDX-License-Identifier: Apache-2.0
import type { GameTypes } from '../../modules/bonuses/index.ts'
import type { CatalogueSnapshot, SnapshotSource } from '../../modules/catalogue/index.ts'
import { lotteryVendor } from '../../modules/lottery/index.ts'
import { gameTypeOf, sportsbookVendor } from '../../modules/sportsbook/index.ts'

/**
 * Gives bonuses the types of games, by the vendor's name in the catalogue and the vendor's code. A game that
 * was closed keeps its type, because rounds of it may still be settled. The platform's own lotteries and
 * its book are not in the catalogue.
 */
export function gameTypesFrom(source: Pick<SnapshotSource, 'current'>): GameTypes {
  const typeByGame = new Map<string, string>()
  let read: CatalogueSnapshot | undefined
  return {
    async refresh() {
      const snapshot = await source.current()
      if (snapshot === read) return
      for (const { vendorCode, gameId, gameType } of snapshot.games)
        typeByGame.set(`${vendorCode}/${gameId}`, gameType)
      read = snapshot
    },
    of(vendor, gameCode) {
      if (vendor === lotteryVendor.vendorCode) return 'LOTT'
      return vendor === sportsbookVendor.vendorCode
        ? gameTypeOf(gameCode)
        : typeByGame.get(`${vendor}/${gameCode}`)
    },
  }
}
