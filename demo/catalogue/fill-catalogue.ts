// SPDX-License-Identifier: Apache-2.0
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import {
  findVendors,
  gameNames,
  listSamples,
  saveGames,
  saveVendor,
  unlistSamples,
} from '@tessera/server/src/modules/catalogue/index.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { studioCode } from './studios.ts'
import type { WholeVendor } from './vendors.ts'
import { wholeCatalogue, wholeSize } from './whole-catalogue.ts'

/**
 * Writes the vendors and games of the demonstration, about as many as requested. Existing ones stay as
 * operators left them.
 */
export async function fillCatalogue(
  { platform: { database } }: PlatformServer,
  size = wholeSize,
): Promise<void> {
  const { vendors, games } = wholeCatalogue(size)
  await database.transaction(async (tx) => {
    const knownVendors = new Set((await findVendors(tx)).map(keyOfVendor))
    for (const vendor of vendors)
      if (!knownVendors.has(keyOfVendor(vendor))) await saveVendor(tx, written(vendor))
    const knownGames = await gameNames(tx, [...games])
    const missing = games.filter(
      ({ vendorCode, gameId }: CatalogueGame) => !knownGames.has(`${vendorCode}/${gameId}`),
    )
    if (missing.length > 0) await saveGames(tx, missing)
    // An earlier version took out live titles whose game was not built yet.
    await listSamples(
      tx,
      games.filter(({ gameType }) => gameType === 'LIVE' || gameType === 'PVP'),
    )
    // Another one had live titles without a game, and some of the studio itself.
    await unlistSamples(tx, 'LIVE', ({ hasGame, vendorCode }) => hasGame && vendorCode !== studioCode)
    // And rooms of games that no table plays, such as mahjong.
    await unlistSamples(tx, 'PVP', ({ hasGame }) => hasGame)
  })
}

const keyOfVendor = ({ vendorCode, gameType }: { vendorCode: string; gameType: string }): string =>
  `${vendorCode}/${gameType}`

const written = ({ categories, ...vendor }: WholeVendor) => ({
  ...vendor,
  classify: categories.map(({ key, names }) => ({ key, names })),
})
