// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID, sign, verify, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How one call fails: before or after the wallet has booked it. */
export type Trouble =
  | { readonly kind: 'silence' | 'drop' | 'http500' | 'garbage' | 'otherRequest'; readonly booked: boolean }
  | { readonly kind: 'status'; readonly status: string }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'hold'; readonly until: Promise<void> }

interface Booked {
  readonly type: 'bet' | 'win' | 'rollback'
  readonly fingerprint: string
  readonly amount: number
  readonly user: string
  rolledBack: boolean
}
export interface ReceivedCall {
  readonly path: string
  readonly body: Record<string, string | number | boolean>
  readonly status: string
  readonly requestId: string | undefined
}

/**
 * An operator's Hub88 wallet for tests: checks signatures over the raw bytes, stores balances (in 1/100000),
 * books every transaction once, remembers rollbacks of unknown bets, and fails on request.
 */
export interface OperatorWallet {
  readonly url: string
  readonly balances: Map<string, number>
  readonly calls: ReceivedCall[]
  readonly tokens: Map<string, string>
  /** The next call on this path fails like this. */
  trouble(path: string, trouble: Trouble): void
  /** Sum over all booked bets, wins and rollbacks of a user: the expected change of the balance. */
  moved(user: string): number
  sign(body: string): string
  readonly publicKeyPem: string
  close(): Promise<void>
}

export async function startOperatorWallet(studioPublicKey: () => KeyObject): Promise<OperatorWallet> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const balances = new Map<string, number>()
  const tokens = new Map<string, string>()
  const calls: ReceivedCall[] = []
  const booked = new Map<string, Booked>()
  const tombstones = new Set<string>()
  const troubles = new Map<string, Trouble[]>()

  function book(path: string, body: Record<string, string | number | boolean>): string {
    const user = String(body['user'])
    if (path === '/wallet/check')
      return tokens.has(String(body['token'])) ? 'RS_OK' : 'RS_ERROR_INVALID_TOKEN'
    if (path === '/user/balance')
      return tokens.get(String(body['token'])) === user ? 'RS_OK' : 'RS_ERROR_INVALID_TOKEN'
    const id = String(body['transaction_uuid'])
    const { request_uuid: _request, ...rest } = body
    const fingerprint = JSON.stringify([path, rest])
    const known = booked.get(id)
    if (known) return known.fingerprint === fingerprint ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION'
    // A free bet takes nothing.
    const isTaken = path !== '/transaction/bet' || body['is_free'] !== true
    const amount = isTaken ? Number(body['amount'] ?? 0) : 0
    const balance = balances.get(user) ?? 0
    if (path === '/transaction/bet') {
      if (tokens.get(String(body['token'])) !== user) return 'RS_ERROR_INVALID_TOKEN'
      if (tombstones.has(id)) return 'RS_ERROR_UNKNOWN'
      if (balance < amount) return 'RS_ERROR_NOT_ENOUGH_MONEY'
      balances.set(user, balance - amount)
      booked.set(id, { type: 'bet', fingerprint, amount, user, rolledBack: false })
      return 'RS_OK'
    }
    const reference = String(body['reference_transaction_uuid'])
    const bet = booked.get(reference)
    if (path === '/transaction/win') {
      if (!bet || bet.rolledBack) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
      balances.set(user, balance + amount)
      booked.set(id, { type: 'win', fingerprint, amount, user, rolledBack: false })
      return 'RS_OK'
    }
    if (!bet) tombstones.add(reference)
    else if (!bet.rolledBack) {
      bet.rolledBack = true
      balances.set(user, balance + bet.amount)
    }
    booked.set(id, { type: 'rollback', fingerprint, amount: 0, user, rolledBack: false })
    return 'RS_OK'
  }

  /** The token of a play, in exchange for its launch token. */
  function newTokenOf(user: string): string {
    const token = randomUUID()
    tokens.set(token, user)
    return token
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes: Buffer[] = []
    for await (const chunk of request) bytes.push(chunk as Buffer)
    const raw = Buffer.concat(bytes)
    const path = (request.url ?? '').replace('/wallet', '')
    const signature = Buffer.from(String(request.headers['x-hub88-signature'] ?? ''), 'base64')
    if (!verify('RSA-SHA256', raw, studioPublicKey(), signature))
      return void response.end('{"status":"RS_ERROR_INVALID_SIGNATURE"}')
    const body = JSON.parse(raw.toString()) as Record<string, string | number | boolean>
    const trouble = troubles.get(path)?.shift()
    if (trouble?.kind === 'hold') await trouble.until
    const status =
      trouble?.kind === 'status'
        ? trouble.status
        : trouble && 'booked' in trouble && !trouble.booked
          ? 'not booked'
          : book(path, body)
    calls.push({ path, body, status, requestId: [request.headers['x-request-id']].flat()[0] })
    if (trouble?.kind === 'silence') return
    if (trouble?.kind === 'drop') return void request.socket.destroy()
    if (trouble?.kind === 'http500') return void response.writeHead(500).end('{"status":"RS_OK"}')
    if (trouble?.kind === 'garbage') return void response.end('<html>')
    if (trouble?.kind === 'late') await new Promise((resolve) => setTimeout(resolve, trouble.ms))
    const requestId = trouble?.kind === 'otherRequest' ? 'another' : body['request_uuid']
    const user = path === '/wallet/check' ? (tokens.get(String(body['token'])) ?? '') : String(body['user'])
    const token = path === '/wallet/check' && status === 'RS_OK' ? { token: newTokenOf(user) } : {}
    const visible =
      status === 'RS_OK' || status === 'RS_ERROR_NOT_ENOUGH_MONEY'
        ? { user, currency: 'USD', balance: balances.get(user) ?? 0 }
        : {}
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status, request_uuid: requestId, ...visible, ...token }))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet`,
    balances,
    calls,
    tokens,
    trouble: (path, trouble) => void troubles.set(path, [...(troubles.get(path) ?? []), trouble]),
    moved: (user) =>
      [...booked.values()]
        .filter((one) => one.user === user)
        .reduce((sum, one) => {
          if (one.type === 'win') return sum + one.amount
          return one.type === 'bet' && !one.rolledBack ? sum - one.amount : sum
        }, 0),
    sign: (body) => sign('RSA-SHA256', Buffer.from(body), keys.privateKey).toString('base64'),
    publicKeyPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
