// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
afterAll(() => fixture.close())

const minuteMs = 60_000
const stagesOf = async (from: Rich) =>
  ((await fixture.latest(from))?.stages ?? []).map(({ stage, amount }) => [stage, amount])
const timesFor = async ({ member }: Rich) =>
  (await member.client.call('wallet.withdrawalConfig', {})).envelope.value.times

it('a withdrawal shows each of its stages with its time', async () => {
  const from = await fixture.rich()
  const id = await fixture.asked(from)
  const askedAt = fixture.bank.clock.now()
  fixture.bank.clock.advance(minuteMs)
  await fixture.approve(id)
  fixture.bank.clock.advance(minuteMs)
  await fixture.pay(id, 20)
  await fixture.confirm(from, id)
  await fixture.confirm(from, id)
  await fixture.pay(id)
  expect(await stagesOf(from)).toEqual([
    ['asked', null],
    ['approved', null],
    ['paid', 20],
    ['received', 20],
    ['paid', 40],
  ])
  expect((await fixture.latest(from))?.stages.map(({ time }) => time - askedAt)).toEqual([
    0,
    minuteMs,
    2 * minuteMs,
    2 * minuteMs,
    2 * minuteMs,
  ])
})

it('a rejected one shows when, one that nobody answered that it counts as received, and names no operator', async () => {
  const [rejected, forced] = [await fixture.rich(), await fixture.rich()]
  await fixture.reject(await fixture.asked(rejected))
  expect(await stagesOf(rejected)).toEqual([
    ['asked', null],
    ['rejected', null],
  ])
  const id = await fixture.asked(forced)
  await fixture.approve(id)
  await fixture.pay(id)
  fixture.bank.clock.advance(1440 * minuteMs)
  await fixture.forceReceive()
  await fixture.comeBack(forced)
  expect((await stagesOf(forced)).at(-1)).toEqual(['forcedReceived', 60])
  expect(JSON.stringify((await fixture.latest(forced))?.stages)).not.toContain('by')
})

it('the times of withdrawals are shown once twenty were paid, and operators see which are late', async () => {
  const from = await fixture.rich(units(10_000))
  await fixture.bank.server.platform.settings.write('wallet.withdrawalsPerDay', 100, 'test')
  fixture.bank.clock.advance(31 * 1440 * minuteMs)
  await fixture.comeBack(from)
  const payAfter = async (waitMs: number): Promise<void> => {
    const id = await fixture.asked(from, 10)
    await fixture.approve(id)
    fixture.bank.clock.advance(waitMs)
    await fixture.pay(id)
    await fixture.confirm(from, id)
  }
  for (let number = 1; number < 20; number++) await payAfter(number * 1000)
  expect(await timesFor(from)).toBeNull()
  await payAfter(20_000)
  expect(await timesFor(from)).toEqual({ usualMs: 10_000, mostMs: 19_000 })

  const waiting = await fixture.asked(from, 10)
  const seen = async () => (await fixture.waiting()).find(({ withdrawalId }) => withdrawalId === waiting)
  fixture.bank.clock.advance(19_000)
  expect(await seen()).toMatchObject({ waitingMs: 19_000, late: false, stages: [{ stage: 'asked' }] })
  fixture.bank.clock.advance(1)
  expect(await seen()).toMatchObject({ waitingMs: 19_001, late: true })
  await fixture.bank.server.platform.settings.write('wallet.payoutTimesDays', 1, 'test')
  fixture.bank.clock.advance(1440 * minuteMs)
  await fixture.comeBack(from)
  expect(await timesFor(from)).toBeNull()
})

it('the database refuses to change what happened', async () => {
  const { pool } = fixture.bank.server.platform.database
  for (const change of [
    `update withdrawal_stage set by = ''`,
    'delete from withdrawal_stage',
    'update withdrawal_time set took_ms = 1',
    'delete from withdrawal_time',
  ])
    await expect(pool.query(change)).rejects.toThrow(/permission denied/)
})
