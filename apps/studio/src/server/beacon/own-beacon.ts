// SPDX-License-Identifier: Apache-2.0
import { createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { noRoundBefore, ownBeacon, ownHash, ownMessage } from '@tessera/rules/lottery/fair/own-beacon'
import type { StudioDeps } from '../deps.ts'
import { insertRounds, lastRound, lockBeacon } from './beacon-store.ts'

/** After a stop, rounds that were missed are made late: as many as a day has. Older ones never appear. */
const mostLate = 1_440
const randomBytes = 32

export interface OwnBeacon {
  /** 32 bytes in hexadecimal. */
  readonly publicKey: string
  /** Makes the rounds whose time has come, each from fresh randomness. Safe in several processes at once. */
  makeRounds(): Promise<void>
}

/** The beacon of this studio: a value of a round exists nowhere before the round is made. */
export function createOwnBeacon(
  { database, clock, chance }: Pick<StudioDeps, 'database' | 'clock' | 'chance'>,
  key: KeyObject,
): OwnBeacon {
  const publicKey = rawPublicKey(key)
  const { genesisMs, periodMs } = ownBeacon(publicKey)
  let madeUntil = 0

  const next = (round: number, before: BeaconRound | undefined): BeaconRound => {
    const unsigned = {
      round,
      previous: before ? ownHash(before) : noRoundBefore,
      randomness: chance.hex(randomBytes),
    }
    return { ...unsigned, signature: sign(null, Buffer.from(ownMessage(unsigned)), key).toString('hex') }
  }

  return {
    publicKey,
    async makeRounds() {
      const nowMs = clock.now()
      const current = Math.floor((nowMs - genesisMs) / periodMs) + 1
      if (madeUntil >= current) return
      await database.transaction(async (tx) => {
        await lockBeacon(tx)
        let before = await lastRound(tx, publicKey)
        const first = before ? Math.max(before.round + 1, current - mostLate + 1) : current
        const rounds: BeaconRound[] = []
        for (let round = first; round <= current; round += 1) {
          before = next(round, before)
          rounds.push(before)
        }
        if (rounds.length > 0) await insertRounds(tx, { publicKey, rounds, nowMs })
      })
      madeUntil = current
    },
  }
}

/** The last 32 bytes of its DER form are the key itself. */
const rawPublicKey = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex')
