// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { createFacebook } from './facebook.ts'
import { createOpenId } from './openid.ts'
import { createOutbound } from '../../platform/outbound/outbound.ts'

const outbound = createOutbound({ anywhere: true })

const redirectUri = 'http://localhost:3000/social'
let openId: Server
let issuer: string
let graph: Server
let graphUrl: string
let answerMe: { status: number; body: unknown } = {
  status: 200,
  body: { id: '42', name: 'A visitor', email: 'visitor@example.com' },
}
const asked: { path: string; authorization: string | undefined }[] = []

beforeAll(async () => {
  openId = createServer()
  await new Promise<void>((done) => openId.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(openId.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'tessera',
        client_secret: 'test-secret',
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'provider' }] },
    cookies: { keys: ['for-tests'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `Name of ${id}`, email: `${id}@example.com`, email_verified: true }),
    }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
  })
  const answer = provider.callback()
  openId.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  graph = createServer((request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization })
    response.setHeader('content-type', 'application/json')
    if (request.url?.startsWith('/v21.0/oauth/access_token'))
      return response.end(
        JSON.stringify({ access_token: 'fb-token', token_type: 'bearer', expires_in: 3600 }),
      )
    response.statusCode = answerMe.status
    response.end(JSON.stringify(answerMe.body))
  })
  await new Promise<void>((done) => graph.listen(0, '127.0.0.1', done))
  graphUrl = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const server of [openId, graph]) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

/**
 * Goes through the provider's own pages like a person: name, consent. Returns what the provider sends back.
 */
async function goThrough(url: string, login: string): Promise<{ code: string; state: string; iss: string }> {
  const jar = new Map<string, string>()
  let next = url
  let body: URLSearchParams | undefined
  for (let steps = 0; steps < 12; steps++) {
    const response = await fetch(next, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { body } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    body = undefined
    const location = response.headers.get('location')
    if (location) {
      next = new URL(location, next).href
      if (next.startsWith(redirectUri)) {
        const back = new URL(next).searchParams
        return { code: back.get('code') ?? '', state: back.get('state') ?? '', iss: back.get('iss') ?? '' }
      }
      continue
    }
    const page = await response.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? ''
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    body = new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt })
    next = new URL(action, next).href
  }
  throw new Error('the provider sent nobody back')
}

describe('sign-in by OpenID Connect', () => {
  const settings = () => ({ issuer, clientId: 'tessera', clientSecret: 'test-secret' })
  const road = async (login = 'visitor1') => {
    const social = createOpenId(settings(), outbound)
    const { url, facts } = await social.start({ redirectUri, state: 'state-1' })
    return { social, url, facts, ...(await goThrough(url, login)) }
  }

  it('vouches for issuer and subject by code, PKCE, state and nonce', async () => {
    const { social, url, facts, code, iss, state } = await road()
    const query = new URL(url).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: 'state-1',
      scope: 'openid email profile',
      client_id: 'tessera',
    })
    expect(query.get('nonce')).toBe(facts.nonce)
    expect(await social.finish({ redirectUri, state, code, iss, facts })).toEqual({
      issuer,
      subject: 'visitor1',
      name: 'Name of visitor1',
      email: 'visitor1@example.com',
      emailVerified: true,
    })
  })

  it('vouches for nobody with a stolen code, another verifier, another nonce or a used code', async () => {
    const stolen = await road()
    const other = await road('visitor2')
    for (const facts of [
      other.facts,
      { ...stolen.facts, nonce: 'another' },
      { ...stolen.facts, verifier: 'another-verifier-of-forty-three-signs-at-least-x' },
      {},
    ]) {
      const { social, code, iss, state } = await road()
      await expect(
        social.finish({ redirectUri, state, code, iss, facts }),
        JSON.stringify(facts),
      ).rejects.toMatchObject({ name: 'ThirdPartyError' })
    }
    await stolen.social.finish({
      redirectUri,
      state: stolen.state,
      code: stolen.code,
      iss: stolen.iss,
      facts: stolen.facts,
    })
    await expect(
      stolen.social.finish({
        redirectUri,
        state: stolen.state,
        code: stolen.code,
        iss: stolen.iss,
        facts: stolen.facts,
      }),
    ).rejects.toMatchObject({ code: 'unknown' })
  })

  it('vouches for nobody when the answer names another issuer', async () => {
    const { social, facts, code, state } = await road()
    await expect(
      social.finish({ redirectUri, state, code, iss: 'https://evil.example', facts }),
    ).rejects.toMatchObject({ code: 'unknown' })
  })

  it('fails while the provider is unavailable, and works again afterwards', async () => {
    await expect(
      createOpenId({ ...settings(), issuer: 'http://127.0.0.1:1' }, outbound).start({
        redirectUri,
        state: 's',
      }),
    ).rejects.toMatchObject({ code: 'operation-not-allowed' })
  })
})

