// SPDX-License-Identifier: Apache-2.0
import { commitment } from '../../fair/seeds.ts'
import type { Chance } from '../chance.ts'

/** A secret seed with its public hash. */
export interface NewServerSeed {
  readonly serverSeed: string
  readonly serverSeedHash: string
}

export async function newServerSeed(chance: Chance): Promise<NewServerSeed> {
  const serverSeed = chance.hex(32)
  return { serverSeed, serverSeedHash: await commitment(serverSeed) }
}
