// SPDX-License-Identifier: Apache-2.0
import { createDecipheriv, createECDH, createSecretKey, hash, type ECDH } from 'node:crypto'

const base64url = /^[\w-]+$/
const keyBits = 256
const coordinateBytes = 32

/** A private P-256 key from its scalar (`d` of a JWK), ready for key agreement. */
export function agreementKey(d: string): ECDH {
  const key = createECDH('prime256v1')
  key.setPrivateKey(Buffer.from(d, 'base64url'))
  return key
}

/** A point of the curve in its uncompressed form. */
function pointOf({ x, y }: { x: string; y: string }): Buffer {
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  if (left.length !== coordinateBytes || right.length !== coordinateBytes)
    throw new Error('no point of this curve')
  return Buffer.concat([Buffer.of(4), left, right])
}

/** Four big-endian bytes. */
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const withLength = (bytes: Buffer): Buffer => Buffer.concat([uint32(bytes.length), bytes])

/**
 * Derives the content key from the agreed secret: one round of Concat KDF (NIST SP 800-56A) with the inputs
 * of RFC 7518 section 4.6.2.
 */
export function contentKey(
  secret: Buffer,
  {
    algorithm,
    partyU = '',
    partyV = '',
    bits = keyBits,
  }: { algorithm: string; partyU?: string | undefined; partyV?: string | undefined; bits?: number },
): Buffer {
  const info = Buffer.concat([
    withLength(Buffer.from(algorithm)),
    withLength(Buffer.from(partyU, 'base64url')),
    withLength(Buffer.from(partyV, 'base64url')),
    uint32(bits),
  ])
  return hash('sha256', Buffer.concat([uint32(1), secret, info]), 'buffer').subarray(0, bits / 8)
}

/** The only accepted form of a header; any other value or unknown field is refused. */
interface Header {
  alg: 'ECDH-ES'
  enc: 'A256GCM'
  kid: string
  epk: { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  apu?: string
  apv?: string
}
const headerFields = new Set(['alg', 'enc', 'kid', 'epk', 'apu', 'apv', 'typ', 'cty'])

function readHeader(part: string): Header {
  const header = JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Header | null
  if (
    typeof header !== 'object' ||
    header === null ||
    Object.keys(header).some((name) => !headerFields.has(name))
  )
    throw new Error('a header of another kind')
  const { alg, enc, kid, epk, apu = '', apv = '' } = header
  const texts = [kid, apu, apv, epk?.x, epk?.y]
  if (
    alg !== 'ECDH-ES' ||
    enc !== 'A256GCM' ||
    epk?.kty !== 'EC' ||
    epk.crv !== 'P-256' ||
    texts.some((text) => typeof text !== 'string')
  )
    throw new Error('a header of another kind')
  return header
}

/**
 * Opens a compact JWE of the form of D-07 (ECDH-ES on P-256, A256GCM) with the key that its `kid` names,
 * synchronously on this thread: a general library makes four trips to other threads for the same. Throws when
 * anything is invalid.
 */
export async function openJwe(jwe: string, keyFor: (kid: string) => Promise<ECDH>): Promise<Buffer> {
  const parts = jwe.split('.')
  const [protectedPart = '', encryptedKey, iv = '', content = '', tag = ''] = parts
  if (
    parts.length !== 5 ||
    encryptedKey !== '' ||
    ![protectedPart, iv, content, tag].every((part) => base64url.test(part))
  )
    throw new Error('no compact JWE of this kind')
  const { kid, epk, enc, apu, apv } = readHeader(protectedPart)
  const privateKey = await keyFor(kid)
  const [ivBytes, tagBytes] = [Buffer.from(iv, 'base64url'), Buffer.from(tag, 'base64url')]
  if (ivBytes.length !== 12 || tagBytes.length !== 16) throw new Error('an iv or a tag of another length')
  // A point that is not on the curve is refused here.
  const key = contentKey(privateKey.computeSecret(pointOf(epk)), { algorithm: enc, partyU: apu, partyV: apv })
  // Given raw bytes, Node first fails to read them as a key object, which takes most of the time of opening.
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), ivBytes, { authTagLength: 16 })
    .setAAD(Buffer.from(protectedPart, 'ascii'))
    .setAuthTag(tagBytes)
  return Buffer.concat([decipher.update(Buffer.from(content, 'base64url')), decipher.final()])
}
