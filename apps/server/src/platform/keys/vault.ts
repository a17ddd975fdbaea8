// SPDX-License-Identifier: Apache-2.0
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Chance } from '../chance/chance.ts'
import type { Log } from '../log/log.ts'
import type { VaultKey } from './vault-key.ts'

/**
 * Seals what must be readable again, such as the secret of an authenticator app, with a key that is not in
 * the database.
 */
export interface Vault {
  /** `owner` is authenticated too, so that one member's secret is useless in another member's row. */
  seal(plain: string, owner: string): Buffer
  /** Throws CannotOpen when none of our keys opens it for this owner. */
  open(sealed: Buffer, owner: string): string
}

/** The keys of a process: one seals, all of them open. */
export interface KeyRing {
  current(): VaultKey
  all(): readonly VaultKey[]
}

/**
 * The text was sealed with a key that this process does not have, or for another owner, or it was changed.
 */
export class CannotOpen extends Error {
  constructor() {
    super('a sealed text cannot be opened with the keys of this process')
    this.name = 'CannotOpen'
  }
}

const format = 1
const idBytes = 8
const headBytes = 1 + idBytes
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: a byte for the format, the id of the key, nonce, tag, text. Texts sealed before keys had ids
 * begin with the nonce and are tried with every key.
 */
export function createVault({ keys, chance, log }: { keys: KeyRing; chance: Chance; log: Log }): Vault {
  return {
    seal(plain, owner) {
      const key = keys.current()
      const head = headOf(key)
      const nonce = chance.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(
        Buffer.concat([head, Buffer.from(owner)]),
      )
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([head, nonce, cipher.getAuthTag(), body])
    },
    open(sealed, owner) {
      const plain = openSealed(keys, sealed, owner)
      if (plain !== undefined) return plain
      log.error({ owner }, 'a sealed text cannot be opened with the keys of this process')
      throw new CannotOpen()
    },
  }
}

/** The text inside; undefined when none of these keys opens it for this owner. */
export function openSealed(keys: KeyRing, sealed: Buffer, owner: string): string | undefined {
  const named = keys.all().find((key) => isSealedWith(sealed, key))
  if (named)
    return openWith(named, sealed.subarray(headBytes), Buffer.concat([headOf(named), Buffer.from(owner)]))
  return keys
    .all()
    .map((key) => openWith(key, sealed, Buffer.from(owner)))
    .find((plain) => plain !== undefined)
}

/** Whether a sealed text names this key. */
export const isSealedWith = (sealed: Buffer, key: VaultKey): boolean =>
  sealed.subarray(0, headBytes).equals(headOf(key))

const headOf = ({ id }: VaultKey): Buffer => Buffer.concat([Buffer.of(format), Buffer.from(id, 'hex')])

function openWith({ secret }: VaultKey, sealed: Buffer, bound: Buffer): string | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    }).setAAD(bound)
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([
      decipher.update(sealed.subarray(nonceBytes + tagBytes)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    // The cipher only says that authentication failed.
    return undefined
  }
}
