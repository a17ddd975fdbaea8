// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestId } from '../../wallet/wallet-for-tests.ts'
import { openProtectionTestServer, type ProtectionTestServer } from '../protection-for-tests.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const refused = 'RS_ERROR_LIMIT_REACHED'

let at: ProtectionTestServer
beforeAll(async () => {
  at = await openProtectionTestServer()
})
afterAll(() => at.close())

/** Never near midnight, so that a test stays within one day. */
async function goToNoon(): Promise<void> {
  const noon = new Date(at.clock.now() + 24 * hourMs).setUTCHours(12, 0, 0, 0)
  at.clock.advance(noon - at.clock.now())
}

describe('a limit of stakes', () => {
  it('lets bets through up to the last unit, and no further; wins do not give it back', async () => {
    await goToNoon()
    const member = await at.player()
    expect((await at.setLimit(member, 'stake', 10)).envelope.value).toEqual({ applies: 'now' })
    const game = await at.open(member)
    const first = await game.openBet(6)
    expect([first.status, await first.win(50)]).toEqual(['RS_OK', 'RS_OK'])
    const received = at.listen(member)
    expect([await game.bet(5), await game.bet(4), await game.bet(0.01)]).toEqual([refused, 'RS_OK', refused])
    expect((await at.balance(member)).cash).toBe(1_000 - 10 + 50)
    expect((await at.protection(member)).limits).toMatchObject([
      { kind: 'stake', period: 'day', most: 10, used: 10, left: 0, looser: null },
    ])
    expect(received.find(({ topic }) => topic === 'compliance.refused')?.payload).toMatchObject({
      reason: 'stake',
      period: 'day',
      most: 10,
      left: 4,
    })
  })

  it('counts what was staked before it was set, and nothing of the day before', async () => {
    await goToNoon()
    const member = await at.player()
    const game = await at.open(member)
    expect(await game.bet(7)).toBe('RS_OK')
    await at.setLimit(member, 'stake', 10)
    expect([await game.bet(4), await game.bet(3)]).toEqual([refused, 'RS_OK'])
    await at.pass(24 * hourMs, member)
    const next = await at.open(member)
    expect([await next.bet(11), await next.bet(10)]).toEqual([refused, 'RS_OK'])
  })

  it('gives back what is rolled back', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'stake', 10)
    const game = await at.open(member)
    const bet = await game.openBet(10)
    expect([bet.status, await game.bet(1)]).toEqual(['RS_OK', refused])
    expect([await bet.rollback(), await game.bet(10)]).toEqual(['RS_OK', 'RS_OK'])
  })

  it('raced from 256 bets at once lets exactly so many through as fit', async () => {
    await goToNoon()
    const member = await at.player()
    const game = await at.open(member)
    await at.setLimit(member, 'stake', 25, 'week')
    const answers = await Promise.all(Array.from({ length: 256 }, () => game.bet(1)))
    expect(answers.filter((status) => status === 'RS_OK')).toHaveLength(25)
    expect((await at.balance(member)).cash).toBe(975)
    expect(await at.ledgerDifferences()).toEqual([])
  })

  it('set while bets are under way counts every one of them', async () => {
    await goToNoon()
    const member = await at.player()
    const game = await at.open(member)
    const bets = Array.from({ length: 24 }, () => game.bet(1))
    const set = at.setLimit(member, 'stake', 30)
    const placed = (await Promise.all(bets)).filter((status) => status === 'RS_OK').length
    await set
    expect(placed).toBe(24)
    expect([await game.bet(7), await game.bet(6), await game.bet(0.01)]).toEqual([refused, 'RS_OK', refused])
  })
})

it('a stake of yesterday that comes back makes no room in the limit of stakes of today', async () => {
  await goToNoon()
  const member = await at.player()
  await at.setLimit(member, 'stake', 10)
  const bet = await (await at.open(member)).openBet(10)
  await at.pass(24 * hourMs, member)
  const game = await at.open(member)
  const today = await game.openBet(4)
  expect([today.status, await bet.rollback(), await game.bet(7), await game.bet(6)]).toEqual([
    'RS_OK',
    'RS_OK',
    refused,
    'RS_OK',
  ])
  expect([await today.rollback(), await game.bet(5), await game.bet(4)]).toEqual(['RS_OK', refused, 'RS_OK'])
})

describe('a limit of losses', () => {
  it('counts a stake that is open over midnight, and makes no room when it comes back', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'loss', 20)
    const first = await at.open(member)
    const bet = await first.openBet(15)
    expect(bet.status).toBe('RS_OK')
    await at.pass(24 * hourMs, member)
    const game = await at.open(member)
    expect([await game.bet(6), await game.bet(1)]).toEqual([refused, 'RS_OK'])
    expect((await at.protection(member)).limits).toMatchObject([{ kind: 'loss', used: 16, left: 4 }])
    expect(await bet.rollback()).toBe('RS_OK')
    expect([await game.bet(20), await game.bet(19), await game.bet(0.01)]).toEqual([
      refused,
      'RS_OK',
      refused,
    ])
  })

  it('counts stakes less what comes back', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'loss', 20)
    const game = await at.open(member)
    const bet = await game.openBet(15)
    expect([bet.status, await game.bet(6)]).toEqual(['RS_OK', refused])
    expect(await bet.win(10)).toBe('RS_OK')
    expect([await game.bet(15), await game.bet(0.01)]).toEqual(['RS_OK', refused])
    expect((await at.protection(member)).limits).toMatchObject([{ kind: 'loss', used: 20, left: 0 }])
  })
})

