// SPDX-License-Identifier: Apache-2.0
import { createGameEdges, type GameEdges } from '../../modules/catalogue/index.ts'
import { lotteryEdges, lotteryVendor } from '../../modules/lottery/index.ts'
import { findBrands } from '../../modules/site/index.ts'
import { bookEdges, sportsbookVendor } from '../../modules/sportsbook/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** The edges of all games: those of the catalogue, of the platform's lotteries at the brand with the best odds, and of its book. */
export function wireEdges({ database, settings }: Platform): GameEdges {
  const ofLotteries = lotteryEdges()
  return createGameEdges({
    database,
    settings,
    own: {
      async [lotteryVendor.vendorCode](db) {
        const brands = await findBrands(db)
        const edges = await Promise.all(brands.map(({ code }) => ofLotteries(settings.of(code))))
        return (gameCode) => Math.min(...edges.map((ofBrand) => ofBrand.get(gameCode) ?? 0))
      },
      [sportsbookVendor.vendorCode]: () => bookEdges(settings),
    },
  })
}
