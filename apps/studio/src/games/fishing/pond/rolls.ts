// SPDX-License-Identifier: Apache-2.0
import { block, floatFrom, type Seeds } from '../../../fair/seeds.ts'
import { ROLL_VALUES } from './odds.ts'

/** Each bullet of a load has so many blocks of the stream. */
export const BLOCKS_OF_BULLET = 8
const FLOATS_OF_BLOCK = 8
const BYTES_OF_FLOAT = 4

/** The rolls of a bullet of a load, counted from 0: the floats of blocks 8i to 8i + 7 of the load's seeds as whole numbers below 2^32. */
export async function rollsOfBullet(seeds: Seeds, bullet: number): Promise<number[]> {
  const numbers = Array.from({ length: BLOCKS_OF_BULLET }, (_, index) => BLOCKS_OF_BULLET * bullet + index)
  const blocks = await Promise.all(numbers.map((number) => block(seeds, number)))
  return blocks.flatMap((bytes) =>
    Array.from(
      { length: FLOATS_OF_BLOCK },
      (_, index) => floatFrom(bytes, index * BYTES_OF_FLOAT) * ROLL_VALUES,
    ),
  )
}

/** A bullet of the highest stake wins the jackpot once in so many. */
export const JACKPOT_ONE_IN = 20_000

/** A bullet of this stake wins the jackpot if its first roll is below this. Both amounts in the same unit. */
export function jackpotThreshold(stake: bigint, highestStake: bigint): number {
  return Number((BigInt(ROLL_VALUES) * stake) / (BigInt(JACKPOT_ONE_IN) * highestStake))
}

/** What a shot staked on the jackpot: it has the chance of all bullets that it played, by the first roll of its first one. */
export interface JackpotShot {
  readonly rolls: readonly number[]
  /** Bullets that it played (`ShotResult.used`). */
  readonly used: number
  /** The stake of one bullet, and the highest one of its level, in the same unit. */
  readonly stake: bigint
  readonly highestStake: bigint
}

/** Whether a shot wins all that is in the jackpot. */
export const winsJackpot = ({ rolls, used, stake, highestStake }: JackpotShot): boolean =>
  rolls[0]! < jackpotThreshold(stake * BigInt(used), highestStake)
