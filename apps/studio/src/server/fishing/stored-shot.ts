// SPDX-License-Identifier: Apache-2.0
import type { FishCode, Weapon } from '../../games/fishing/pond/pond.ts'

/** What one bullet of a load did, as the log of its hall has it. */
export interface StoredShot {
  /** The round of its load. */
  readonly load: string
  /** Counts from 0 in its load; of a weapon that costs several, the first of them. */
  readonly bullet: number
  readonly weapon: Weapon
  /** How many bullets it took; the rest of what its weapon costs comes back. */
  readonly used: number
  /** Those that it could take, nearest first. */
  readonly met: readonly FishCode[]
  /** Those around an eel or a bombfish that would go with it, nearest first. */
  readonly others?: readonly FishCode[] | undefined
  readonly taken: readonly TakenFish[]
  /** In millionths, as digits. */
  readonly jackpot?: string | undefined
}

export interface TakenFish {
  readonly code: FishCode
  /** Of the stake of one bullet. */
  readonly multiple: number
  /** It went with the fish that was met. */
  readonly by?: FishCode | undefined
}
