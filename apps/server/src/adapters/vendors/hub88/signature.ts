// SPDX-License-Identifier: Apache-2.0
import { createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { VendorAccount } from '../../../modules/play/ports.ts'

/** Node writes header names in lower case. */
export const signatureHeader = 'x-hub88-signature'

// Parsing a PEM costs more than a verification, so every key is parsed once.
const parsedKeys = new Map<string, KeyObject>()
const maxParsedKeys = 256

function publicKeyOf(pem: string): KeyObject {
  const known = parsedKeys.get(pem)
  if (known) return known
  if (parsedKeys.size >= maxParsedKeys) parsedKeys.clear()
  const key = createPublicKey(pem)
  parsedKeys.set(pem, key)
  return key
}

/**
 * Checks RSASSA-PKCS1-v1_5 with SHA-256 over the exact bytes of the body against the account's key, and
 * during a rotation also against its next key. A missing, repeated or undecodable header is false.
 */
export function isSignedBy(
  account: VendorAccount,
  body: Uint8Array,
  header: string | string[] | undefined,
): boolean {
  if (typeof header !== 'string' || header === '' || header.length > 2048) return false
  const signature = Buffer.from(header, 'base64')
  // Buffer skips characters that are not base64; only the one canonical spelling of a signature is accepted.
  if (signature.toString('base64') !== header) return false
  const { publicKey, publicKeyNext } = account.secrets
  if (publicKey && verify('RSA-SHA256', body, publicKeyOf(publicKey), signature)) return true
  return publicKeyNext ? verify('RSA-SHA256', body, publicKeyOf(publicKeyNext), signature) : false
}

/** The header value for a body of ours, signed with our private key. */
export function signatureOf(body: Uint8Array | string, privateKey: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64')
}
