// SPDX-License-Identifier: Apache-2.0
import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

export interface BenchPlayer {
  user: string
  token: string
}
export interface RequestPlan {
  path: string
  game: string
  currency: string
  players: BenchPlayer[]
  count: number
  privateKeyPem: string | undefined
  /** Whether the bet ends its round, so that it is settled at once; not by default. */
  closed?: boolean
}

const signAsync = promisify<string, Buffer, KeyObject, Buffer>(sign)
const signingAtOnce = 256

/**
 * Whole HTTP requests, each a different bet of the next player, ready to be written to a socket. With a key
 * each body is really signed; without one the header has a signature of the same length that nobody checks.
 */
export async function prepareRequests(plan: RequestPlan): Promise<Buffer[]> {
  const key = plan.privateKeyPem === undefined ? undefined : createPrivateKey(plan.privateKeyPem)
  const anySignature = randomBytes(256).toString('base64')
  const requests: Buffer[] = []
  while (requests.length < plan.count) {
    const bodies = Array.from({ length: Math.min(signingAtOnce, plan.count - requests.length) }, (_, index) =>
      betBody(plan, requests.length + index),
    )
    const signatures = key
      ? await Promise.all(
          bodies.map(async (body) =>
            (await signAsync('RSA-SHA256', Buffer.from(body), key)).toString('base64'),
          ),
        )
      : bodies.map(() => anySignature)
    for (const [index, body] of bodies.entries())
      requests.push(httpRequest(plan.path, body, signatures[index] ?? ''))
  }
  return requests
}

function betBody({ players, game, currency, closed = false }: RequestPlan, index: number): string {
  const player = players[index % players.length]
  if (!player) throw new Error('the bench has no players')
  return JSON.stringify({
    user: player.user,
    transaction_uuid: uuid(),
    supplier_transaction_id: uuid(),
    token: player.token,
    round: uuid(),
    round_closed: closed,
    request_uuid: uuid(),
    game_code: game,
    currency,
    amount: 100_000,
    is_free: false,
  })
}

function uuid(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const httpRequest = (path: string, body: string, signature: string): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Hub88-Signature: ${signature}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
