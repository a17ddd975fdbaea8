// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import type { CallInput } from '@tessera/contract'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { requestId, type TestMember } from '../../wallet/wallet-for-tests.ts'
import { openProtectionTestServer, type ProtectionTestServer } from '../protection-for-tests.ts'
import { judgeMembers } from './judge-members.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]
let at: ProtectionTestServer
let support: CallClient
beforeAll(async () => {
  at = await openProtectionTestServer()
  const { settings } = at.server.platform
  await settings.write('compliance.flagDepositsDay', 500, 'test')
  await settings.write('compliance.flagLossesDay', 100, 'test')
  await settings.write('compliance.flagNightHours', 0, 'test')
})
beforeEach(async () => {
  // Whoever was active up to now has been judged.
  at.clock.advance(1_000)
  support = await at.operator('support')
})
afterAll(() => at.close())

const database = () => at.server.platform.database
const judge = () => judgeMembers(at.server.modules.backofficeDeps.protection, at.clock.now())
/** A credited deposit of so many units, so long ago. */
const paidIn = ({ id, name }: TestMember, amount: number, agoMs: number) =>
  database().query(sql`
    insert into deposit (id, member_id, username, account_id, amount, received, currency, status, remark, created_at, expires_at, settled_at)
    values (gen_random_uuid(), ${id}, ${name}, 'sandbox', ${units(amount)}, ${units(amount)}, 'USD', 'Success', '',
      ${new Date(at.clock.now() - agoMs)}, ${new Date(at.clock.now() - agoMs)}, ${new Date(at.clock.now() - agoMs)})`)
const flagsOf = async ({ id }: TestMember, state: 'open' | 'all' = 'open') =>
  (await support.call('backoffice.playFlags', { state, pageSize: 100 })).envelope.value.list.filter(
    ({ memberId }) => BigInt(memberId) === id,
  )
const step = (id: number, what: CallInput<'backoffice.stepPlayFlag'>['what'], text = 'Wrote to them') =>
  support.callWith('backoffice.stepPlayFlag', { id, what, text, requestId: requestId() })

describe('a member who pays in or plays much', () => {
  it('is flagged for losses of a day, and may play on', async () => {
    const member = await at.player()
    const game = await at.open(member)
    await game.bet(150)
    at.clock.advance(60_000)
    await judge()
    expect(await flagsOf(member)).toMatchObject([{ kind: 'lossesDay', value: 150, against: 100 }])
    expect(await game.bet(1)).toBe('RS_OK')
  })

  it('is flagged with the figures, once, however often the job runs; others are not', async () => {
    const [much, little] = [await at.player(), await at.player()]
    await paidIn(much, 600, 10)
    await paidIn(little, 100, 10)
    await judge()
    at.clock.advance(hourMs)
    support = await at.operator('support')
    await paidIn(much, 50, 10)
    await Promise.all([judge(), judge()])
    expect(await flagsOf(much)).toMatchObject([
      { kind: 'depositsDay', value: 600, against: 500, currency: 'USD', username: much.name, steps: [] },
    ])
    expect(await flagsOf(little)).toEqual([])
  })

  it('is flagged for deposits far above their usual ones, and not without a habit', async () => {
    const [usual, fresh] = [await at.player(), await at.player()]
    for (const days of [20, 15, 10]) await paidIn(usual, 30, days * dayMs)
    for (const member of [usual, fresh]) await paidIn(member, 90, 10)
    await judge()
    expect(await flagsOf(usual)).toMatchObject([{ kind: 'jump', value: 90, against: 90 }])
    expect(await flagsOf(fresh)).toEqual([])
  })
})

describe('an operator', () => {
  it('notes a contact and closes the flag with a reason; it does not come back for a week', async () => {
    const member = await at.player()
    await paidIn(member, 600, 10)
    await judge()
    const [flag] = await flagsOf(member)
    expect((await step(flag!.id, 'contact')).envelope.code).toBe('OK')
    const closed = await Promise.all([step(flag!.id, 'close', 'It is their income'), step(flag!.id, 'close')])
    expect(closed.map(({ envelope }) => envelope.code).toSorted()).toEqual(['FLAG_CLOSED', 'OK'])
    expect(await flagsOf(member)).toEqual([])
    expect((await flagsOf(member, 'all'))[0]?.steps.map(({ what }) => what)).toEqual(['close', 'contact'])
    at.clock.advance(hourMs)
    support = await at.operator('support')
    await paidIn(member, 600, 10)
    await judge()
    expect(await flagsOf(member)).toEqual([])
    at.clock.advance(8 * dayMs)
    support = await at.operator('support')
    await paidIn(member, 600, 10)
    await judge()
    expect(await flagsOf(member)).toHaveLength(1)
    const recorded = await database().query(
      sql`select action from operator_action where subject = ${`member:${member.id}`} and action = 'stepPlayFlag'`,
    )
    expect(recorded).toHaveLength(2)
  })

  it('lowers a limit of the member at once, and cannot raise it', async () => {
    const member = await at.player()
    const limit = async (most: number) =>
      (
        await support.callWith('backoffice.limitMember', {
          id: member.id,
          kind: 'loss',
          period: 'day',
          most,
          reason: 'We spoke',
          requestId: requestId(),
        })
      ).envelope.code
    expect([await limit(20), await limit(30), await limit(10)]).toEqual(['OK', 'NOT_LOWER', 'OK'])
    expect((await at.protection(member)).limits).toMatchObject([{ kind: 'loss', most: 10, looser: null }])
    const { value } = (await support.call('backoffice.memberProtection', { id: member.id })).envelope
    expect(value.list[0]).toMatchObject({ what: 'limitSet', byOperator: expect.any(String) })
    expect(await (await at.open(member)).bet(11)).toBe('RS_ERROR_LIMIT_REACHED')
  })

  it('gives a break that ends by itself; without the permission nobody can do any of this', async () => {
    const member = await at.player()
    const fields = { id: member.id, days: 3, reason: 'We spoke', requestId: requestId() }
    expect((await (await at.operator('finance')).callWith('backoffice.breakMember', fields)).status).toBe(403)
    expect((await support.callWith('backoffice.breakMember', fields)).envelope.code).toBe('OK')
    expect((await at.protection(member)).exclusion).toMatchObject({ kind: 'break', byOperator: true })
    expect((await at.launch(member)).envelope.code).toBe('EXCLUDED')
  })
})
