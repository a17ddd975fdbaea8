// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { generateKeyPairSync } from 'node:crypto'
import fastify from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { systemChance } from '../../../platform/chance/chance.ts'
import { createStrangers } from '../../../platform/http/index.ts'
import { silentLog } from '../../../platform/log/log.ts'
import { createVendorWire } from '../../../modules/play/answer-vendor-call.ts'
import type { VendorAccount, WalletCommand, WalletOutcome } from '../../../modules/play/ports.ts'
import { createHub88Adapter } from './adapter.ts'
import { hub88Routes } from './routes.ts'
import { signatureHeader, signatureOf } from './signature.ts'
import { workedAccount, workedBody, workedSignature } from './worked-example-for-tests.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ownAccount: VendorAccount = {
  ...workedAccount,
  id: 'own',
  secrets: { publicKey: own.publicKey.export({ type: 'spki', format: 'pem' }).toString() },
}
const accounts = new Map<string, VendorAccount>([
  ['worked', workedAccount],
  ['own', ownAccount],
  ['closed', { ...ownAccount, id: 'closed', enabled: false }],
])
const paid: WalletOutcome = {
  ok: true,
  playerRef: 'u-1001',
  currency: 'VND',
  balance: amountOfMillionths(10_000_000n),
  bonus: amountOfMillionths(0n),
  results: [],
  at: new Date(0),
}

let wallet: (command: WalletCommand) => Promise<WalletOutcome>
let reached: WalletCommand[]
let alerts: { kind: string; reference: string; details: Record<string, unknown> }[]

async function server() {
  const app = fastify()
  const adapter = createHub88Adapter({
    operatorKey: () => own.privateKey,
    clock: { now: () => 0 },
    outbound: createOutbound({ anywhere: false }),
  })
  const answer = createVendorWire({
    adapter,
    accounts: { find: async (id) => accounts.get(id) },
    log: silentLog(),
    chance: systemChance,
    redeem: async (_account, command) => {
      reached.push(command)
      return wallet(command)
    },
    wallet: {
      apply: (command) => {
        reached.push(command)
        return wallet(command)
      },
    },
    alerts: {
      raise: (alert) => {
        alerts.push(alert)
      },
    },
  })
  await hub88Routes(app, { answer, strangers: createStrangers({ now: () => 0 }, 'hub88') })
  return app
}

const post = async (
  url: string,
  payload: string,
  signature: string | undefined,
  headers: Record<string, string> = {},
) =>
  (await server()).inject({
    method: 'POST',
    url: `/vendors/hub88/${url}`,
    payload,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(signature ? { [signatureHeader]: signature } : {}),
    },
  })
const postSigned = (url: string, payload: string) => post(url, payload, signatureOf(payload, own.privateKey))
const win = workedBody.replace('{', '{"reference_transaction_uuid":"b-1",')