describe('sign-in at Facebook', () => {
  const social = () =>
    createFacebook({ dialogUrl: graphUrl, graphUrl, clientId: 'app', clientSecret: 'app-secret' }, outbound)

  it('finds out whose the token is, with a proof that the request is ours', async () => {
    const { url, facts } = await social().start({ redirectUri, state: 'state-2' })
    expect(url).toMatch(new RegExp(`^${graphUrl}/v21\\.0/dialog/oauth\\?`))
    asked.length = 0
    expect(
      await social().finish({ redirectUri, state: 'state-2', code: 'fb-code', iss: undefined, facts }),
    ).toEqual({
      issuer: 'https://www.facebook.com',
      subject: '42',
      name: 'A visitor',
      email: 'visitor@example.com',
      emailVerified: false,
    })
    const proof = createHmac('sha256', 'app-secret').update('fb-token').digest('hex')
    expect(asked[1]).toEqual({
      path: `/v21.0/me?fields=id%2Cname%2Cemail&appsecret_proof=${proof}`,
      authorization: 'Bearer fb-token',
    })
  })

  it.each([
    [{ status: 400, body: { error: 'no' } }],
    [{ status: 200, body: { name: 'nobody' } }],
    [{ status: 200, body: { id: 42 } }],
  ])('vouches for nobody on %o', async (wrong) => {
    const { facts } = await social().start({ redirectUri, state: 's' })
    answerMe = wrong
    await expect(
      social().finish({ redirectUri, state: 's', code: 'c', iss: undefined, facts }),
    ).rejects.toMatchObject({ code: 'unknown' })
  })
})

describe('a visitor who uses another sign-in', () => {
  let testServer: TestServer
  beforeAll(async () => {
    testServer = await openTestServer()
    await testServer.platform.settings.write('identity.socialLogin', { google: true, facebook: true }, 'test')
    await testServer.platform.settings.write(
      'identity.google',
      { issuer, clientId: 'tessera', clientSecret: 'test-secret' },
      'test',
    )
  })
  afterAll(() => testServer.close())
  // The sign-in belongs to the browser that began it; a plain client stores its cookie here.
  async function setOut(login: string) {
    const client = testServer.program()
    const { envelope, cookies } = await client.call('identity.thirdPartyStart', { provider: 'google' })
    client.cookies.set('socialRoad', /^socialRoad=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '')
    return { client, ...(await goThrough(envelope.value.url, login)) }
  }

  it('becomes a member the first time, and is recognised the second', async () => {
    const seen: string[] = []
    for (let visit = 0; visit < 2; visit++) {
      const { client, code, state, iss } = await setOut('friend')
      const { envelope } = await client.call('identity.thirdPartyLogin', {
        provider: 'google',
        code,
        state,
        iss,
      })
      expect(envelope).toMatchObject({ success: true, value: { firstTimeLogin: visit === 0 } })
      client.token = envelope.value.token
      seen.push((await client.call('members.info', {})).envelope.value.account)
    }
    expect(seen[0]).toMatch(/^m\d{9}$/)
    expect(seen[1]).toBe(seen[0])
  })

  it('is refused in a browser that did not begin it, with another state, or a second time', async () => {
    const { client, code, state, iss } = await setOut('friend')
    expect(
      (await testServer.program().call('identity.thirdPartyLogin', { provider: 'google', code, state, iss }))
        .envelope.code,
    ).toBe('CODE_EXPIRED')
    expect(
      (await client.call('identity.thirdPartyLogin', { provider: 'google', code, state: 'another', iss }))
        .envelope.code,
    ).toBe('CODE_EXPIRED')
    expect(
      (await client.call('identity.thirdPartyLogin', { provider: 'google', code, state, iss })).envelope.code,
    ).toBe('CODE_EXPIRED')
  })

  it.each([
    ['invalid-phone-number', 'Invalid phone number format.'],
    ['missing-phone-number', 'Please enter a valid phone number.'],
    ['too-many-requests', 'Too many requests, please try again after 5 minutes.'],
    ['unknown', 'An unknown error occured.'],
    ['never-heard-of', 'An unknown error occured.'],
    ['invalid-verification-code', 'Verification code is not valid'],
    ['missing-verification-code', 'Verification code is missing'],
    ['captcha-check-failed', 'Invalid reCaptcha input...'],
    ['quota-exceeded', 'Quota not sufficient, please contact customer service.'],
    ['operation-not-allowed', 'Not enabled function, please contact customer service.'],
    ['code-expired', 'Verification code has expired, please send again.'],
    ['popup-closed-by-user', 'Login failure. Please try again.'],
    ['auth/popup-closed-by-user', 'Login failure. Please try again.'],
  ])('hears of %s: %s', async (error, message) => {
    expect(
      (await testServer.program().call('identity.thirdPartyLogin', { provider: 'google', error })).envelope,
    ).toMatchObject({ success: false, message })
  })

  it('is not offered when it is switched off, and uses the sandbox when no client is set', async () => {
    const started = (await testServer.program().call('identity.thirdPartyStart', { provider: 'facebook' }))
      .envelope.value.url
    expect(started).toMatch(/^http:\/\/localhost:3000\/sandbox-social\/facebook\?/)
    const { pathname, search, searchParams } = new URL(started)
    const page = await testServer.app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { host: 'localhost:3000' },
    })
    expect([page.statusCode, page.body.includes('Sandbox sign-in in place of Facebook')]).toEqual([200, true])
    const form = (choice: string) =>
      testServer.app.inject({
        method: 'POST',
        url: pathname,
        headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          choice,
          name: 'Anna',
          state: searchParams.get('state') ?? '',
          redirectUri,
        }).toString(),
      })
    expect((await form('close')).headers.location).toMatch(/\/social\?error=access_denied/)
    expect((await form('agree')).headers.location).toMatch(/\/social\?code=/)
    expect(
      (
        await testServer.app.inject({
          method: 'GET',
          url: `${pathname}?redirect_uri=https://evil.example/social`,
          headers: { host: 'localhost:3000' },
        })
      ).statusCode,
    ).toBe(400)
    await testServer.platform.settings.write(
      'identity.socialLogin',
      { google: false, facebook: false },
      'test',
    )
    expect(
      (await testServer.program().call('identity.thirdPartyStart', { provider: 'google' })).envelope.code,
    ).toBe('NOT_ENABLED')
  })
})
