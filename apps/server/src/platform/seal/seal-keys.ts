// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ECDH } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import { agreementKey } from './open-jwe.ts'
import { currentSealKey, findSealKey, replaceSealKey, type SealKeyRow } from './seal-store.ts'

interface Key {
  kid: string
  privateJwk: JWK
  secret: ECDH
}

/** The keys that payloads are sealed for. */
export interface SealKeys {
  /** The key that is given out now; the first one is created here. */
  current(): Promise<Key>
  /** The key by its id; throws `call.badEncryption` when it was retired more than a day ago. */
  byId(kid: string): Promise<Key>
  /** Creates a new key; the previous one is accepted for 24 more hours. */
  rotate(): Promise<void>
}

const oldKeyAcceptedMs = 24 * 3_600_000
const lookAgainMs = 60_000

export function createSealKeys(database: Database, clock: Clock, chance: Chance): SealKeys {
  const keysById = new Map<string, Key>()
  const looked = new Map<string, { key: Key; atMs: number }>()

  function remember(row: SealKeyRow): Key {
    const key = { kid: row.kid, privateJwk: row.private_key, secret: agreementKey(row.private_key.d ?? '') }
    keysById.set(key.kid, key)
    return key
  }

  async function current(): Promise<Key> {
    const row = await currentSealKey(database)
    if (row) return keysById.get(row.kid) ?? remember(row)
    await rotate()
    return current()
  }

  async function rotate(): Promise<void> {
    const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const kid = chance.bytes(8).toString('hex')
    const privateJwk = await exportJWK(privateKey)
    await replaceSealKey(database, { kid, privateJwk, nowMs: clock.now() })
  }

  /** A lookup is cached for a minute. */
  async function byId(kid: string): Promise<Key> {
    const lately = looked.get(kid)
    if (lately && Math.abs(clock.now() - lately.atMs) < lookAgainMs) return lately.key
    const row = await findSealKey(database, kid)
    if (!row || (row.retired_at !== null && clock.now() - row.retired_at > oldKeyAcceptedMs))
      throw fault('call.badEncryption')
    const key = keysById.get(kid) ?? remember(row)
    looked.set(kid, { key, atMs: clock.now() })
    return key
  }

  return { current, byId, rotate }
}