describe('the addresses of the Hub88 wire', () => {
  beforeEach(() => {
    reached = []
    alerts = []
    wallet = async () => paid
  })

  it('refuses an address with endless wrong signatures, before it reads, and nobody else', async () => {
    const app = await server()
    const send = (signature: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/vendors/hub88/worked/transaction/bet',
        payload: workedBody,
        remoteAddress,
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      })
    const wrong = signatureOf(workedBody, own.privateKey)
    const answers = []
    for (let asked = 0; asked < 130; asked++)
      answers.push((await send(wrong, `2001:db8::${asked.toString(16)}`)).statusCode)
    expect([
      answers.filter((status) => status === 200).length,
      answers.filter((status) => status === 429).length,
    ]).toEqual([120, 10])
    expect((await send(workedSignature, '10.0.0.9')).json()).toMatchObject({ status: 'RS_OK' })
    expect((await send(wrong, '10.0.0.9')).json()).toMatchObject({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  })

  it('passes the worked example to the wallet and answers 200', async () => {
    const answer = await post('worked/transaction/bet', workedBody, workedSignature)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toEqual({
      user: 'u-1001',
      status: 'RS_OK',
      request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
      currency: 'VND',
      balance: 1_000_000,
    })
    expect(reached).toHaveLength(1)
  })

  it.each([
    ['no signature', undefined, workedBody],
    ['another body', workedSignature, workedBody.replace('VND', 'VNX')],
    ['other spacing', workedSignature, workedBody.replace('":', '": ')],
    ["another vendor's key", signatureOf(workedBody, own.privateKey), workedBody],
  ])('refuses %s without reading further', async (_name, signature, body) => {
    const answer = await post('worked/transaction/bet', body, signature)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      status: 'RS_ERROR_INVALID_SIGNATURE',
      request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
    })
    expect(reached).toEqual([])
  })

  it('repeats nothing but the request id of an unsigned body', async () => {
    const answer = await post('worked/transaction/bet', '{"request_uuid":"<script>"}', undefined)
    expect(answer.json()).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  })

  it('refuses an account that was never added', async () => {
    const answer = await post('nobody/transaction/bet', workedBody, workedSignature)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'RS_ERROR_INVALID_PARTNER', request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af' },
    ])
  })

  it('lets a closed account settle but neither bet nor query', async () => {
    expect((await postSigned('closed/transaction/bet', workedBody)).json()).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
    })
    expect((await postSigned('closed/user/balance', workedBody)).json()).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
    })
    expect((await postSigned('closed/transaction/win', win)).json()).toMatchObject({ status: 'RS_OK' })
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('answers %s with 405', async (method) => {
    const answer = await (await server()).inject({ method, url: '/vendors/hub88/worked/transaction/bet' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST'])
    expect(answer.json()).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX' })
  })

  it('answers an unknown path with 404 and an oversized body with 413', async () => {
    expect((await post('worked/transaction/borrow', workedBody, workedSignature)).statusCode).toBe(404)
    const huge = await post('worked/transaction/bet', `{"meta":"${'x'.repeat(70_000)}"}`, workedSignature)
    expect([huge.statusCode, huge.json()]).toEqual([413, { status: 'RS_ERROR_WRONG_SYNTAX' }])
  })

  it('reads the body as bytes whatever content type is claimed', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense/of+kind']) {
      expect(
        (await post('worked/transaction/bet', workedBody, workedSignature, { 'content-type': type })).json(),
      ).toMatchObject({ status: 'RS_OK' })
    }
  })

  it('answers 503 with Retry-After while the database is unavailable', async () => {
    wallet = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }
    const answer = await post('worked/transaction/bet', workedBody, workedSignature)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json()).toEqual({
      status: 'RS_ERROR_UNKNOWN',
      request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
    })
  })

  it('answers an internal error with the unknown error and nothing of its text', async () => {
    wallet = async () => {
      throw new Error('secret detail')
    }
    const answer = await post('worked/transaction/bet', workedBody, workedSignature)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'RS_ERROR_UNKNOWN', request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af' },
    ])
  })

  it('raises an alert for every refused win and rollback and for no refused bet', async () => {
    wallet = async () => ({ ok: false, err: 'tx_unknown' })
    await postSigned('own/transaction/bet', workedBody)
    expect(alerts).toEqual([])
    await postSigned('own/transaction/win', win)
    expect(alerts).toEqual([
      {
        kind: 'play.settlementRefused',
        reference: 'own/16d2dcfe-b89e-11e7-854a-58404eea6d16',
        details: { account: 'own', path: '/transaction/win', err: 'tx_unknown' },
      },
    ])
    await postSigned('own/transaction/rollback', '{')
    expect(alerts[1]).toMatchObject({
      reference: 'own/transaction/rollback',
      details: { err: 'bad_request' },
    })
    wallet = async () => {
      throw new Error('bug')
    }
    await postSigned('own/transaction/win', win)
    expect(alerts[2]).toMatchObject({ details: { err: 'internal' } })
  })

  it('leaves bodies outside of the wire to the rest of the platform', async () => {
    const app = await server()
    app.post('/echo', async (request) => request.body)
    expect((await app.inject({ method: 'POST', url: '/echo', payload: { a: 1 } })).json()).toEqual({ a: 1 })
  })
})
