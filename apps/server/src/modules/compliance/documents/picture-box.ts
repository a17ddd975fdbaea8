// SPDX-License-Identifier: Apache-2.0
import { createCipheriv, createDecipheriv } from 'node:crypto'

export const boxKeyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a picture with the key of its document: nonce, tag, text (AES-256-GCM). */
export function closeBox(key: Buffer, nonce: Buffer, plain: Buffer): Buffer {
  if (nonce.length !== nonceBytes) throw new Error('a nonce has twelve bytes')
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws when it was closed with another key, or changed. */
export function openBox(key: Buffer, box: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(box.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()])
}
