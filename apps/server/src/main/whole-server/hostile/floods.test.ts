// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureHeader, signatureOf } from '../../../adapters/vendors/hub88/signature.ts'
import type { Flood } from '../../../testing/hostile/flood.ts'
import { openHostileSetup, type HostileSetup } from '../../../testing/hostile/processes.ts'

const long = Boolean(process.env['LONG_TESTS'])
const forMs = long ? 10_000 : 1_000
const json = { 'content-type': 'application/json' }

let at: HostileSetup
beforeAll(async () => {
  at = await openHostileSetup()
})
afterAll(() => at.close())

/** Every entry point, and how it is flooded. */
const floods: readonly [
  string,
  () => Omit<Flood, 'port' | 'forMs' | 'connections'> & { connections?: number },
][] = [
  ['a call of visitors', () => ({ how: 'calls', path: '/wps/system/permission' })],
  ['a list of games', () => ({ how: 'calls', path: '/wps/relay/GCSGAME_gameList?gameType=RNG' })],
  ['pages', () => ({ how: 'calls', path: '/' })],
  ['pictures', () => ({ how: 'calls', path: '/art/1/category/64/dice.avif' })],
  [
    'logins',
    () => ({ how: 'calls', method: 'POST', path: '/wps/session/login', headers: json, body: '{"data":"x"}' }),
  ],
  [
    'sign-ins of operators',
    () => ({ how: 'calls', method: 'POST', path: '/ops/session', headers: json, body: '{"data":"x"}' }),
  ],
  [
    'feedback with 17 MB of unknown keys',
    () => ({
      how: 'calls',
      connections: 4,
      method: 'PUT',
      path: '/wps/feedback',
      headers: json,
      body: `{${Array.from({ length: 1_000_000 }, (_, key) => `"key${key}":1`).join(',')}}`,
    }),
  ],
  [
    'deep JSON',
    () => ({
      how: 'calls',
      method: 'POST',
      path: '/wps/session/login/token',
      headers: json,
      body: '['.repeat(8_000),
    }),
  ],
  [
    'reports of pages',
    () => ({ how: 'calls', method: 'POST', path: '/reports/page', headers: json, body: '{"reference":"x"}' }),
  ],
  [
    'notifications of payments',
    () => ({ how: 'calls', method: 'POST', path: '/payments/none/notify', headers: json, body: '{}' }),
  ],
  [
    'calls of a vendor with a bad signature',
    () => ({
      how: 'calls',
      method: 'POST',
      path: '/vendors/hub88/hostile/user/balance',
      headers: { ...json, [signatureHeader]: 'eA==' },
      body: '{}',
    }),
  ],
  [
    'rollbacks of one bet',
    () => {
      const { user, token, key } = at.vendor
      const body = JSON.stringify({
        user,
        token,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: randomUUID(),
        request_uuid: randomUUID(),
        round: 'r',
        game_code: 'g-1',
      })
      return {
        how: 'calls',
        method: 'POST',
        path: '/vendors/hub88/hostile/transaction/rollback',
        headers: { ...json, [signatureHeader]: signatureOf(body, key) },
        body,
      }
    },
  ],
  ['live sockets that are opened', () => ({ how: 'socket opens', connections: 300 })],
  [
    'messages on live sockets',
    () => ({
      how: 'socket messages',
      connections: 5,
      message: '{"token":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}',
    }),
  ],
  [
    'bodies that come slowly',
    () => ({ how: 'slow bodies', connections: 200, path: '/wps/session/login', headers: json }),
  ],
  [
    'answers that nobody reads',
    () => ({ how: 'unread answers', connections: 50, method: 'GET', path: '/wps/system/permission' }),
  ],
]

describe('a flood', { timeout: forMs * 6 + 60_000 }, () => {
  it.each(floods)(
    'of %s ends no process, causes no internal error, and leaves a bystander answered',
    async (_, flood) => {
      const { connections = 20, ...what } = flood()
      const quiet = long ? await measure(3_000) : undefined
      const before = at.platform.memoryMb()
      const flooding = at.flood({ connections, forMs, ...what })
      const during = await measure(forMs)
      const answers = await flooding
      expect([at.platform.ended(), at.studio.ended()], at.platform.output()).toEqual([undefined, undefined])
      expect(Object.keys(answers).filter((status) => status.startsWith('5') && status !== '503')).toEqual([])
      expect(new Set(during.statuses)).toEqual(new Set([200]))
      // Twenty connections and a bounded number of waiting bodies, whatever was sent.
      expect(at.platform.memoryMb() - before).toBeLessThan(400)
      // Flood, database, measuring process and platform share two cores here: below some milliseconds a ratio
      // only reflects scheduling.
      if (quiet)
        console.log(
          `p99 of a bystander: quiet ${quiet.p99Ms.toFixed(1)} ms, flooded ${during.p99Ms.toFixed(1)} ms`,
        )
      if (quiet) expect(during.p99Ms).toBeLessThan(Math.max(3 * quiet.p99Ms, 50))
    },
  )

  it('leaves a ledger that adds up', async () => {
    expect(await at.ledgerDifferences()).toEqual([])
  })
})

/** Requests the bystander's balance again and again. */
async function measure(durationMs: number): Promise<{ statuses: number[]; p99Ms: number }> {
  const [statuses, took]: [number[], number[]] = [[], []]
  const endsAtMs = Date.now() + durationMs
  while (Date.now() < endsAtMs || statuses.length < 5) {
    const { status, tookMs } = await at.lookAtBalance()
    statuses.push(status)
    took.push(tookMs)
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
  return { statuses, p99Ms: took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0 }
}
