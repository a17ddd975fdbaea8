// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'

let at: ContractsTestServer
let head: TestAccount
let agent: TestAccount
let player: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer()
  head = await at.open('linehead', 2)
  agent = await at.open('lineagent', 1, head)
  player = await at.open('playerone', 0, agent)
})
afterEach(() => at.close())

/** More members than one part holds, each with a bet on the day that is paid. */
async function openMany(count: number): Promise<void> {
  const { database } = at.deps
  await database.query(sql`
    insert into member (username, username_key, nickname, type, upline, currency, registered_at)
    select 'many' || n, 'many' || n, '', 0, ${agent.id}, 'USD', '2027-03-15' from generate_series(1, ${count}::integer) as n`)
  await database.query(sql`
    insert into team_member_day (member_id, day, valid_bets, stakes)
    select id, '2027-03-16', 1000000, 1000000 from member where username like 'many%'`)
}
/** The payment of 16 March to the head, to whose team playerone bet 500. */
async function settle(): Promise<string> {
  await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
  await at.settleAt('2027-03-16 09:00')
  await at.bet(player, 500)
  await at.settleAt('2027-03-17 02:15')
  const { value } = (
    await head.client.call('contracts.dailyWages', {
      startTime: Date.UTC(2027, 2, 16),
      endTime: Date.UTC(2027, 2, 18),
    })
  ).envelope
  return value.list[0]!.paymentId
}
const part = async (paymentId: string, after = '', { client }: TestAccount = head) =>
  (await client.call('contracts.paymentFile', { paymentId, after })).envelope

/** Every part after another. */
async function whole(paymentId: string): Promise<{ bets: number[]; parts: number }> {
  const bets: number[] = []
  for (let parts = 1, after = ''; ; parts += 1) {
    const { value } = await part(paymentId, after)
    bets.push(...value.list.map((member) => member.bets))
    if (value.next === null) return { bets, parts }
    after = value.next
  }
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

describe('the file of the members of a payment', () => {
  it('has every member once, however many there are', async () => {
    const paymentId = await settle()
    await openMany(12_000)
    const { bets, parts } = await whole(paymentId)
    expect([bets.length, sum(bets), parts]).toEqual([12_001, 12_500, 4])
    const { list } = (await part(paymentId)).value
    expect(list.find((member) => member.bets === 500)).toMatchObject({ profitLoss: 500, active: false })
    expect(JSON.stringify(list)).not.toContain('playerone')
  })

  it('begins again when somebody has moved meanwhile, and then has them once', async () => {
    const paymentId = await settle()
    await openMany(6_000)
    await at.open('otherhead', 2)
    await at.settleAt('2027-05-03 09:00')
    const first = (await part(paymentId)).value
    const operator = await at.server.operator('chief', 'admin')
    const moved = await operator.call('backoffice.changeUpline', {
      id: player.id,
      upline: 'otherhead',
      reason: 'they changed their agent',
      requestId: randomUUID(),
    })
    expect(moved.envelope.value).toMatchObject({ upline: 'otherhead', waitingMove: null })
    expect(await part(paymentId, first.next!)).toMatchObject({ success: false, code: 'TEAM_CHANGED' })
    const { bets } = await whole(paymentId)
    expect([bets.length, sum(bets)]).toEqual([6_001, 6_500])
  })

  it('is for the account that was paid and those above it, and takes no position that it did not give', async () => {
    const paymentId = await settle()
    expect(await part(paymentId, '', agent)).toMatchObject({ success: false, code: 'FORBIDDEN' })
    for (const after of ['t', 't1', 'x1-0', 't1-0; select', 't99999999999999999-0'])
      expect([after, (await part(paymentId, after)).code]).toEqual([after, 'INVALID'])
    // A foreign account gives away nothing of its line.
    const stranger = await at.open('strangehead', 2)
    expect(await part(paymentId, `t${stranger.id}-0`)).toMatchObject({ code: 'TEAM_CHANGED' })
  })
})
