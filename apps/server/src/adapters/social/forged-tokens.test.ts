// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SocialProvider } from '../../modules/identity/ports.ts'
import { createOpenId } from './openid.ts'
import { createOutbound } from '../../platform/outbound/outbound.ts'

const outbound = createOutbound({ anywhere: true })

const redirectUri = 'http://localhost:3000/social'
let provider: Server
let issuer: string
let own: { privateKey: CryptoKey; publicKey: CryptoKey }
let foreign: { privateKey: CryptoKey; publicKey: CryptoKey }
let elliptic: { privateKey: CryptoKey; publicKey: CryptoKey }
/** What the provider, or an attacker in between, sends as the ID token. */
let idToken = ''

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
  provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const answers: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': { keys },
      '/token': { access_token: 'access', token_type: 'bearer', expires_in: 60, id_token: idToken },
    }
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(async () => {
  provider.closeAllConnections()
  await new Promise((done) => provider.close(done))
})

let social: SocialProvider | undefined
let nonce = ''
async function finish(make: () => Promise<string>) {
  social ??= createOpenId({ issuer, clientId: 'tessera', clientSecret: 'test-secret' }, outbound)
  const { facts } = await social.start({ redirectUri, state: 's' })
  nonce = facts.nonce ?? ''
  idToken = await make()
  return social.finish({ redirectUri, state: 's', code: 'c', iss: undefined, facts })
}

const seconds = (): number => Math.floor(Date.now() / 1000)
const good = (): JWTPayload => ({
  iss: issuer,
  aud: 'tessera',
  sub: 'somebody',
  iat: seconds() - 5,
  exp: seconds() + 300,
  nonce,
  email: 'a@example.com',
})
const signed = (
  change: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key: CryptoKey = own.privateKey,
): Promise<string> =>
  new SignJWT({ ...good(), ...change } as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
    .sign(key, { crit: { x: true } })
const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const gone = (name: string): Record<string, unknown> => ({ [name]: undefined })

const forged: [string, () => Promise<string>][] = [
  ['unsigned', () => Promise.resolve(`${b64({ alg: 'none' })}.${b64(good())}.`)],
  [
    'unsigned with the kid of the key',
    () => Promise.resolve(`${b64({ alg: 'none', kid: 'one' })}.${b64(good())}.`),
  ],
  [
    'of an algorithm named nOnE',
    () => Promise.resolve(`${b64({ alg: 'nOnE', kid: 'one' })}.${b64(good())}.`),
  ],
  ['with its signature cut off', async () => (await signed()).replace(/[^.]+$/, '')],
  [
    'with one sign of the signature changed',
    async () =>
      (await signed()).replace(
        /\.(.)([^.]+)$/,
        (_, first: string, rest: string) => `.${first === 'A' ? 'B' : 'A'}${rest}`,
      ),
  ],
  [
    'HS256 under the public key',
    async () => {
      const head = `${b64({ alg: 'HS256', kid: 'one' })}.${b64(good())}`
      return `${head}.${createHmac('sha256', await exportSPKI(own.publicKey))
        .update(head)
        .digest('base64url')}`
    },
  ],
  [
    'HS256 under our own secret',
    async () => {
      const head = `${b64({ alg: 'HS256' })}.${b64(good())}`
      return Promise.resolve(
        `${head}.${createHmac('sha256', 'test-secret').update(head).digest('base64url')}`,
      )
    },
  ],
  ['signed by a key of nobody', () => signed({}, {}, foreign.privateKey)],
  ['naming a key that is not there', () => signed({}, { kid: 'three' }, foreign.privateKey)],
  [
    'bringing its own key',
    async () => signed({}, { kid: 'mine', jwk: await exportJWK(elliptic.publicKey) }, foreign.privateKey),
  ],
  [
    'pointing to keys elsewhere',
    () => signed({}, { jku: 'https://evil.example/keys', kid: 'mine' }, foreign.privateKey),
  ],
  ['ES256, with another key of the set', () => signed({}, { alg: 'ES256', kid: 'two' }, elliptic.privateKey)],
  [
    'with its payload changed',
    async () => (await signed()).replace(/\.[^.]+\./, `.${b64({ ...good(), sub: 'another' })}.`),
  ],
  ['for another client', () => signed({ aud: 'other' })],
  ['for two clients, without saying which', () => signed({ aud: ['tessera', 'other'] })],
  ['for two clients, made for the other', () => signed({ aud: ['tessera', 'other'], azp: 'other' })],
  ['for nobody', () => signed(gone('aud'))],
  ['from another issuer', () => signed({ iss: 'https://evil.example' })],
  ['from an issuer that begins alike', () => signed({ iss: `${issuer}.evil.example` })],
  ['from no issuer', () => signed(gone('iss'))],
  ['that is over', () => signed({ exp: seconds() - 300 })],
  ['that never ends', () => signed(gone('exp'))],
  ['that ends at a word', () => signed({ exp: 'never' })],
  ['made at no time', () => signed(gone('iat'))],
  ['not good yet', () => signed({ nbf: seconds() + 3_600 })],
  ['of nobody', () => signed(gone('sub'))],
  ['of a subject that is no text', () => signed({ sub: 42 })],
  ['without the nonce', () => signed(gone('nonce'))],
  ['with another nonce', () => signed({ nonce: 'another' })],
  ['that asks for something we do not know', () => signed({}, { crit: ['x'], x: 1 })],
  ['that is no token at all', () => Promise.resolve('not.a.token')],
  ['that is empty', () => Promise.resolve('')],
]

it('a valid ID token vouches for its subject', async () => {
  expect(await finish(() => signed())).toMatchObject({ issuer, subject: 'somebody' })
})

it('the forged ID tokens are of at least thirty kinds', () => {
  expect(forged.length).toBeGreaterThanOrEqual(30)
})

it.each(forged)('an ID token %s vouches for nobody', async (_, make) => {
  await expect(finish(make)).rejects.toMatchObject({ name: 'ThirdPartyError', code: 'unknown' })
})
