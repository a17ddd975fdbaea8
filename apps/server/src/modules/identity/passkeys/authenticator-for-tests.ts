// SPDX-License-Identifier: Apache-2.0
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

interface Options {
  challenge?: string
  rp?: { id?: string }
  rpId?: string
}
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

/** CBOR, as far as an authenticator uses it: numbers, bytes, text, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)]),
  ])
}

export type Answer = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; [field: string]: string }
  clientExtensionResults: Record<string, unknown>
}

/** A software security key with one passkey. Tests can make it misbehave to see it refused. */
export function createAuthenticator({ origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  )
  const id = randomBytes(32)
  let counter = 0
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const flags = (verified: boolean, more = 0): number => 0x01 | (verified ? 0x04 : 0) | more

  function authData(rpId: string, flag: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, rest])
  }
  return {
    /** Answers navigator.credentials.create. */
    make(options: Record<string, unknown>, bent: { origin?: string; verified?: boolean } = {}): Answer {
      const { challenge = '', rp } = options as Options
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(rp?.id ?? '', flags(bent.verified ?? true, 0x40), attested)],
        ]),
      )
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, bent.origin ?? origin)),
          attestationObject: base64url(attestation),
        },
      }
    },
    /** Answers navigator.credentials.get. */
    use(
      options: Record<string, unknown>,
      bent: { origin?: string; verified?: boolean; rpId?: string; counter?: number; forged?: boolean } = {},
    ): Answer {
      const { challenge = '', rpId = '' } = options as Options
      if (bent.counter !== undefined) counter = bent.counter
      const data = authData(bent.rpId ?? rpId, flags(bent.verified ?? true))
      const client = clientData('webauthn.get', challenge, bent.origin ?? origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      if (bent.forged) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
