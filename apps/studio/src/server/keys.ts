// SPDX-License-Identifier: Apache-2.0
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Chance } from './chance.ts'

export const signatureHeader = 'x-hub88-signature'

/**
 * The studio's own key: it signs every call to the operator's wallet. Created when it is first needed,
 * readable only by its owner; the operator gets the public half, `studio-key.pub.pem` beside it.
 */
export function studioKey(file: string): KeyObject {
  return createPrivateKey(
    readIfThere(file) ?? makeKey(file, () => generateKeyPairSync('rsa', { modulusLength: 2048 })),
  )
}

/** The key of the studio's own beacon lies beside the studio's key. */
export const beaconKeyFileOf = (studioKeyFile: string): string =>
  join(dirname(studioKeyFile), 'beacon-key.pem')

/** The key that signs the rounds of the studio's own beacon, and nothing else; created when it is first needed. */
export function beaconKey(file: string): KeyObject {
  return createPrivateKey(readIfThere(file) ?? makeKey(file, () => generateKeyPairSync('ed25519')))
}

/** The key that seals secret seeds in the database lies beside the studio's key. */
export const seedKeyFileOf = (studioKeyFile: string): string => join(dirname(studioKeyFile), 'seed.key')

const seedKeyBytes = 32

/**
 * The 32 bytes that seal secret seeds, in base64; created when they are first needed. Throws when the file holds
 * something else.
 */
export function seedKey(file: string, chance: Pick<Chance, 'hex'>): Buffer {
  const text =
    readIfThere(file) ??
    createOnce(file, `${Buffer.from(chance.hex(seedKeyBytes), 'hex').toString('base64')}\n`).text
  return readSeedKey(text, file)
}

/** The key that a file holds. Throws when that is something else. */
export function readSeedKey(text: string, file: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== seedKeyBytes || key.toString('base64') !== text.trim())
    throw new Error(
      `${file} must hold a key of 32 bytes in base64, as \`openssl rand -base64 32\` prints one`,
    )
  return key
}

/** The file with the public half that the operator registers. */
export function publicKeyFileOf(privateKeyFile: string): string {
  return `${privateKeyFile.replace(/\.pem$/, '')}.pub.pem`
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function makeKey(file: string, generate: () => { privateKey: KeyObject; publicKey: KeyObject }): string {
  const { privateKey, publicKey } = generate()
  const { text, isOurs } = createOnce(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  if (isOurs) writeFileSync(publicKeyFileOf(file), publicKey.export({ type: 'spki', format: 'pem' }))
  return text
}

/** Creates a file that only its owner can read, completely or not at all and never over that of another process. */
function createOnce(file: string, text: string): { readonly text: string; readonly isOurs: boolean } {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
    return { text, isOurs: true }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return { text: readFileSync(file, 'utf8'), isOurs: false }
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/**
 * The operator's public key, read when it is needed and again when the file has changed; undefined while it
 * is missing.
 */
export function operatorKeyReader(file: string): () => KeyObject | undefined {
  let known: { readonly key: KeyObject; readonly changedAtMs: number } | undefined
  return () => {
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAtMs === undefined) return known?.key
    if (known?.changedAtMs !== changedAtMs)
      known = { key: createPublicKey(readFileSync(file, 'utf8')), changedAtMs }
    return known.key
  }
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
