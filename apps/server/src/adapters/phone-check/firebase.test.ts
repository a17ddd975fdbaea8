// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PhoneProofs } from '../../modules/identity/ports.ts'
import { createFirebaseProofs } from './firebase.ts'

const project = 'test-project'
const number = '+84901234567'
const nowMs = 1_800_000_000_000
const now = nowMs / 1000
let own: { privateKey: CryptoKey; publicKey: CryptoKey }
let foreign: { privateKey: CryptoKey; publicKey: CryptoKey }
let elliptic: { privateKey: CryptoKey; publicKey: CryptoKey }
let proofs: PhoneProofs

beforeAll(async () => {
  ;[own, foreign, elliptic] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
    generateKeyPair('ES256', { extractable: true }),
  ])
  const keys = [
    { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(elliptic.publicKey)), kid: 'two', alg: 'ES256', use: 'sig' },
  ]
  proofs = createFirebaseProofs(createLocalJWKSet({ keys }))
})

const good: JWTPayload = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'user-1',
  iat: now - 10,
  exp: now + 3_600,
  auth_time: now - 10,
  phone_number: number,
  firebase: { sign_in_provider: 'phone', identities: { phone: [number] } },
}
const signed = (
  change: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: CryptoKey = own.privateKey,
): Promise<string> =>
  new SignJWT({ ...good, ...change } as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'JWT', ...header })
    .sign(key)
const b64 = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const without = (name: string): Record<string, unknown> => ({ [name]: undefined })

/** Thirty tokens that prove nothing, and the error for each. */
const forged: [string, string, () => Promise<string>][] = [
  [
    'unsigned, as the emulator gives them',
    'invalid-verification-code',
    () => Promise.resolve(new UnsecuredJWT(good).encode()),
  ],
  [
    'unsigned, with the kid of ours',
    'invalid-verification-code',
    () => Promise.resolve(`${b64({ alg: 'none', kid: 'one' })}.${b64(good)}.`),
  ],
  [
    'of an algorithm named None',
    'invalid-verification-code',
    () => Promise.resolve(`${b64({ alg: 'None', kid: 'one' })}.${b64(good)}.`),
  ],
  [
    'with its signature cut off',
    'invalid-verification-code',
    async () => (await signed()).replace(/[^.]+$/, ''),
  ],
  [
    'HS256 with the public key as secret',
    'invalid-verification-code',
    async () => {
      const head = `${b64({ alg: 'HS256', kid: 'one' })}.${b64(good)}`
      return `${head}.${createHmac('sha256', await exportSPKI(own.publicKey))
        .update(head)
        .digest('base64url')}`
    },
  ],
  ['signed by a key of nobody', 'invalid-verification-code', () => signed({}, {}, foreign.privateKey)],
  ['naming a key that is not there', 'invalid-verification-code', () => signed({}, { kid: 'three' })],
  ['naming no key', 'invalid-verification-code', () => signed({}, { kid: undefined })],
  [
    'ES256, with a key of the set',
    'invalid-verification-code',
    () => signed({}, { alg: 'ES256', kid: 'two' }, elliptic.privateKey),
  ],
  [
    'bringing its own key',
    'invalid-verification-code',
    async () => signed({}, { kid: 'mine', jwk: await exportJWK(elliptic.publicKey) }, foreign.privateKey),
  ],
  [
    'with its payload changed',
    'invalid-verification-code',
    async () => (await signed()).replace(/\.[^.]+\./, `.${b64({ ...good, phone_number: '+84999999999' })}.`),
  ],
  ['for another project', 'invalid-verification-code', () => signed({ aud: 'other-project' })],
  ['for two projects', 'invalid-verification-code', () => signed({ aud: [project, 'other-project'] })],
  ['for nobody', 'invalid-verification-code', () => signed(without('aud'))],
  [
    "from another project's issuer",
    'invalid-verification-code',
    () => signed({ iss: 'https://securetoken.google.com/other-project' }),
  ],
  [
    'from an issuer that begins like ours',
    'invalid-verification-code',
    () => signed({ iss: `https://securetoken.google.com/${project}.evil.example` }),
  ],
  ['from no issuer', 'invalid-verification-code', () => signed(without('iss'))],
  ['that is over', 'code-expired', () => signed({ exp: now - 61 })],
  ['that never ends', 'invalid-verification-code', () => signed(without('exp'))],
  ['made in the future', 'invalid-verification-code', () => signed({ iat: now + 120 })],
  ['made at no time', 'invalid-verification-code', () => signed(without('iat'))],
  ['of a sign-in long ago', 'code-expired', () => signed({ auth_time: now - 301 })],
  ['of a sign-in in the future', 'invalid-verification-code', () => signed({ auth_time: now + 120 })],
  ['of a sign-in at no time', 'invalid-verification-code', () => signed(without('auth_time'))],
  ['of a sign-in at a word', 'invalid-verification-code', () => signed({ auth_time: 'now' })],
  ['of nobody', 'invalid-verification-code', () => signed({ sub: '' })],
  [
    'signed in with a password',
    'invalid-verification-code',
    () => signed({ firebase: { sign_in_provider: 'password' } }),
  ],
  [
    'signed in anonymously',
    'invalid-verification-code',
    () => signed({ firebase: { sign_in_provider: 'anonymous' } }),
  ],
  ['that does not say how it was signed in', 'invalid-verification-code', () => signed(without('firebase'))],
  ['for another number', 'invalid-phone-number', () => signed({ phone_number: '+84999999999' })],
  ['for the number with a sign more', 'invalid-phone-number', () => signed({ phone_number: `${number} ` })],
  ['for no number', 'invalid-verification-code', () => signed(without('phone_number'))],
  ['that is no token at all', 'invalid-verification-code', () => Promise.resolve('not.a.token')],
]

describe('a proof of a number', () => {
  it('is accepted when everything is right, and says until when it could be used', async () => {
    expect(await proofs.check({ project, token: await signed(), number, nowMs })).toEqual({
      expiresAtMs: nowMs + 3_660_000,
    })
  })

  it.each(forged)('is refused when it is a token %s', async (_, code, make) => {
    await expect(proofs.check({ project, token: await make(), number, nowMs })).rejects.toMatchObject({
      name: 'ThirdPartyError',
      code,
    })
  })

  it('is refused if no project is set', async () => {
    await expect(proofs.check({ project: '', token: await signed(), number, nowMs })).rejects.toMatchObject({
      code: 'operation-not-allowed',
    })
  })
})
