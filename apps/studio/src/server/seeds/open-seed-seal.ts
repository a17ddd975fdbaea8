// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import type { Chance } from '../chance.ts'
import type { Database } from '../database.ts'
import { seedKey, seedKeyFileOf } from '../keys.ts'
import { createSeedSeal, type SeedSeal } from './seed-seal.ts'
import { sealClearSeeds, someSealedSeed } from './sealed-seed-store.ts'

/**
 * The seal of this studio's seeds. Its key lies beside the studio's own and is made at the very first start; a database
 * that holds sealed seeds never gets a new one. Seals what an earlier release stored in the clear. Throws with a sentence
 * when the key is missing or belongs to another database.
 */
export async function openSeedSeal(
  { database, chance }: { database: Database; chance: Chance },
  studioKeyFile: string,
): Promise<SeedSeal> {
  const file = seedKeyFileOf(studioKeyFile)
  const stored = await someSealedSeed(database)
  if (stored !== undefined && !existsSync(file))
    throw new Error(
      `The database holds seeds that were sealed with ${file}, and this file is missing. Put it back from the backup of the keys; nothing was changed.`,
    )
  const seal = createSeedSeal(seedKey(file, chance), chance)
  if (stored !== undefined) seal.open(stored.sealed, stored.about)
  await sealClearSeeds(database, seal)
  return seal
}
