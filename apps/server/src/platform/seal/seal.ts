// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ECDH } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import { sql, type Database, type Queries } from '../db/index.ts'
import { agreementKey, openJwe } from './open-jwe.ts'

/** Opens sealed payloads (D-07): compact JWE, ECDH-ES on P-256, A256GCM. */
export interface Seal {
  /** The current public key, as the whitelabel call returns it. */
  publicKey(): Promise<{ kid: string; publicKey: Record<string, string> }>
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** Creates a new key; the previous one is accepted for 24 more hours. */
  rotate(): Promise<void>
}

interface Key {
  kid: string
  privateJwk: JWK
  secret: ECDH
}
const oldKeyAcceptedMs = 24 * 3_600_000
const lookAgainMs = 60_000
const largestClockDifferenceMs = 5 * 60_000
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function createSeal(database: Database, clock: Clock, chance: Chance): Seal {
  const keysById = new Map<string, Key>()
  const looked = new Map<string, { key: Key; atMs: number }>()

  function keep(row: { kid: string; private_key: JWK }): Key {
    const key = { kid: row.kid, privateJwk: row.private_key, secret: agreementKey(row.private_key.d ?? '') }
    keysById.set(key.kid, key)
    return key
  }

  async function current(): Promise<Key> {
    const row = await database.one<{ kid: string; private_key: JWK }>(sql`
      select kid, private_key from seal_key where retired_at is null order by created_at desc limit 1`)
    if (row) return keysById.get(row.kid) ?? keep(row)
    await rotate()
    return current()
  }

  async function rotate(): Promise<void> {
    const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
    const kid = chance.bytes(8).toString('hex')
    await database.transaction(async (tx) => {
      await tx.query(
        sql`update seal_key set retired_at = to_timestamp(${clock.now()} / 1000.0) where retired_at is null`,
      )
      await tx.query(sql`
        insert into seal_key (kid, private_key, created_at)
        values (${kid}, ${JSON.stringify(await exportJWK(privateKey))}, to_timestamp(${clock.now()} / 1000.0))`)
    })
  }

  /** The key by its id, unless it was retired more than a day ago. A lookup is cached for a minute. */
  async function keyFor(kid: string): Promise<Key> {
    const lately = looked.get(kid)
    if (lately && Math.abs(clock.now() - lately.atMs) < lookAgainMs) return lately.key
    const row = await database.one<{ kid: string; private_key: JWK; retired_at: number | null }>(sql`
      select kid, private_key, retired_at from seal_key where kid = ${kid}`)
    if (!row || (row.retired_at !== null && clock.now() - row.retired_at > oldKeyAcceptedMs))
      throw fault('call.badEncryption')
    const key = keysById.get(kid) ?? keep(row)
    looked.set(kid, { key, atMs: clock.now() })
    return key
  }

  /**
   * The object inside. Throws `call.badEncryption`, or the error of the database, because a failure there is
   * no fault of the payload.
   */
  async function open(jwe: string): Promise<Record<string, unknown>> {
    let trouble: unknown
    const secretFor = (kid: string): Promise<ECDH> =>
      keyFor(kid).then(
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

  /**
   * Lets a payload serve only once: its nonce is stored until the time stamp alone would refuse the payload.
   * Does not wait for the disk.
   */
  async function useNonce(nonce: string, nowMs: number): Promise<void> {
    const fresh = await database.one(sql`
      insert into seal_nonce (nonce, expires_at)
      select ${nonce}, to_timestamp(${nowMs + 2 * largestClockDifferenceMs} / 1000.0) from set_config('synchronous_commit', 'off', true)
      on conflict do nothing returning nonce`)
    if (!fresh) throw fault('call.badEncryption')
  }

  return {
    async publicKey() {
      const {
        kid,
        privateJwk: { kty = '', crv = '', x = '', y = '' },
      } = await current()
      return { kid, publicKey: { kty, crv, x, y } }
    },
    async unseal(body, nowMs) {
      if (!isRecord(body)) throw fault('call.malformed')
      if (typeof body.data !== 'string' || Object.keys(body).length !== 1)
        throw fault('call.encryptionRequired')
      const { ts, nonce, ...payload } = await open(body.data)
      if (typeof ts !== 'number' || Math.abs(nowMs - ts) > largestClockDifferenceMs)
        throw fault('call.badEncryption')
      if (typeof nonce !== 'string' || !/^[\w-]{21,44}$/.test(nonce)) throw fault('call.badEncryption')
      await useNonce(nonce, nowMs)
      return payload
    },
    rotate,
  }
}

/** Deletes nonces of payloads that the time stamp alone refuses by now. */
export const forgetNonces = (db: Queries, nowMs: number): Promise<unknown[]> =>
  db.query(sql`delete from seal_nonce where expires_at < ${new Date(nowMs)}`)
