// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import { KeyRefused } from './key-refused.ts'

/** A key that seals, and the fingerprint by which the database and every text sealed with it identify it. */
export interface VaultKey {
  /** 16 hexadecimal digits, which reveal nothing about the key. */
  readonly id: string
  /** 32 bytes. */
  readonly secret: Buffer
}

const keyBytes = 32
/** The current key and a few earlier ones. */
const keysAtMost = 8

export function vaultKeyOf(secret: Buffer): VaultKey {
  return {
    id: createHmac('sha256', secret).update('fingerprint of a vault key').digest('hex').slice(0, 16),
    secret,
  }
}

/** The form in which a key is stored in a file or a variable. */
export const writeVaultKey = ({ secret }: VaultKey): string => secret.toString('base64')

/**
 * The keys in a text, one per line (or separated by commas). Throws KeyRefused, whose message repeats nothing
 * of the text.
 */
export function readVaultKeys(text: string, location: string): VaultKey[] {
  const written = text.split(/[\s,]+/).filter(Boolean)
  const keys = written.map((word) => Buffer.from(word, 'base64'))
  const isWhole = keys.every(
    (key, index) => key.length === keyBytes && key.toString('base64') === written[index],
  )
  if (keys.length === 0 || keys.length > keysAtMost || !isWhole) {
    throw new KeyRefused(
      `${location} does not hold a vault key: 32 bytes in base64, as "openssl rand -base64 32" prints them, one key on a line.`,
    )
  }
  return keys.map(vaultKeyOf)
}
