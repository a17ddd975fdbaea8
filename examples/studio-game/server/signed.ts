// SPDX-License-Identifier: Apache-2.0
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const signatureHeader = 'x-hub88-signature'

/** Your own key, made when it is first needed. The operator gets studio-key.pub.pem beside it. */
export function ownKey(folder: string): KeyObject {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'studio-key.pem')
  if (!existsSync(file)) makeKey(file)
  const key = createPrivateKey(readFileSync(file, 'utf8'))
  writeFileSync(
    join(folder, 'studio-key.pub.pem'),
    createPublicKey(key).export({ type: 'spki', format: 'pem' }),
  )
  return key
}

function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  // A link is made completely or not at all, and never over another key.
  linkSync(unfinished, file)
  rmSync(unfinished)
}

/** The operator's public key, read for each call, so that a changed key counts at once; undefined while it is missing. */
export function operatorKey(file: string): KeyObject | undefined {
  return existsSync(file) ? createPublicKey(readFileSync(file, 'utf8')) : undefined
}

/** Base64 of RSASSA-PKCS1-v1_5 with SHA-256 over the exact bytes of a body. */
export function signatureOf(body: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64')
}

/** Checks a signature over the raw bytes; a missing, repeated or oddly written header is false. */
export function isSignedBy(key: KeyObject, body: Uint8Array, header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || header === '' || header.length > 2_048) return false
  const signature = Buffer.from(header, 'base64')
  return signature.toString('base64') === header && verify('RSA-SHA256', body, key, signature)
}

/** A secret that nobody guesses. It is stored as its hash only. */
export const newSecret = (): string => randomBytes(32).toString('hex')
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
