// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { timeOfRound, type Beacon, type BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { noRoundBefore, ownBeacon, ownHash, ownMessage } from '@tessera/rules/lottery/fair/own-beacon'
import type { Clock } from '../../../platform/clock/clock.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import { BeaconAway, type BeaconSource } from './beacon-source.ts'

/** An own beacon within the process of a test, behind the port of the real one. */
export interface TestBeacon extends BeaconSource {
  beacon: Beacon
  /** A round with any value, signed. */
  sign(round: Omit<BeaconRound, 'signature'>): BeaconRound
  /** Every round that it has made. */
  made(): readonly BeaconRound[]
  /** While true it answers nobody. */
  isAway: boolean
}

/** Each round gets a fresh value when it is wanted and its time has come. */
export function createTestBeacon(clock: Clock): TestBeacon {
  const secret = systemChance.bytes(32)
  const beacon = ownBeacon(Buffer.from(ed25519.getPublicKey(secret)).toString('hex'))
  const made = new Map<number, BeaconRound>()
  const sign = (round: Omit<BeaconRound, 'signature'>): BeaconRound => ({
    ...round,
    signature: Buffer.from(ed25519.sign(Buffer.from(ownMessage(round)), secret)).toString('hex'),
  })
  const make = (round: number): BeaconRound => {
    const before = [...made.values()].at(-1)
    const one = sign({
      round,
      previous: before ? ownHash(before) : noRoundBefore,
      randomness: createHash('sha256').update(systemChance.bytes(32)).digest('hex'),
    })
    made.set(round, one)
    return one
  }
  const test: TestBeacon = {
    beacon,
    sign,
    made: () => [...made.values()],
    isAway: false,
    async describe() {
      if (test.isAway) throw new BeaconAway('the beacon of the test is away')
      return beacon
    },
    async rounds(_beacon, wanted) {
      if (test.isAway || timeOfRound(beacon, wanted) > clock.now())
        throw new BeaconAway('the beacon of the test has no such round')
      return [made.get(wanted) ?? make(wanted)]
    },
  }
  return test
}
