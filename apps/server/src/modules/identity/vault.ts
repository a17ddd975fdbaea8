import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Chance } from '../../platform/chance/chance.ts'

/** Seals what must be read again, such as the secret of an authenticator app, with a key that is not in the database. */
export interface Vault {
  seal(plain: string, owner: string): Buffer
  open(sealed: Buffer, owner: string): string
}

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM. `owner` is bound in, so that one member's secret is worth nothing in another's row. */
export function createVault(key: () => Buffer, chance: Chance): Vault {
  return {
    seal(plain, owner) {
      const nonce = chance.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, owner) {
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(owner))
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}
