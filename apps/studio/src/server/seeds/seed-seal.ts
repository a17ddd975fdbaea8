// SPDX-License-Identifier: Apache-2.0
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import type { Chance } from '../chance.ts'

/** Seals secret seeds for the database and opens them again; the key is outside the database. */
export interface SeedSeal {
  /** `about` is public and belongs to the seed, such as its hash: a sealed seed opens with its own only. */
  seal(seed: string, about: string): Buffer
  /** Throws SealedOtherwise when it was sealed with another key, for something else, or changed. */
  open(sealed: Buffer, about: string): string
  /** The same bytes for the same text: tells that two texts are the same, and without the key nothing else about them. */
  fingerprint(text: string): Buffer
}

export class SealedOtherwise extends Error {
  constructor(cause?: unknown) {
    super(
      'a seed in the database was not sealed with the seed.key of this studio; put back the key that belongs to this database',
      { cause },
    )
  }
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const nameBytes = 4

/** What names a key: the first bytes of its hash, with which everything that it seals begins. */
export const seedKeyName = (key: Buffer): Buffer =>
  createHash('sha256').update(key).digest().subarray(0, nameBytes)

/** The name of the key with which a seed was sealed. */
export const sealedWith = (sealed: Buffer): Buffer => sealed.subarray(0, nameBytes)

/** A sealed seed: the name of the key, the nonce, the tag, and the seed under AES-256-GCM. */
export function createSeedSeal(key: Buffer, chance: Pick<Chance, 'hex'>): SeedSeal {
  const name = seedKeyName(key)
  const fingerprintKey = createHmac('sha256', key).update('fingerprints').digest()
  return {
    seal(seed, about) {
      const nonce = Buffer.from(chance.hex(nonceBytes), 'hex')
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      sealing.setAAD(Buffer.from(about))
      const text = Buffer.concat([sealing.update(seed, 'utf8'), sealing.final()])
      return Buffer.concat([name, nonce, sealing.getAuthTag(), text])
    },
    open(sealed, about) {
      const [nonceAt, tagAt, textAt] = [nameBytes, nameBytes + nonceBytes, nameBytes + nonceBytes + tagBytes]
      if (!sealedWith(sealed).equals(name)) throw new SealedOtherwise()
      try {
        const opening = createDecipheriv(cipher, key, sealed.subarray(nonceAt, tagAt), {
          authTagLength: tagBytes,
        })
        opening.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(tagAt, textAt))
        return opening.update(sealed.subarray(textAt), undefined, 'utf8') + opening.final('utf8')
      } catch (error) {
        throw new SealedOtherwise(error)
      }
    },
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest(),
  }
}
