import type { House } from '@tessera/server/src/main/create-house.ts'
import { saveGames, saveVendor } from '@tessera/server/src/modules/catalogue/index.ts'
import { catalogueGames, catalogueVendors } from './catalogue-names.ts'

const swings = { low: 1, medium: 3, high: 4, extreme: 5 } as const

/** Writes the vendors and games of the demonstration; known ones are brought up to date. */
export async function fillCatalogue({ platform: { database } }: House): Promise<void> {
  await database.transaction(async tx => {
    for (const vendor of catalogueVendors) await saveVendor(tx, vendor)
    await saveGames(tx, catalogueGames.map(({ playable, volatility, ...game }) => ({ ...game, client: playable ? 'own' : 'sample', volatility: swings[volatility] })))
  })
}
