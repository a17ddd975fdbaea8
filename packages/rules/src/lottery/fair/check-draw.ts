// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '../lotteries.ts'
import { roundFrom, type Beacon, type BeaconRound } from './beacon.ts'
import { drawNumbers } from './draw-numbers.ts'
import { isDrand } from './drand-chains.ts'
import { commitmentOf, resultSeed } from './result-seed.ts'
import { isRoundOf } from './verify-round.ts'

/** Everything that is published about a draw once it is made. */
export interface DrawProof {
  gameCode: string
  numero: string
  winningNumber: string
  winningTime: number
  commitment: string
  seed: string
  /** Null: made from the seed alone. */
  beacon: (Beacon & BeaconRound) | null
}

/** Whether each part holds; undefined where there is nothing to check. */
export interface DrawCheck {
  /** The seed is the one that was published before the draw. */
  commitment: boolean
  /** The round is the first one from the time of the draw on, and signed with the key of the beacon. */
  beacon: boolean | undefined
  /** Whose beacon it is; `unknown` says that it claims to be drand's and has another key. */
  source: 'own' | 'drand' | 'unknown' | undefined
  /** The numbers follow from the seed and the round. */
  numbers: boolean
}

/** Computes a draw again from its published values alone. */
export function checkDraw(proof: DrawProof): DrawCheck {
  const { beacon } = proof
  return {
    commitment: isSeed(proof.seed) && commitmentOf(proof.seed) === proof.commitment,
    beacon: beacon
      ? beacon.round === roundFrom(beacon, proof.winningTime) && isRoundOf(beacon, beacon)
      : undefined,
    source: beacon ? sourceOf(beacon) : undefined,
    numbers: isSeed(proof.seed) && numbersOf(proof) === proof.winningNumber,
  }
}

/** Whether a checked draw is as it must be. */
export const isFairDraw = ({ commitment, beacon, source, numbers }: DrawCheck): boolean =>
  commitment && beacon !== false && source !== 'unknown' && numbers

function numbersOf({ gameCode, numero, seed, beacon }: DrawProof): string | undefined {
  const lottery = lotteryOf(gameCode)
  const made = beacon
    ? resultSeed(seed, {
        gameCode,
        numero,
        beaconId: beacon.id,
        round: beacon.round,
        randomness: beacon.randomness,
      })
    : seed
  return lottery && drawNumbers(lottery, numero, made)
}

function sourceOf(beacon: Beacon): DrawCheck['source'] {
  if (beacon.scheme === 'own-ed25519') return 'own'
  return isDrand(beacon) ? 'drand' : 'unknown'
}

const isSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed)
