// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allCalls } from '@tessera/contract'
import { siteRoutes } from '@tessera/contract/generated/site-routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDemanded } from '../session/forced-password.ts'
import { beginSession, endSession } from '../session/session.ts'
import { language } from '../texts/texts.ts'
import { call, meetServer, type SiteCall } from './call.ts'

interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

const calls = Object.keys(siteRoutes) as SiteCall[]
const marked = new Set(allCalls.filter(({ who }) => who !== 'anyone').map(({ name }) => name))
const received: Received[] = []
let server: Server
/** What the platform answers once, instead of its usual answer. */
let nextAnswer: { status: number; body: object } | undefined

/** A platform that records everything and accepts it. */
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      received.push({
        method: request.method ?? '',
        path: new URL(request.url ?? '', 'http://site').pathname,
        headers: request.headers,
      })
      const { status, body } = nextAnswer ?? {
        status: 200,
        body: { success: true, value: { account: 'anna' }, message: '', code: 'OK' },
      }
      nextAnswer = undefined
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const reach = globalThis.fetch
  // A page uses the host that it came from; Node has to be given one.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => reach(`http://127.0.0.1:${port}${path}`, init))
  vi.stubGlobal('isSecureContext', true)
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  meetServer({
    merchantCode: 'brand1',
    encryption: { kid: 'k1', publicKey: { kty: kty!, crv: crv!, x: x!, y: y! } },
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => {
  endSession()
  received.length = 0
})

/** What the platform receives when the page makes every call of the site once, by the name of the call. */
async function makeEveryCall(): Promise<Map<SiteCall, Received>> {
  const given = new Map<SiteCall, Received>()
  for (const name of calls) {
    received.length = 0
    await call(name, { id: 7 } as never)
    expect(received, name).toHaveLength(1)
    given.set(name, received[0]!)
  }
  return given
}

describe('the calls of a page', () => {
  it('send the session: those marked with a token always, all others while there is one [CALL-001]', async () => {
    beginSession('a-token-of-forty-three-letters-in-this-test')
    const given = await makeEveryCall()
    expect(calls.filter((name) => marked.has(name)).length).toBeGreaterThan(40)
    for (const [name, { method, path, headers }] of given) {
      expect([method, path.replace(/\/7(?=\/|$)/, '/:id')], name).toEqual([
        siteRoutes[name].method,
        siteRoutes[name].path,
      ])
      expect(headers.authorization, name).toBe('Bearer a-token-of-forty-three-letters-in-this-test')
    }
  })

  it('send no session if there is none, and always the brand, the language and the device', async () => {
    for (const [name, { headers }] of await makeEveryCall()) {
      expect(headers.authorization, name).toBeUndefined()
      expect([headers['merchant'], headers['language'], headers['platform']], name).toEqual([
        'brand1',
        language,
        'W',
      ])
    }
  })

  it('leave out a session that has ended', async () => {
    beginSession('first')
    endSession()
    await call('members.info', {})
    expect(received[0]?.headers.authorization).toBeUndefined()
  })
})

describe('a password that must be changed first', () => {
  it('opens its dialog when the platform requires it and the page did not know', async () => {
    beginSession('a-token-of-forty-three-letters-in-this-test')
    nextAnswer = {
      status: 403,
      body: {
        success: false,
        value: null,
        message: 'Please choose a new password first',
        code: 'PASSWORD_CHANGE_REQUIRED',
      },
    }
    await expect(call('wallet.balance', {})).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
    expect(isDemanded()).toBe(true)
    expect(received.map(({ path }) => path)).toEqual(['/wps/v2/wallets/balance', '/wps/member/info'])
    endSession()
    expect(isDemanded()).toBe(false)
  })

  it('opens nothing for an answer that arrives after the session has ended or another has started', async () => {
    for (const next of [endSession, () => beginSession('another-token-of-forty-three-letters-in-here')]) {
      beginSession('a-token-of-forty-three-letters-in-this-test')
      nextAnswer = {
        status: 403,
        body: {
          success: false,
          value: null,
          message: 'Please choose a new password first',
          code: 'PASSWORD_CHANGE_REQUIRED',
        },
      }
      const asked = call('wallet.balance', {})
      next()
      await expect(asked).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
      expect(isDemanded()).toBe(false)
    }
  })
})