describe('a limit of playing time', () => {
  it('counts from bet to bet, without breaks, and stops bets until the next day', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'playTime', 10)
    const game = await at.open(member)
    const betAfter = async (minutes: number) => {
      at.clock.advance(minutes * minuteMs)
      return game.bet(1)
    }
    expect(await betAfter(0)).toBe('RS_OK')
    expect(await betAfter(5)).toBe('RS_OK')
    expect(await betAfter(16)).toBe('RS_OK')
    expect(await betAfter(5)).toBe('RS_OK')
    expect(await betAfter(1)).toBe(refused)
    expect((await at.protection(member)).limits).toMatchObject([
      { kind: 'playTime', most: 10, used: 10, left: 0 },
    ])
    await at.pass(24 * hourMs, member)
    expect(await (await at.open(member)).bet(1)).toBe('RS_OK')
  })

  it('takes whole minutes only', async () => {
    const member = await at.player()
    for (const minutes of [0, 0.5, 44_641])
      expect((await at.setLimit(member, 'playTime', minutes)).envelope.code).toBe('BAD_MINUTES')
  })
})

describe('a limit of deposits', () => {
  it('counts what was paid in and what can still be paid, whatever order they come in', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'deposit', 100, 'month')
    expect((await at.deposit(member, 60)).envelope.success).toBe(true)
    expect((await at.deposit(member, 50)).envelope).toMatchObject({
      code: 'LIMIT_REACHED',
      value: { reason: 'deposit', period: 'month', most: 100, left: 40 },
    })
    expect((await at.deposit(member, 40)).envelope.success).toBe(true)
    // Nobody has paid, and half an hour later nobody can.
    at.clock.advance(31 * minuteMs)
    const expire = at.server.modules.jobs.all.find(({ name }) => name === 'wallet.expireDeposits')!
    await expire.run(at.clock.now())
    await at.pass(0, member)
    expect((await at.deposit(member, 100)).envelope.success).toBe(true)
  })

  it('raced from 256 deposits at once lets exactly so many through as fit', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'deposit', 100)
    const answers = await Promise.all(Array.from({ length: 256 }, () => at.deposit(member, 20)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
  })
})

describe('a looser limit', () => {
  it('applies after 24 hours and a second yes, and never by itself', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'stake', 10)
    const { client } = member
    const confirm = async () =>
      (await client.call('compliance.confirmLimit', { kind: 'stake', period: 'day', requestId: requestId() }))
        .envelope.code
    expect((await at.setLimit(member, 'stake', 50)).envelope.value).toEqual({ applies: 'later' })
    expect(await confirm()).toBe('NOT_READY')
    await at.pass(23 * hourMs, member)
    expect(await confirm()).toBe('NOT_READY')
    await at.pass(2 * hourMs, member)
    expect((await at.protection(member)).limits).toMatchObject([
      { most: 10, looser: { most: 50, ready: true } },
    ])
    expect(await (await at.open(member)).bet(11)).toBe(refused)
    expect(await confirm()).toBe('OK')
    expect((await at.protection(member)).limits).toMatchObject([{ most: 50, looser: null }])
    expect(await (await at.open(member)).bet(11)).toBe('RS_OK')
    expect(await confirm()).toBe('NOT_READY')
  })

  it('lapses a week later, and is withdrawn by a lower limit or by choosing the one that applies', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'loss', 10)
    await at.setLimit(member, 'loss', null)
    await at.pass(9 * 24 * hourMs, member)
    expect((await at.protection(member)).limits).toMatchObject([{ most: 10, looser: null }])
    await at.setLimit(member, 'loss', 20)
    await at.setLimit(member, 'loss', 10)
    expect((await at.protection(member)).limits).toMatchObject([{ most: 10, looser: null }])
    await at.setLimit(member, 'loss', null)
    await at.setLimit(member, 'loss', 5)
    expect((await at.protection(member)).limits).toMatchObject([{ most: 5, looser: null }])
  })

  it('takes a limit away when none was wanted', async () => {
    await goToNoon()
    const member = await at.player()
    await at.setLimit(member, 'stake', 1)
    await at.setLimit(member, 'stake', null)
    await at.pass(25 * hourMs, member)
    await member.client.call('compliance.confirmLimit', {
      kind: 'stake',
      period: 'day',
      requestId: requestId(),
    })
    expect((await at.protection(member)).limits).toEqual([])
    expect(await (await at.open(member)).bet(2)).toBe('RS_OK')
  })
})

it('refuses absurd limits and changes nothing', async () => {
  const member = await at.player(units(1))
  for (const most of [-1, 0.001, 1e12, '5', []])
    expect(
      (
        await member.client.callWith('compliance.setLimit', {
          kind: 'stake',
          period: 'day',
          most,
          requestId: requestId(),
        })
      ).status,
    ).toBe(400)
  expect((await at.protection(member)).limits).toEqual([])
})

it('writes every change into a history that nobody can change', async () => {
  const member = await at.player(units(1))
  await at.setLimit(member, 'stake', 10)
  await at.setLimit(member, 'stake', 20)
  await at.setLimit(member, 'stake', 5)
  const { rows } = await at.server.platform.database.pool.query(
    `select what, details->>'from' as "from", details->>'to' as "to" from player_protection_change where member_id = $1 order by id`,
    [member.id],
  )
  expect(rows).toEqual([
    { what: 'limitSet', from: null, to: '10' },
    { what: 'looserAsked', from: '10', to: '20' },
    { what: 'limitSet', from: '10', to: '5' },
  ])
  for (const change of [
    'delete from player_protection_change',
    'update player_protection_change set at = now()',
  ])
    await expect(at.server.platform.database.pool.query(change)).rejects.toThrow('permission denied')
})
