// SPDX-License-Identifier: Apache-2.0
import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { requestHeaders } from '@tessera/telemetry'
import { isPublicAddress } from './public-address.ts'

export interface OutboundOptions {
  /** Allows any address, even a plain or private one: for a demonstration and for tests. */
  anywhere: boolean
  /** Origins that are allowed wherever they are, as the operator has set. */
  trusted?: readonly string[]
}

export interface OutboundRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | URLSearchParams
  signal?: AbortSignal | null | undefined
  /** A larger answer fails; a megabyte by default. */
  mostBytes?: number
}

/**
 * Requests an address that somebody has typed. Throws OutboundRefused for a forbidden address, and like fetch
 * when nobody answers.
 */
export type Outbound = (url: string | URL, request?: OutboundRequest) => Promise<Response>

/**
 * The address is forbidden, or its answer cannot be read; the message says why, for the person who typed the
 * address.
 */
export class OutboundRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OutboundRefused'
  }
}

const usualMostBytes = 1024 * 1024
const isPrivate = 'the address stands in a private network'

/**
 * Requests addresses that operators and vendors type. Redirects are not followed. Unless the origin is
 * trusted, only https and only addresses on the public internet are allowed: the name is resolved once,
 * checked, and exactly that address is called, so that a name cannot resolve differently between check and
 * call.
 */
export function createOutbound({ anywhere, trusted = [] }: OutboundOptions): Outbound {
  const trustedOrigins = new Set(trusted)
  return async (address, request = {}) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new OutboundRefused('only web addresses are asked')
    const free = anywhere || trustedOrigins.has(url.origin)
    if (!free && url.protocol !== 'https:') throw new OutboundRefused('only https addresses are asked')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!free && isIP(host) !== 0 && !isPublicAddress(host)) throw new OutboundRefused(isPrivate)
    return send(url, request, free ? undefined : lookUpPublic)
  }
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Resolves names as the system does; a name with any private address is refused as a whole. */
function lookUpPublic(host: string, options: LookupOptions, done: LookupDone): void {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new OutboundRefused(isPrivate), [])
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body, signal, mostBytes = usualMostBytes }: OutboundRequest,
  lookup: typeof lookUpPublic | undefined,
): Promise<Response> {
  const payload =
    body === undefined ? undefined : Buffer.from(body instanceof URLSearchParams ? body.toString() : body)
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method,
        signal: signal ?? undefined,
        ...(lookup && { lookup }),
        headers: {
          accept: '*/*',
          ...requestHeaders(),
          ...headers,
          ...(payload && { 'content-length': String(payload.length) }),
        },
      },
      (answer) => done(read(answer, mostBytes)),
    )
    request.on('error', (error) => fail(signal?.aborted ? (signal.reason as Error) : error))
    request.end(payload)
  })
}

async function read(answer: http.IncomingMessage, mostBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 0
  if (status >= 300 && status < 400 && status !== 304) {
    answer.destroy()
    throw new OutboundRefused('the address leads elsewhere, and nobody is followed there')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new OutboundRefused('the answer is larger than we read')
    chunks.push(chunk)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  const empty = status === 204 || status === 205 || status === 304
  return new Response(empty ? null : Buffer.concat(chunks), {
    status,
    statusText: answer.statusMessage ?? '',
    headers,
  })
}
