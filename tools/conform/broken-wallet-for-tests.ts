// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One thing that a wallet may do wrong. */
export type Fault =
  | 'pays repeated wins again'
  | 'takes repeated bets again'
  | 'accepts wrong signatures'
  | 'loses rollbacks'
  | 'gives back twice'
  | 'accepts beyond the balance'
  | 'pays wins of unknown bets'
  | 'accepts bets after their rollback'
  | 'forgets which id had which amount'
  | 'pays wins of bets that were rolled back'
  | 'takes any currency'
  | 'answers the balance of now'
  | 'never answers a bet of 0'

interface Entry {
  kind: 'bet' | 'win' | 'rollback'
  fingerprint: string
  moved: bigint
  balance: bigint
}
interface Body {
  user?: string
  token?: string
  transaction_uuid?: string
  reference_transaction_uuid?: string
  request_uuid?: string
  round?: string
  game_code?: string
  currency?: string
  is_free?: boolean
  is_supplier_promo?: boolean
}
type Reply = { status: string; balance?: bigint }

/** A small wallet of the Hub88 wire for one player, correct but for one fault. */
export async function brokenWallet(fault: Fault | 'none', startBalance: bigint) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [user, token, game, currency] = ['u-1', 'token-of-u-1', 'g-1', 'USD']
  const known = new Map<string, Entry>()
  const takenBack = new Set<string>()
  let balance = startBalance
  const has = (name: Fault): boolean => fault === name

  function book(kind: Entry['kind'], body: Body, text: string): Reply {
    const id = body.transaction_uuid
    const amount = kind === 'rollback' ? '0' : /"amount":([^,}]*)/.exec(text)?.[1]
    if (!id || amount === undefined || (text.match(/"amount":/g)?.length ?? 0) > 1)
      return refusal('WRONG_SYNTAX')
    if (!/^\d{1,18}$/.test(amount)) return refusal(amount.startsWith('-') ? 'WRONG_SYNTAX' : 'WRONG_TYPES')
    const { reference_transaction_uuid: reference = '', round, game_code: code } = body
    const fingerprint = [
      kind,
      has('forgets which id had which amount') ? '' : amount,
      round,
      code,
      body.currency,
      reference,
    ].join()
    const entry = known.get(id)
    if (entry) {
      const again =
        (kind === 'win' && has('pays repeated wins again')) ||
        (kind === 'bet' && has('takes repeated bets again'))
      if (entry.fingerprint !== fingerprint) return refusal('DUPLICATE_TRANSACTION')
      if (again) balance += entry.moved
      return {
        status: 'RS_OK',
        balance: again || has('answers the balance of now') ? balance : entry.balance,
      }
    }
    const moved = body.is_free === true ? 0n : kind === 'bet' ? -BigInt(amount) : BigInt(amount)
    const refused = refusalOf(kind, body, moved)
    if (refused !== undefined) return refused
    balance += kind === 'rollback' ? givenBack(reference) : moved
    known.set(id, { kind, fingerprint, moved, balance })
    return { status: 'RS_OK', balance }
  }

  function refusalOf(kind: Entry['kind'], body: Body, moved: bigint): Reply | undefined {
    const { reference_transaction_uuid: reference = '', transaction_uuid: id = '' } = body
    if (takenBack.has(id) && !(kind === 'bet' && has('accepts bets after their rollback')))
      return refusal('UNKNOWN')
    if (kind === 'win' && !body.is_supplier_promo) {
      if (!known.has(reference) && !has('pays wins of unknown bets'))
        return refusal('TRANSACTION_DOES_NOT_EXIST')
      if (takenBack.has(reference) && !has('pays wins of bets that were rolled back'))
        return refusal('TRANSACTION_DOES_NOT_EXIST')
    }
    if (kind === 'rollback' || (kind === 'win' && !body.is_supplier_promo)) return undefined
    if (body.token !== token) return refusal('INVALID_TOKEN')
    if (body.user !== user) return refusal('INVALID_TOKEN')
    if (body.game_code !== game) return refusal('INVALID_GAME')
    if (body.currency !== currency && !has('takes any currency')) return refusal('WRONG_CURRENCY')
    const isShort = kind === 'bet' && balance + moved < 0n
    return isShort && !(has('accepts beyond the balance') && balance + moved === -1n)
      ? { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance }
      : undefined
  }

  function givenBack(reference: string): bigint {
    if (takenBack.has(reference) && !has('gives back twice')) return 0n
    takenBack.add(reference)
    const entry = known.get(reference)
    return entry === undefined || has('loses rollbacks') ? 0n : -entry.moved
  }

  function answer(path: string, text: string): Reply {
    let body: Body
    try {
      body = JSON.parse(text) as Body
    } catch {
      return refusal('WRONG_SYNTAX')
    }
    const kind = (['bet', 'win', 'rollback'] as const).find((name) => path === `/transaction/${name}`)
    if (kind) return book(kind, body, text)
    if (path === '/user/info') return { status: 'RS_OK' }
    return body.token === token ? { status: 'RS_OK', balance } : refusal('INVALID_TOKEN')
  }

  const server = createServer((request, response) => {
    const bytes: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      bytes.push(chunk)
      length += chunk.length
    })
    request.on('error', () => undefined)
    request.on('end', () => {
      const path = request.url ?? ''
      const raw = Buffer.concat(bytes)
      if (!paths.has(path)) return void response.writeHead(404).end()
      if (request.method !== 'POST') return void response.writeHead(405).end()
      if (length > 65_536) return void response.writeHead(413).end()
      const signature = Buffer.from(String(request.headers['x-hub88-signature'] ?? ''), 'base64')
      const isGood = verify('RSA-SHA256', raw, publicKey, signature) || has('accepts wrong signatures')
      if (has('never answers a bet of 0') && path === '/transaction/bet' && raw.includes('"amount":0}'))
        return void request.socket.destroy()
      const reply = isGood ? answer(path, raw.toString()) : refusal('INVALID_SIGNATURE')
      const requestId = /"request_uuid":("[^"]*")/.exec(raw.toString())?.[1] ?? 'null'
      const money = reply.balance === undefined ? '' : `,"currency":"USD","balance":${reply.balance}`
      response.end(`{"user":"${user}","status":"${reply.status}","request_uuid":${requestId}${money}}`)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    user,
    token,
    game,
    currency,
    balance: () => balance,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const paths = new Set([
  '/user/info',
  '/user/balance',
  '/transaction/bet',
  '/transaction/win',
  '/transaction/rollback',
])
const refusal = (name: string): Reply => ({ status: `RS_ERROR_${name}` })
