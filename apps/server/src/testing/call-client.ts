// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { allCalls, type Call, type CallInput, type CallName, type CallOutput } from '@tessera/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { Clock } from '../platform/clock/clock.ts'
import type { Envelope } from '../platform/http/index.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

export interface CallAnswer<Value> {
  status: number
  envelope: Envelope & { value: Value }
  headers: Record<string, string | string[] | undefined>
  /** Set-Cookie lines of the answer. */
  cookies: string[]
}

export interface CallOptions {
  headers?: Record<string, string> | undefined
  ip?: string | undefined
}

/** A client of the platform inside the test's own process, as a browser (cookies, origin) or as a program. */
export interface CallClient {
  /** Its session; sent with every call until it is changed. */
  token: string | undefined
  readonly cookies: Map<string, string>
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions,
  ): Promise<CallAnswer<CallOutput<Name>>>
  /**
   * A call with any body, sealed if the call requires it: for what a well-behaved client would never send.
   */
  callWith(name: CallName, body: unknown, options?: CallOptions): Promise<CallAnswer<unknown>>
  /** Any request, with this client's cookies and session. */
  send(request: InjectOptions): Promise<CallAnswer<unknown>>
  /** A multipart body; a list is sent as several parts of that name. */
  sendParts(request: InjectOptions, fields: Record<string, unknown>): Promise<CallAnswer<unknown>>
  /** A body sealed with the platform's key; `extra` replaces parts of what a browser adds. */
  seal(payload: unknown, extra?: { ts?: unknown; nonce?: unknown; kid?: string }): Promise<{ data: string }>
  /** A solved proof of work, good for one call. */
  botCheck(): Promise<{ botCheckType: string; botCheckId: string; botCheckResult: string }>
}

const origin = 'http://localhost:3000'
const callNamed = (name: CallName): Call => {
  const found = allCalls.find((call) => call.name === name)
  if (!found) throw new Error(`no call ${name}`)
  return found
}

export function createCallClient(app: FastifyInstance, clock: Clock, { browser = false } = {}): CallClient {
  const cookies = new Map<string, string>()
  let encryption: { kid: string; publicKey: JWK } | undefined

  function storeCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const client: CallClient = {
    token: undefined,
    cookies,
    async send({ headers, ...request }) {
      const own: Record<string, string> = {
        ...(browser ? { origin } : {}),
        ...(client.token === undefined ? {} : { authorization: `Bearer ${client.token}` }),
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
      }
      const response = await app.inject({ ...request, headers: { ...own, ...headers } })
      const set = response.headers['set-cookie'] ?? []
      const lines = Array.isArray(set) ? set : [set]
      if (browser) storeCookies(lines)
      return {
        status: response.statusCode,
        envelope: response.json<Envelope>(),
        cookies: lines,
        headers: { ...response.headers } as CallAnswer<unknown>['headers'],
      }
    },
    async sendParts({ headers, ...request }, fields) {
      const parts = new FormData()
      for (const [name, value] of Object.entries(fields)) {
        for (const part of [value].flat())
          if (part instanceof Blob) parts.append(name, part)
          else parts.append(name, String(part))
      }
      const body = new Response(parts)
      return client.send({
        ...request,
        headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
        payload: Buffer.from(await body.arrayBuffer()),
      })
    },
    async seal(payload, extra = {}) {
      encryption ??= (await client.call('site.whitelabel', {})).envelope.value.encryption
      const { kid = encryption.kid, ...inside } = extra
      const fresh = { ts: clock.now(), nonce: randomBytes(16).toString('base64url'), ...inside }
      const plain =
        typeof payload === 'object' && payload !== null && !Array.isArray(payload)
          ? { ...payload, ...fresh }
          : payload
      const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
        .encrypt(await importJWK(encryption.publicKey, 'ECDH-ES'))
      return { data }
    },
    async callWith(name, body, { headers, ip } = {}) {
      const { method, path, sealed, form, multipart } = callNamed(name)
      const from = ip === undefined ? {} : { remoteAddress: ip }
      const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
      const url = path.replace(/:(\w+)/g, (_, field: string) =>
        encodeURIComponent(String(fields[field]).toWellFormed()),
      )
      if (method === 'GET' || method === 'DELETE') {
        const query = Object.fromEntries(
          Object.entries(fields)
            .filter(([, value]) => value !== undefined)
            .map(([field, value]) => [field, String(value)]),
        )
        return client.send({ method, url, query, ...from, headers })
      }
      const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, field]) => field))
      const plain =
        inPath.size === 0
          ? body
          : Object.fromEntries(Object.entries(fields).filter(([field]) => !inPath.has(field)))
      if (form)
        return client.send({
          method,
          url,
          ...from,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: new URLSearchParams(
            Object.entries(fields).map(([field, value]) => [field, String(value)]),
          ).toString(),
        })
      if (multipart) return client.sendParts({ method, url, ...from, headers }, fields)
      const payload = sealed ? await client.seal(plain) : plain
      return client.send({
        method,
        url,
        ...from,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      })
    },
    call: async (name, input, options) => (await client.callWith(name, input, options)) as CallAnswer<never>,
    async botCheck() {
      const {
        envelope: {
          value: { botCheckType, botCheckId, challenge, difficulty },
        },
      } = await client.call('identity.botCheck', {})
      return { botCheckType, botCheckId, botCheckResult: solveProofOfWork(challenge, difficulty) }
    },
  }
  return client
}
