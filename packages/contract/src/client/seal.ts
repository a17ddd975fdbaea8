// SPDX-License-Identifier: Apache-2.0
/** The server's public key, from whitelabel. */
export interface SealingKey {
  kid: string
  publicKey: Readonly<Record<string, string>>
}

const encoder = new TextEncoder()
const algorithm = { name: 'ECDH', namedCurve: 'P-256' } as const

/**
 * Encrypts a payload so that only the server can read it: a compact JWE, ECDH-ES on P-256 with A256GCM (RFC
 * 7516, RFC 7518 section 4.6), with the browser's cryptography. Adds `ts` and `nonce`, which make a copied
 * payload useless.
 */
export async function seal(payload: object, key: SealingKey, now: number): Promise<string> {
  const platform = await crypto.subtle.importKey(
    'jwk',
    { ...key.publicKey, key_ops: [] },
    algorithm,
    false,
    [],
  )
  const own = await crypto.subtle.generateKey(algorithm, false, ['deriveBits'])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', own.publicKey)
  const header = toBase64Url(
    encoder.encode(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, epk: { kty, crv, x, y } })),
  )
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: platform }, own.privateKey, 256)
  const contentKey = await crypto.subtle.importKey('raw', await deriveKey(secret), 'AES-GCM', false, [
    'encrypt',
  ])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = encoder.encode(
    JSON.stringify({ ...payload, ts: now, nonce: toBase64Url(crypto.getRandomValues(new Uint8Array(16))) }),
  )
  const closed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: encoder.encode(header) },
      contentKey,
      plain,
    ),
  )
  const tag = closed.length - 16
  return [
    header,
    '',
    toBase64Url(iv),
    toBase64Url(closed.slice(0, tag)),
    toBase64Url(closed.slice(tag)),
  ].join('.')
}

/** Concat KDF, one round: SHA-256 over counter, secret and the name of the cipher with empty party names. */
async function deriveKey(secret: ArrayBuffer): Promise<ArrayBuffer> {
  const cipher = encoder.encode('A256GCM')
  const info = new Uint8Array(4 + secret.byteLength + 4 + cipher.length + 12)
  const view = new DataView(info.buffer)
  view.setUint32(0, 1)
  info.set(new Uint8Array(secret), 4)
  view.setUint32(4 + secret.byteLength, cipher.length)
  info.set(cipher, 8 + secret.byteLength)
  view.setUint32(info.length - 4, 256)
  return crypto.subtle.digest('SHA-256', info)
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
