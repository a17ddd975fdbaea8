// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ECDH } from 'node:crypto'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/index.ts'
import { openJwe } from './open-jwe.ts'
import { createSealKeys, type SealKeys } from './seal-keys.ts'
import { insertNonce } from './seal-store.ts'

/** Opens sealed payloads (D-07): compact JWE, ECDH-ES on P-256, A256GCM. */
export interface Seal {
  /** The current public key, as the whitelabel call returns it. */
  publicKey(): Promise<{ kid: string; publicKey: Record<string, string> }>
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** Creates a new key; the previous one is accepted for 24 more hours. */
  rotate(): Promise<void>
}

const largestClockDifferenceMs = 5 * 60_000
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function createSeal(database: Database, clock: Clock, chance: Chance): Seal {
  const keys = createSealKeys(database, clock, chance)
  return {
    async publicKey() {
      const {
        kid,
        privateJwk: { kty = '', crv = '', x = '', y = '' },
      } = await keys.current()
      return { kid, publicKey: { kty, crv, x, y } }
    },
    async unseal(body, nowMs) {
      if (!isRecord(body)) throw fault('call.malformed')
      if (typeof body.data !== 'string' || Object.keys(body).length !== 1)
        throw fault('call.encryptionRequired')
      const { ts, nonce, ...payload } = await openSealed(keys, body.data)
      if (typeof ts !== 'number' || Math.abs(nowMs - ts) > largestClockDifferenceMs)
        throw fault('call.badEncryption')
      if (typeof nonce !== 'string' || !/^[\w-]{21,44}$/.test(nonce)) throw fault('call.badEncryption')
      // A payload serves only once: its nonce is stored until the time stamp alone would refuse it.
      if (!(await insertNonce(database, nonce, nowMs + 2 * largestClockDifferenceMs)))
        throw fault('call.badEncryption')
      return payload
    },
    rotate: keys.rotate,
  }
}

/**
 * The object inside. Throws `call.badEncryption`, or the error of the database, because a failure there is
 * no fault of the payload.
 */
async function openSealed(keys: SealKeys, jwe: string): Promise<Record<string, unknown>> {
  let trouble: unknown
  const secretFor = (kid: string): Promise<ECDH> =>
    keys.byId(kid).then(
      ({ secret }) => secret,
      (error: unknown) => {
        trouble = error
        throw error
      },
    )
  try {
    const payload: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(await openJwe(jwe, secretFor)),
    )
    if (isRecord(payload)) return payload
  } catch {
    if (trouble !== undefined) throw trouble
  }
  throw fault('call.badEncryption')
}
