// SPDX-License-Identifier: Apache-2.0
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCarriers } from './carriers.ts'
import { createHttpGateway } from './http-gateway.ts'
import { createTwilioVerify } from './twilio-verify.ts'
import { createOutbound } from '../../platform/outbound/outbound.ts'

const outbound = createOutbound({ anywhere: true })

interface Taken {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}
let server: Server
let url: string
let answer: { status: number; body: string; location?: string }
const taken: Taken[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      taken.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      if (answer.location) response.setHeader('location', answer.location)
      response.statusCode = answer.status
      response.end(answer.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  taken.length = 0
  answer = { status: 200, body: '{}' }
})

describe('a gateway that takes a POST', () => {
  it('gets number and text as JSON, whatever characters they contain', async () => {
    await createHttpGateway(
      { url: `${url}/send`, authorization: 'Bearer key', body: '{"recipient":"{to}","content":"{text}"}' },
      outbound,
    ).send({ to: '+84901234567', text: 'Say "123456" \\ {to}\n<b>' })
    expect(taken[0]).toMatchObject({
      path: '/send',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    })
    expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
      recipient: '+84901234567',
      content: 'Say "123456" \\ {to}\n<b>',
    })
  })

  it('gets them as a form if the configured body is one', async () => {
    await createHttpGateway({ url, authorization: '', body: 'phone={to}&msg={text}' }, outbound).send({
      to: '+84901234567',
      text: 'a&b=c d',
    })
    expect(taken[0]?.headers).not.toHaveProperty('authorization')
    expect(Object.fromEntries(new URLSearchParams(taken[0]?.body))).toEqual({
      phone: '+84901234567',
      msg: 'a&b=c d',
    })
  })

  it('fails on an error status, a redirect, or no connection; the reason contains no secret', async () => {
    const gateway = createHttpGateway({ url, authorization: 'Bearer key', body: '{"t":"{text}"}' }, outbound)
    answer.status = 503
    await expect(gateway.send({ to: '+84901234567', text: '424242' })).rejects.toThrow(/^answered 503$/)
    const inProduction = createHttpGateway(
      { url, authorization: 'Bearer key', body: '' },
      createOutbound({ anywhere: false }),
    )
    await expect(inProduction.send({ to: '', text: '424242' })).rejects.toThrow(
      /^only https addresses are asked$/,
    )
    answer = { status: 302, body: '', location: 'http://127.0.0.1:1/elsewhere' }
    await expect(gateway.send({ to: '+84901234567', text: '424242' })).rejects.toThrow(
      /^the address leads elsewhere/,
    )
    await expect(
      createHttpGateway({ url: 'http://127.0.0.1:1', authorization: '', body: '' }, outbound).send({
        to: '',
        text: '424242',
      }),
    ).rejects.toThrow(/^not reached$/)
  })
})

describe('a gateway is tried without a message', () => {
  const tried = (settings: Partial<Parameters<typeof createHttpGateway>[0]> = {}) =>
    createHttpGateway(
      { url: `${url}/send`, authorization: 'Bearer key', body: '{"to":"{to}","text":"{text}"}', ...settings },
      outbound,
    ).test()

  it('by a question with its key, which no gateway takes for a message', async () => {
    answer.status = 405
    expect(await tried()).toMatch(/^127\.0\.0\.1:\d+ answers; only a first message shows/)
    expect(taken).toMatchObject([
      { method: 'HEAD', path: '/send', headers: { authorization: 'Bearer key' }, body: '' },
    ])
  })

  it('and does not work when it refuses the key, is ill, is away, or would get no number or no text', async () => {
    answer.status = 401
    await expect(tried()).rejects.toThrow('the gateway refuses our key (401)')
    answer.status = 502
    await expect(tried()).rejects.toThrow('the gateway answers 502')
    await expect(tried({ url: 'http://127.0.0.1:1' })).rejects.toThrow('not reached')
    await expect(tried({ body: 'text={text}' })).rejects.toThrow('names no {to} or no {text}')
  })
})

describe('a service that makes and checks codes itself', () => {
  const carrier = () =>
    createTwilioVerify({ baseUrl: url, serviceSid: 'VA1', accountSid: 'AC1', authToken: 'token' }, outbound)

  it('is called to start and to check in its own way', async () => {
    await carrier().verification?.start('+84901234567')
    expect(taken[0]).toMatchObject({
      path: '/v2/Services/VA1/Verifications',
      headers: { authorization: `Basic ${Buffer.from('AC1:token').toString('base64')}` },
    })
    expect(Object.fromEntries(new URLSearchParams(taken[0]?.body))).toEqual({
      To: '+84901234567',
      Channel: 'sms',
    })
    answer.body = '{"status":"approved"}'
    expect(await carrier().verification?.check('+84901234567', '123456')).toBe(true)
    expect(taken[1]).toMatchObject({
      path: '/v2/Services/VA1/VerificationCheck',
      body: 'To=%2B84901234567&Code=123456',
    })
    answer.body = '{"status":"pending"}'
    expect(await carrier().verification?.check('+84901234567', '123456')).toBe(false)
  })
})

describe('a service of codes is tried without a code', () => {
  const tried = () =>
    createTwilioVerify(
      { baseUrl: url, serviceSid: 'VA1', accountSid: 'AC1', authToken: 'token' },
      outbound,
    ).test()

  it('by asking for the service itself', async () => {
    expect(await tried()).toMatch(/^127\.0\.0\.1:\d+ knows the service and takes our token$/)
    expect(taken).toMatchObject([{ method: 'GET', path: '/v2/Services/VA1', body: '' }])
    answer.status = 404
    await expect(tried()).rejects.toThrow('there is no such service')
    answer.status = 401
    await expect(tried()).rejects.toThrow('the service answers 401')
  })
})

describe('the carrier of a brand', () => {
  it('is the one of its settings, reused until they change; none by default', () => {
    const carriers = createCarriers(outbound)
    expect([
      carriers.sms({ provider: 'outbox' }),
      carriers.mail({ smtpUrl: '', from: '' }),
      carriers.sms({ provider: 'http', url: '', authorization: '', body: '' }),
    ]).toEqual([undefined, undefined, undefined])
    const settings = { provider: 'http' as const, url, authorization: '', body: '' }
    expect(carriers.sms(settings)).toBe(carriers.sms(settings))
    expect(
      carriers.sms({ provider: 'twilio', baseUrl: url, serviceSid: '', accountSid: '', authToken: '' })?.name,
    ).toBe('twilio')
  })
})
