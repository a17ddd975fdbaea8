// SPDX-License-Identifier: Apache-2.0
import { resultSeed } from '@tessera/rules/lottery/fair/result-seed'
import type { Tx } from '../../../platform/db/index.ts'
import { beaconOfDraw, findRound } from '../beacon/beacon-store.ts'
import type { Draw } from './draw-store.ts'

/**
 * The seed of a draw's numbers: that of its commitment, mixed with the round of the beacon that it named.
 * Undefined while the round is not there. A draw from before beacons has its committed seed alone.
 */
export async function seedOfNumbers(
  tx: Tx,
  { id, gameCode, numero }: Draw,
  committedSeed: string,
): Promise<string | undefined> {
  const named = await beaconOfDraw(tx, id)
  if (!named) return committedSeed
  const made = await findRound(tx, named.sourceId, named.round)
  return (
    made &&
    resultSeed(committedSeed, {
      gameCode,
      numero,
      beaconId: named.sourceId,
      round: made.round,
      randomness: made.randomness,
    })
  )
}
