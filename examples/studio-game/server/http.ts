// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Refuses a call; the message goes to whoever asked. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface Asked {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}
export type Answer = { readonly json: object } | { readonly text: string; readonly type: string }
export type Handler = (asked: Asked) => Answer | Promise<Answer>
/** By method and path, such as "POST /api/rounds"; a path that ends with / stands for everything below. */
export type Routes = ReadonlyMap<string, Handler>

const mostBytes = 64 * 1024
const requestLimitMs = 15_000

/** An HTTP server for these routes; `policy` is the Content-Security-Policy of every answer. */
export function createHttp(routes: Routes, policy: string): Server {
  const server = createServer((request, response) => {
    answer(routes, request)
      .catch((error: unknown) => refusalOf(error))
      .then((found) => send(response, policy, found))
      .catch(() => response.destroy())
  })
  server.requestTimeout = requestLimitMs
  return server
}

interface Found {
  status: number
  answer: Answer
}

async function answer(routes: Routes, request: IncomingMessage): Promise<Found> {
  const url = new URL(request.url ?? '/', 'http://here')
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
  const handler = routes.get(`${request.method} ${url.pathname}`) ?? routes.get(`${request.method} ${folder}`)
  if (!handler) throw new Refusal(404, 'There is nothing here.')
  const body = await bodyOf(request)
  const asked = { path: url.pathname, query: url.searchParams, headers: request.headers, body }
  return { status: 200, answer: await handler(asked) }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > mostBytes) throw new Refusal(413, 'The body is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function refusalOf(error: unknown): Found {
  if (error instanceof Refusal) return { status: error.status, answer: { json: { error: error.message } } }
  console.error(error)
  return { status: 500, answer: { json: { error: 'Something went wrong.' } } }
}

function send(response: ServerResponse, policy: string, { status, answer }: Found): void {
  const [type, text] =
    'json' in answer ? ['application/json', JSON.stringify(answer.json)] : [answer.type, answer.text]
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  response.end(text)
}

/** The JSON object of a body. */
export function jsonOf(body: Buffer): Record<string, unknown> {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Refused below.
  }
  throw new Refusal(400, 'The body is no JSON object.')
}

/** A text of the body with at most 255 characters. */
export function textOf(fields: Record<string, unknown>, name: string, otherwise?: string): string {
  const value = fields[name] ?? otherwise
  if (typeof value !== 'string' || value.length > 255) throw new Refusal(400, `invalid field ${name}`)
  return value
}
