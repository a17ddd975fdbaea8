// SPDX-License-Identifier: Apache-2.0
import { commitment } from '../../fair/seeds.ts'
import type { StudioDeps } from '../deps.ts'

/** A secret seed, sealed, with its public hash. */
export interface NewServerSeed {
  readonly sealedSeed: Buffer
  readonly serverSeedHash: string
}

export async function newServerSeed({
  chance,
  seedSeal,
}: Pick<StudioDeps, 'chance' | 'seedSeal'>): Promise<NewServerSeed> {
  const serverSeed = chance.hex(32)
  const serverSeedHash = await commitment(serverSeed)
  return { sealedSeed: seedSeal.seal(serverSeed, serverSeedHash), serverSeedHash }
}
