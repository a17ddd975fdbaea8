// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bet, testStudio, type TestStudio } from './testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio({}, { metrics: { host: '127.0.0.1', port: 0 }, accessLog: true })
})
afterAll(() => server.close())

const scrape = async (): Promise<string[]> =>
  (await (await fetch(`http://127.0.0.1:${server.studio.metricsPort}/metrics`)).text()).split('\n')
const figure = (lines: string[], start: string): number =>
  Number(lines.find((line) => line.startsWith(`${start} `))?.slice(start.length + 1) ?? Number.NaN)

describe('the metrics of a studio', () => {
  it("count requests, calls to the wallet, and the games' stakes and wins against their stated return", async () => {
    const session = await server.launch('dice', 'figured')
    const { body } = await server.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('2', { direction: 'under', targetHundredths: 9800 }),
    )
    await server.ask(undefined, 'GET', '/api/session')
    // A request is counted once its answer has gone.
    const requests = 'tessera_requests_total{call="/api/bets/dice",status="200"}'
    await expect.poll(async () => figure(await scrape(), requests)).toBe(1)
    const refusals = 'tessera_refusals_total{call="/api/session"'
    await expect.poll(async () => (await scrape()).some((line) => line.startsWith(refusals))).toBe(true)
    const lines = await scrape()
    expect(figure(lines, 'tessera_studio_wallet_calls_total{command="transaction/bet",result="RS_OK"}')).toBe(
      1,
    )
    expect(
      figure(lines, 'tessera_studio_wallet_call_duration_seconds_count{command="transaction/win"}'),
    ).toBe(1)
    expect(figure(lines, 'tessera_studio_rounds_total{game="dice",currency="USD"}')).toBe(1)
    expect(figure(lines, 'tessera_studio_stakes_total{game="dice",currency="USD"}')).toBe(2)
    expect(figure(lines, 'tessera_studio_payouts_total{game="dice",currency="USD"}')).toBe(
      Number(body.round.payout),
    )
    expect(figure(lines, 'tessera_studio_stated_return{game="dice"}')).toBe(0.99)
    expect(figure(lines, 'tessera_studio_stated_return{game="lantern_tide"}')).toBe(0.962267)
    expect(figure(lines, 'tessera_pool_waiting{pool="studio"}')).toBe(0)
  })
})

it('counts the stakes of each slot by its title', async () => {
  const session = await server.launch('slot', 'reeled')
  await server.ask(session, 'POST', '/api/bets/slot', bet('2', { title: 'lantern_tide' }))
  const open = (await server.ask(session, 'GET', '/api/session')).body.openRound
  if (open) await server.ask(session, 'POST', `/api/rounds/${open.id}/spin`, { spin: 1_000 })
  expect(figure(await scrape(), 'tessera_studio_stakes_total{game="lantern_tide",currency="USD"}')).toBe(2)
})

describe('the id of a request to the studio', () => {
  it('is in its answer, in the log, and in the calls to the wallet that are made for it', async () => {
    const session = await server.launch('dice', 'traced')
    const answer = await fetch(`${server.studio.address}/api/bets/dice`, {
      method: 'POST',
      body: JSON.stringify(bet('1', { direction: 'under', targetHundredths: 9800 })),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${session}`,
        origin: 'http://studio.test',
        'x-request-id': 'a-bet-at-dice-1',
      },
    })
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'a-bet-at-dice-1'])
    expect(
      server.wallet.calls.filter(({ requestId }) => requestId === 'a-bet-at-dice-1').map(({ path }) => path),
    ).toEqual(['/transaction/bet', '/transaction/win'])
    const answers = () =>
      server.logged.filter(
        (line) => line.includes('a-bet-at-dice-1') && line.startsWith('a request was answered'),
      )
    await expect.poll(answers).toHaveLength(1)
  })
})
