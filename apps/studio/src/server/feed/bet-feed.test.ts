// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeedBet } from '../../protocol.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { bet, demoCodeOf, testStudio, type TestStudio } from '../testing/test-studio.ts'
import { LISTED, noBets, withBets } from './latest-bets.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
  await server.studio.deps.feed.hear()
})
afterAll(() => server.close())

const over = { direction: 'over', targetHundredths: 5050 }
const rollOf = (session: string, stake = '1') =>
  server.ask(session, 'POST', '/api/bets/dice', bet(stake, over))
const share = () => server.studio.deps.feed.share()

async function watching(user: string, address = server.studio.address): Promise<LiveClient> {
  const live = await connectLive(address, { type: 'hello', session: await server.launch('dice', user) })
  await live.next('bets')
  return live
}

describe('the bets of everybody', () => {
  it('are pushed to other players with stake and return, and with nothing that tells whose they are', async () => {
    const live = await watching('watcher')
    const { body } = await rollOf(await server.launch('dice', 'player'), '2')
    await share()
    const { latest } = await live.next('bets')
    expect(latest).toEqual([
      {
        alias: expect.stringMatching(/^[0-9A-F]{12}$/) as string,
        game: 'dice',
        title: null,
        currency: 'USD',
        stake: '2.00',
        multiplier: body.round.multiplier,
        payout: body.round.payout,
        endedAt: server.clock.now(),
      },
    ])
    const sent = JSON.stringify(live.messages)

    for (const secret of [
      body.round.id,
      'player',
      body.round.fairness.kind === 'seeds' && body.round.fairness.clientSeed,
    ])
      expect(sent).not.toContain(String(secret))
    await live.close()
  })

  it('name the title of a slot, and are there for those who come later', async () => {
    const session = await server.launch('slot', 'spinner', 1_000, 'copper_orchard')
    await server.ask(session, 'POST', '/api/bets/slot', bet('1', { title: 'copper_orchard' }))
    await share()
    // It comes over the database.
    await expect
      .poll(async () => {
        const live = await connectLive(server.studio.address, {
          type: 'hello',
          session: await server.launch('dice', 'late'),
        })
        const { latest } = await live.next('bets')
        await live.close()
        return latest[0]?.title
      })
      .toBe('Copper Orchard')
  })

  it('contain no bets with play money, no free rounds and no demonstrations', async () => {
    const live = await watching('strict')
    const token = randomUUID()
    server.wallet.tokens.set(token, 'trial-1')
    server.wallet.balances.set('trial-1', 100_000_000)
    const { body } = await server.operator('/game/url', {
      operator_id: 'brand1',
      game_code: 'inh_dice',
      user: 'trial-1',
      token,
      currency: 'USD',
      meta: { play_money: true },
    })
    await rollOf(await server.open(body.url))
    const plays = 'lines20-high:96'
    const demonstration = await server.ask(
      await server.launchDemo('sampler', plays),
      'POST',
      '/api/bets/slot',
      bet('1', { title: demoCodeOf(plays) }),
    )
    expect(demonstration.status).toBe(200)
    await share()
    await rollOf(await server.launch('dice', 'payer'))
    await share()
    const { latest } = await live.next('bets')
    expect(latest).toHaveLength(1)
    expect(live.messages.filter(({ type }) => type === 'bets')).toHaveLength(2)
    await live.close()
  })

  it('reach players at another process, and a message of one second has a bound', async () => {
    const other = await server.beside()
    await other.deps.feed.hear()
    const live = await watching('elsewhere', other.address)
    const session = await server.launch('dice', 'busy')
    for (let count = 0; count < LISTED + 5; count += 1) await rollOf(session)
    await share()
    const { latest } = await live.next('bets')
    expect(latest).toHaveLength(LISTED)
    await live.close()
    await other.close()
  })

  it('cost nobody their bet while the database connection of the feed is away, and go on with it', async () => {
    const returned = await server.takeDatabaseAway()
    await expect(share()).resolves.toBeUndefined()
    await returned()
    // As every second: that the connection is lost may be noticed later than it is back.
    const hearAgain = () => server.studio.deps.feed.hear().catch(() => undefined)
    await expect
      .poll(async () => {
        await hearAgain()
        return (await rollOf(await server.launch('dice', 'again'))).status
      })
      .toBe(200)
    const live = await watching('after')
    const received = () => live.messages.filter(({ type }) => type === 'bets').length
    const before = received()
    await expect
      .poll(async () => {
        await hearAgain()
        await rollOf(await server.launch('dice', 'again'))
        await share()
        return received()
      })
      .toBeGreaterThan(before)
    await live.close()
  })
})

describe('the lists of bets', () => {
  const one = (alias: string, multiplier: number): FeedBet => ({
    alias,
    game: 'dice',
    title: null,
    currency: 'USD',
    stake: '1.00',
    multiplier,
    payout: '0.00',
    endedAt: 1,
  })

  it('have the newest first, high wins on their own, and no more than they show', () => {
    const many = Array.from({ length: LISTED + 3 }, (_, index) => one(String(index), index === 0 ? 1e7 : 0))
    const lists = withBets(withBets(noBets, [one('first', 1e7)]), many)
    expect(lists.latest).toHaveLength(LISTED)
    expect(lists.latest[0]!.alias).toBe(String(LISTED + 2))
    expect(lists.high.map(({ alias }) => alias)).toEqual(['0', 'first'])
  })
})
