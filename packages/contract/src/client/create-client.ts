// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '../calls.ts'
import type { Route } from '../generated/routes.ts'
import { Failure } from './failure.ts'
import { requestIdFor, settleRequestId, type WebStorage } from './request-ids.ts'
import type { SealingKey } from './seal.ts'
import { tryHosts } from './try-hosts.ts'

/** What a page passes; the request id is added by the client. */
export type ClientInput<Name extends CallName> = Omit<CallInput<Name>, 'requestId'>
/** From the first answer of the server; sealed calls need it. */
export interface ServerFacts {
  merchantCode: string
  encryption: SealingKey
}

export interface ClientOptions {
  /** The route of a call that this client can make; some clients load their table when they first need it. */
  routeOf(name: CallName): Route | undefined | Promise<Route | undefined>
  token(): string | null
  /** The server no longer accepts this token. */
  onDeadSession(token: string): void
  language(): string
  /** Stores the ids of requests that move money until they are answered. */
  storage: WebStorage
  /**
   * Other hosts of the brand, for reads of a visitor that this host does not answer. A session is valid only
   * on its own host.
   */
  otherLines?(): readonly string[]
  /** Sentences for failures without an answer of the server. */
  sentences: { network(): string; insecure(): string; unknown(): string }
}

export interface Client {
  meet(facts: ServerFacts): void
  /** With a `requestId` the caller keeps it until the request is answered; otherwise the client does. */
  call<Name extends CallName>(
    name: Name,
    input: ClientInput<Name>,
    requestId?: string,
  ): Promise<CallOutput<Name>>
}

const states = new WeakMap<object, string>()

/**
 * The ETag of an answer: the answer is unchanged as long as its ETag is. Undefined for answers without one.
 */
export const stateOf = (answer: object): string | undefined => states.get(answer)

interface Envelope<Value> {
  success: boolean
  value: Value
  message: string
  code: string
}

/**
 * The typed client of a browser app. `call` returns the value of the answer. It throws a Failure: with the
 * server's sentence for a refusal, with one of `sentences` if there was no answer.
 */
export function createClient(options: ClientOptions): Client {
  const { sentences, storage } = options
  let facts: ServerFacts | undefined

  async function closed(payload: Record<string, unknown>): Promise<string> {
    if (!facts) throw new Failure(sentences.network(), 'NO_KEY', 0)
    if (!globalThis.isSecureContext) throw new Failure(sentences.insecure(), 'INSECURE', 400)
    // Sealing is rare: its code is loaded when somebody logs in.
    const { seal } = await import('./seal.ts')
    return seal(payload, facts.encryption, Date.now())
  }

  async function open<Value>(response: Response): Promise<Value> {
    const envelope = await (response.json() as Promise<Envelope<Value>>).catch(() => undefined)
    if (typeof envelope?.success !== 'boolean')
      throw new Failure(sentences.network(), 'NO_ENVELOPE', response.ok ? 0 : response.status)
    if (!envelope.success)
      throw new Failure(
        envelope.message || sentences.unknown(),
        envelope.code,
        response.status,
        envelope.value,
      )
    const state = response.headers.get('etag')
    if (state !== null && typeof envelope.value === 'object' && envelope.value !== null)
      states.set(envelope.value, state)
    return envelope.value
  }

  async function send<Value>(
    line: string,
    route: Route,
    input: Record<string, unknown>,
    token: string | null,
  ): Promise<Value> {
    const { path, rest } = fillPath(route.path, input)
    const reads = route.method === 'GET' || route.method === 'DELETE'
    const headers: Record<string, string> = { language: options.language(), platform: 'W' }
    if (facts) headers.merchant = facts.merchantCode
    if (token) headers.authorization = `Bearer ${token}`
    // The browser sets the type of a multipart body itself, with its boundary.
    if (!reads && !route.multipart)
      headers['content-type'] = route.form ? 'application/x-www-form-urlencoded' : 'application/json'
    const body = reads
      ? undefined
      : route.multipart
        ? toParts(rest)
        : route.form
          ? toQuery(rest).slice(1)
          : JSON.stringify(route.sealed ? { data: await closed(rest) } : rest, honest)
    const response = await fetch(line + path + (reads ? toQuery(rest) : ''), {
      method: route.method,
      headers,
      body: body ?? null,
    }).catch(() => {
      throw new Failure(sentences.network(), 'NETWORK', 0)
    })
    return open<Value>(response)
  }

  return {
    meet: (met) => {
      facts = met
    },
    async call<Name extends CallName>(name: Name, input: ClientInput<Name>, requestId?: string) {
      const found = options.routeOf(name)
      const route = found instanceof Promise ? await found : found
      if (!route) throw new Error(`This client makes no call ${name}`)
      const sent: Record<string, unknown> = { ...input }
      const isOurs = route.once === true && requestId === undefined
      if (route.once) sent.requestId = requestId ?? requestIdFor(name, input, storage)
      const token = options.token()
      try {
        const overLine = (line: string): Promise<CallOutput<Name>> => send(line, route, sent, token)
        const harmless = route.method === 'GET' || route.once === true
        const value = harmless
          ? await tryHosts(
              overLine,
              route.method === 'GET' && token === null ? (options.otherLines?.() ?? []) : [],
            )
          : await overLine('')
        if (isOurs) settleRequestId(name, input, storage)
        return value
      } catch (error) {
        if (error instanceof Failure) {
          if (isOurs && !error.uncertain) settleRequestId(name, input, storage)
          if (error.status === 401 && token !== null && token === options.token())
            options.onDeadSession(token)
        }
        throw error
      }
    },
  }
}

/** Puts fields into the `:name` parts of a path; the others go into query or body. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

/** What is no number stays none: JSON would write null, which means "no limit" in some fields. */
const honest = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value

function toQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}

function toParts(input: Record<string, unknown>): FormData {
  const parts = new FormData()
  for (const [name, value] of Object.entries(input)) {
    for (const part of [value].flat()) parts.append(name, part instanceof Blob ? part : String(part))
  }
  return parts
}
