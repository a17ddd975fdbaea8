// SPDX-License-Identifier: Apache-2.0
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOutbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

let inside: Server
let origin: string
let requests: string[] = []
beforeAll(async () => {
  inside = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (request.url === '/leads-on')
      return void response.writeHead(302, { location: `${origin}/secret` }).end()
    if (request.url === '/never') return
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () =>
        response
          .writeHead(201, { 'x-one': 'a' })
          .end(
            `got ${Buffer.concat(chunks).toString()}${'.'.repeat(Number(request.headers['x-dots'] ?? 0))}`,
          ),
      )
  })
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
})
afterAll(() => {
  inside.closeAllConnections()
  inside.close()
})

describe('an address that somebody has typed', () => {
  const outside = createOutbound({ anywhere: false })

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://10.0.0.7/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::a00:1]/',
  ])('is not asked within this network: %s', async (address) => {
    await expect(outside(address)).rejects.toThrow('private network')
  })

  it('is asked by https only, and of the web only', async () => {
    await expect(outside(`${origin}/`)).rejects.toThrow('only https')
    await expect(outside('file:///etc/passwd')).rejects.toThrow('only web addresses')
    await expect(createOutbound({ anywhere: true })('ftp://127.0.0.1/')).rejects.toThrow('only web addresses')
    expect(requests).toEqual([])
  })

  it('is requested anywhere if the operator trusts its origin, and only there', async () => {
    const trusting = createOutbound({ anywhere: false, trusted: [origin] })
    const answer = await trusting(`${origin}/a?b=c`, {
      method: 'POST',
      body: 'hello',
      headers: { 'content-type': 'text/plain' },
    })
    expect([answer.status, answer.ok, answer.headers.get('x-one'), await answer.text()]).toEqual([
      201,
      true,
      'a',
      'got hello',
    ])
    await expect(trusting(origin.replace('127.0.0.1', 'localhost'))).rejects.toThrow('only https')
  })

  it('leads nowhere else, has little to say, and answers soon', async () => {
    const anywhere = createOutbound({ anywhere: true })
    requests = []
    await expect(anywhere(`${origin}/leads-on`)).rejects.toThrow('leads elsewhere')
    expect(requests).toEqual(['GET /leads-on'])
    await expect(anywhere(`${origin}/`, { headers: { 'x-dots': '5000' }, mostBytes: 4_000 })).rejects.toThrow(
      'larger than we read',
    )
    await expect(anywhere(`${origin}/never`, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await expect(anywhere('http://127.0.0.1:1/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

it('distinguishes addresses of the public internet from all others', () => {
  expect(
    ['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'].filter(
      (address) => !isPublicAddress(address),
    ),
  ).toEqual([])
  expect(
    [
      '172.31.255.255',
      '100.64.0.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:1.1.1.1',
      '2001:db8::1',
      '2002:a00:1::',
      'ff02::1',
      'localhost',
      '',
    ].filter(isPublicAddress),
  ).toEqual([])
})
