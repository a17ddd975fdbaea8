// SPDX-License-Identifier: Apache-2.0
import type { Beacon, BeaconName, BeaconRound } from '@tessera/rules/lottery/fair/beacon'

/** Where the rounds of beacons come from. Both calls are bounded in time and size, and believe nobody. */
export interface BeaconSource {
  /** The beacon that new draws name. Throws BeaconAway while it is not known. */
  describe(name: BeaconName): Promise<Beacon>
  /**
   * The rounds of a beacon that follow `last`, each checked, up to the wanted one and perhaps without it.
   * Throws BeaconAway when nobody has an answer to trust, and BeaconFork when the beacon contradicts itself.
   */
  rounds(beacon: Beacon, wanted: number, last: BeaconRound | undefined): Promise<readonly BeaconRound[]>
}

/** The beacon gave no answer, or a wrong one. */
export class BeaconAway extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'BeaconAway'
  }
}

/** A round came with two values, or does not follow the one before. */
export class BeaconFork extends Error {
  readonly round: number
  constructor(round: number, message: string) {
    super(message)
    this.name = 'BeaconFork'
    this.round = round
  }
}
