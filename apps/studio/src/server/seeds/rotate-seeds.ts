// SPDX-License-Identifier: Apache-2.0
import { isClientSeed } from '../../fair/seeds.ts'
import type { RotateAnswer } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { hasUndecidedRound } from '../rounds/round-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { newServerSeed } from './new-server-seed.ts'
import {
  activateNextPair,
  insertNextPair,
  lockActivePair,
  readPresentedSeeds,
  revealPair,
  updateClientSeed,
  type PresentedSeeds,
} from './seed-store.ts'

type SeedDeps = Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'seedSeal'>

/**
 * Reveals the current pair and continues with the next one, whose hash is already published, with a client
 * seed of the player's choice. Throws `studio.roundOpen` while a round of the pair is undecided, because its
 * seed would reveal the outcome.
 */
export async function rotateSeeds(
  deps: SeedDeps,
  session: Session,
  clientSeed?: string,
): Promise<RotateAnswer> {
  if (clientSeed !== undefined) checkClientSeed(clientSeed)
  const following = await newServerSeed(deps)
  return deps.database.transaction(async (tx) => {
    const pair = await lockActivePair(tx, session.playerId)
    if (await hasUndecidedRound(tx, pair.id)) throw new StudioRefusal('studio.roundOpen')
    const nowMs = deps.clock.now()
    const serverSeed = await revealPair(tx, deps.seedSeal, pair.id, nowMs)
    await activateNextPair(tx, session.playerId, clientSeed ?? pair.clientSeed)
    await insertNextPair(tx, session.playerId, following, nowMs)
    const revealed = {
      serverSeed,
      serverSeedHash: pair.serverSeedHash,
      clientSeed: pair.clientSeed,
      bets: pair.bets,
    }
    return { revealed, seeds: await readPresentedSeeds(tx, session.playerId) }
  })
}

/**
 * Sets the client seed of the current pair. The hash of the server seed is already published, so the player
 * may change the client seed at any time.
 */
export async function changeClientSeed(
  deps: SeedDeps,
  session: Session,
  clientSeed: string,
): Promise<PresentedSeeds> {
  checkClientSeed(clientSeed)
  return deps.database.transaction(async (tx) => {
    await updateClientSeed(tx, session.playerId, clientSeed)
    return readPresentedSeeds(tx, session.playerId)
  })
}

function checkClientSeed(clientSeed: string): void {
  if (!isClientSeed(clientSeed)) throw new StudioRefusal('studio.badClientSeed')
}
