// SPDX-License-Identifier: Apache-2.0
import { Agent, request } from 'node:http'
import { pause } from '../shared/report.ts'

/** One request of a visitor: their address, and whether their browser has a cached answer. */
export interface Question {
  kind: string
  path: string
  language: string
  etag?: string | undefined
}
export interface Answered {
  kind: string
  status: number
  latencyMs: number
  etag: string
  bytes: number
}

const connections = 64

/**
 * Sends requests at a steady rate, whether answers come or not. The response time counts from when the
 * request was due, so that a pausing server does not look faster because of fewer requests.
 */
export async function steadyLoad(
  port: number,
  perSecond: number,
  seconds: number,
  next: (number: number) => Question,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, noDelay: true })
  const pending: Promise<Answered>[] = []
  const startedMs = performance.now()
  for (let number = 0; number < perSecond * seconds; number++) {
    const dueMs = startedMs + (number * 1_000) / perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 1) await pause(waitMs)
    // A timer is exact to a millisecond, so a request may be sent a little before it is due.
    pending.push(ask(agent, port, next(number), Math.min(dueMs, performance.now())))
  }
  const answers = await Promise.all(pending)
  agent.destroy()
  return answers
}

/** Visitors come from many addresses: the platform counts the requests of each. */
let visitors = 0
const addressOf = (visitor: number): string =>
  `${20 + ((visitor >> 16) & 63)}.${(visitor >> 8) & 255}.${visitor & 255}.1`

function ask(
  agent: Agent,
  port: number,
  { kind, path, language, etag }: Question,
  dueMs: number,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, br',
      language,
      'x-forwarded-for': addressOf(visitors++),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    }
    const sent = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
      })
      response.on('end', () =>
        resolve({
          kind,
          status: response.statusCode ?? 0,
          latencyMs: performance.now() - dueMs,
          etag: String(response.headers.etag ?? ''),
          bytes,
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
