// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import type { Beacon, BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { drandChains } from '@tessera/rules/lottery/fair/drand-chains'
import { noRoundBefore, ownHash } from '@tessera/rules/lottery/fair/own-beacon'
import { afterEach, expect, it } from 'vitest'
import { manualClock } from '../../../platform/clock/clock.ts'
import { createOutbound } from '../../../platform/outbound/outbound.ts'
import { askDrand } from './ask-drand.ts'
import { askOwnBeacon, describeOwnBeacon } from './ask-own-beacon.ts'
import { createTestBeacon } from './beacon-for-tests.ts'
import { BeaconAway, BeaconFork } from './beacon-source.ts'

const outbound = createOutbound({ anywhere: true })
const servers: Server[] = []
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A round that quicknet has published, in the form in which relays answer it. */
const published = {
  round: 657_413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
}
const quicknet = drandChains['drand-quicknet']
const good: RequestListener = (request, response) =>
  response
    .writeHead(request.url === `/${quicknet.id.slice('drand:'.length)}/public/657413` ? 200 : 404, {
      'content-type': 'application/json',
    })
    .end(JSON.stringify(published))
const says =
  (body: object | string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

it('takes a published round of drand from a relay, at the address of its chain', async () => {
  const relay = await serve(good)
  expect(await askDrand({ outbound, relays: [relay] }, quicknet, 657_413)).toEqual({
    ...published,
    previous: '',
  })
})

it.each<[string, RequestListener]>([
  ['another round', says({ ...published, round: 657_412 })],
  [
    'the signature of another round under this number',
    says({ ...published, signature: `8${published.signature.slice(1)}` }),
  ],
  ['forged randomness', says({ ...published, randomness: 'f'.repeat(64) })],
  ['no randomness', says({ round: published.round, signature: published.signature })],
  ['a huge body', says(JSON.stringify({ ...published, more: 'x'.repeat(100_000) }))],
  ['an error', says(published, 500)],
  ['what is no JSON', says('<html>')],
  ['another form', says({ ...published, round: '657413' })],
  ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['a body that never ends', (_request, response) => void response.writeHead(200).write('{')],
])('asks the next relay when one answers %s', async (_what, bad) => {
  const relays = [await serve(bad), await serve(good)]
  expect((await askDrand({ outbound, relays }, quicknet, 657_413)).randomness).toBe(published.randomness)
  await expect(askDrand({ outbound, relays: relays.slice(0, 1) }, quicknet, 657_413)).rejects.toThrow(
    BeaconAway,
  )
})

it('checks chained rounds with the signature of the round before', async () => {
  // Signed with a key of this test, in the scheme of the default chain.
  const { longSignatures: bls } = bls12_381
  const { secretKey, publicKey } = bls.keygen()
  const chain: Beacon = {
    ...drandChains['drand-default'],
    publicKey: Buffer.from(publicKey.toBytes()).toString('hex'),
  }
  const previous = 'ab'.repeat(96)
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(7n)
  const message = createHash('sha256').update(Buffer.from(previous, 'hex')).update(number).digest()
  const signed = bls.sign(bls.hash(message, 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_'), secretKey)
  const signature = Buffer.from(signed.toBytes()).toString('hex')
  const round = {
    round: 7,
    signature,
    randomness: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'),
  }
  const right = await serve(says({ ...round, previous_signature: previous }))
  const wrong = await serve(says({ ...round, previous_signature: 'ac'.repeat(96) }))
  expect(await askDrand({ outbound, relays: [wrong, right] }, chain, 7)).toEqual({ ...round, previous })
  await expect(askDrand({ outbound, relays: [wrong] }, chain, 7)).rejects.toThrow(BeaconAway)
})

function ownChain(length: number) {
  const test = createTestBeacon(manualClock())
  const rounds: BeaconRound[] = []
  for (let round = 1; round <= length; round += 1) {
    const before = rounds.at(-1)
    rounds.push(
      test.sign({
        round,
        previous: before ? ownHash(before) : noRoundBefore,
        randomness: createHash('sha256').update(`${round}`).digest('hex'),
      }),
    )
  }
  const listed =
    (all: readonly BeaconRound[] = rounds): RequestListener =>
    (request, response) => {
      const from = Number(new URL(request.url ?? '', 'http://own').searchParams.get('from') ?? 0)
      const { publicKey } = test.beacon
      response.end(
        JSON.stringify(
          request.url === '/beacon'
            ? { publicKey }
            : { publicKey, rounds: all.filter(({ round }) => round >= from).slice(0, 100) },
        ),
      )
    }
  return { ...test, all: rounds, listed }
}

it('follows the chain of the own beacon over several pages, and stops at the wanted round', async () => {
  const { beacon, all, listed } = ownChain(250)
  const url = await serve(listed())
  expect(await describeOwnBeacon(outbound, url)).toEqual(beacon)
  expect(await askOwnBeacon({ outbound, url }, beacon, 245, all[0])).toEqual(all.slice(1, 245))
  expect(await askOwnBeacon({ outbound, url }, beacon, 9, undefined)).toEqual([all[8]])
})

it('refuses an own beacon that forks, breaks its chain, goes back, or signs with another key', async () => {
  const { beacon, all, listed, sign } = ownChain(5)
  const asked = async (rounds: BeaconRound[], last: BeaconRound | undefined = all[2]) =>
    askOwnBeacon({ outbound, url: await serve(listed(rounds)) }, beacon, 5, last)
  const other = (index: number): BeaconRound => sign({ ...all[index]!, randomness: 'ee'.repeat(32) })
  await expect(asked([all[2]!, other(3), all[4]!])).rejects.toThrow(BeaconFork)
  await expect(asked([other(2), all[3]!])).rejects.toThrow(BeaconFork)
  await expect(asked([all[3]!, all[4]!])).rejects.toThrow(BeaconFork)
  await expect(asked([all[2]!, all[4]!])).rejects.toThrow(BeaconFork)
  await expect(asked([all[2]!, sign({ ...all[3]!, previous: noRoundBefore })])).rejects.toThrow(BeaconFork)
  await expect(asked([all[2]!, { ...all[3]!, randomness: 'ee'.repeat(32) }])).rejects.toThrow(BeaconAway)
  const stranger = ownChain(5)
  await expect(
    askOwnBeacon({ outbound, url: await serve(stranger.listed()) }, beacon, 5, undefined),
  ).rejects.toThrow(BeaconAway)
  expect(await asked(all)).toEqual(all.slice(3))
})
