// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { runDraws } from '../../lottery/draws/run-draws.ts'
import { gameIdOf } from '../../lottery/games/game-ids.ts'
import { insertBrand } from '../../site/index.ts'
import { offerReward } from '../../reward-centre/index.ts'
import { paymentPassword, requestId, type TestMember } from '../../wallet/wallet-for-tests.ts'
import { openProtectionTestServer, type ProtectionTestServer } from '../protection-for-tests.ts'

const dayMs = 86_400_000

let at: ProtectionTestServer
beforeAll(async () => {
  at = await openProtectionTestServer()
  // A minute after noon no lottery is about to close.
  const noonMs = new Date(at.clock.now() + dayMs).setUTCHours(12, 1, 0, 0)
  at.clock.advance(noonMs - at.clock.now())
})
afterAll(() => at.close())

const exclude = ({ client }: TestMember, months: CallInput<'compliance.exclude'>['months'] = 6) =>
  client.call('compliance.exclude', { months, requestId: requestId() })
const takeBreak = ({ client }: TestMember, days: CallInput<'compliance.takeBreak'>['days']) =>
  client.call('compliance.takeBreak', { days, requestId: requestId() })
const askToReturn = async ({ client }: TestMember) =>
  (await client.call('compliance.askToReturn', { requestId: requestId() })).envelope.code

async function buyTicket({ client }: TestMember) {
  await runDraws(at.server.modules.lotteryDeps, Math.floor(at.clock.now() / 60_000) * 60_000)
  const gameId = gameIdOf('D5-5')
  const { draw } = (await client.call('lottery.odds', { gameId })).envelope.value
  return client.call('lottery.bet', {
    requestId: requestId(),
    gameId,
    numero: draw?.numero ?? '',
    lines: [{ playType: 'sbs', numbers: ['big'], stakePerLot: 1 }],
  })
}

async function claimReward({ id, client }: TestMember) {
  const [reference, nowMs] = [requestId(), at.clock.now()]
  const { database } = at.server.platform
  await database.transaction((tx) =>
    offerReward(
      tx,
      {
        memberId: id,
        source: 'EVENT',
        title: { words: { EN: 'A reward' } },
        amount: units(1),
        currency: 'USD',
        expiresAtMs: nowMs + dayMs,
        wagerTimes: 0,
        reference,
      },
      nowMs,
    ),
  )
  const row = await database.one<{ id: bigint }>(
    sql`select id from reward_on_offer where reference = ${reference}`,
  )
  return client.call('rewardCentre.claim', { rewardId: Number(row?.id) })
}

/** What a member may do now: each by the code of its answer. */
async function doings(member: TestMember) {
  const codes = {
    launch: (await at.launch(member)).envelope.code,
    ticket: (await buyTicket(member)).envelope.code,
    deposit: (await at.deposit(member, 20)).envelope.code,
    claim: (await claimReward(member)).envelope.code,
  }
  return codes
}
const all = (code: string) => ({ launch: code, ticket: code, deposit: code, claim: code })

describe('a member who is excluded', () => {
  it('may not bet, deposit or claim anything, at once and in open games, but wins and withdrawals pass', async () => {
    const member = await at.player()
    const bankAccountId = await at.bankAccount(member)
    expect(await doings(member)).toEqual(all('OK'))
    const game = await at.open(member)
    const open = await game.openBet(10)
    expect(open.status).toBe('RS_OK')
    const { envelope } = await exclude(member)
    expect(envelope.value).toMatchObject({
      kind: 'exclusion',
      mayReturn: false,
      returnsAt: null,
      byOperator: false,
    })
    expect(await game.bet(1)).toBe('RS_ERROR_TOKEN_EXPIRED')
    expect(await open.win(30)).toBe('RS_OK')
    expect(await doings(member)).toEqual(all('EXCLUDED'))
    expect((await member.client.call('promotions.status', {})).envelope.value).toEqual([])
    const { cash } = await at.balance(member)
    const { envelope: asked } = await member.client.call('wallet.withdraw', {
      amount: 50,
      bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
    })
    expect([asked.code, (await at.balance(member)).cash]).toEqual(['OK', cash - 50])
  })

  it('can play again only after the term, and a day after asking to return', async () => {
    const member = await at.player()
    const until = (await exclude(member, 6)).envelope.value.until!
    expect(await askToReturn(member)).toBe('NOT_READY')
    await at.pass(until - at.clock.now() + 1, member)
    expect((await at.protection(member)).exclusion).toMatchObject({ mayReturn: true })
    expect((await doings(member)).launch).toBe('EXCLUDED')
    expect(await askToReturn(member)).toBe('OK')
    expect(await askToReturn(member)).toBe('NOT_READY')
    expect((await doings(member)).launch).toBe('EXCLUDED')
    await at.pass(dayMs, member)
    expect((await at.protection(member)).exclusion).toBeNull()
    expect(await doings(member)).toEqual(all('OK'))
    expect(await (await at.open(member)).bet(1)).toBe('RS_OK')
  })

  it('asks once to return from several exclusions, when the longest is over', async () => {
    const member = await at.player(units(10))
    await exclude(member, 6)
    await exclude(member, 12)
    const until = (await at.protection(member)).exclusion!.until!
    await at.pass(until - at.clock.now() - dayMs, member)
    expect(await askToReturn(member)).toBe('NOT_READY')
    await at.pass(dayMs, member)
    expect(await askToReturn(member)).toBe('OK')
    await at.pass(dayMs, member)
    expect((await at.protection(member)).exclusion).toBeNull()
  })

  it('can prolong an exclusion, and can never shorten it', async () => {
    const member = await at.player(units(10))
    await exclude(member, 12)
    const { until } = (await at.protection(member)).exclusion!
    await exclude(member, 6)
    expect((await at.protection(member)).exclusion?.until).toBe(until)
    expect((await takeBreak(member, 1)).envelope.code).toBe('EXCLUDED')
    await exclude(member, null)
    expect((await at.protection(member)).exclusion?.until).toBeNull()
    await at.pass(20 * 365 * dayMs, member)
    expect(await askToReturn(member)).toBe('NOT_READY')
  })

  it('is excluded at every brand where the same phone number or e-mail address is confirmed, and nobody else is', async () => {
    const [member, same, other] = [
      await at.player(units(10)),
      await at.player(units(10)),
      await at.player(units(10)),
    ]
    const { database } = at.server.platform
    for (const code of ['brand2', 'brand3'])
      await database.transaction((tx) => insertBrand(tx, { code, name: code, nowMs: at.clock.now() }))
    const profile = (memberId: bigint, brand: string, isVerified: boolean) =>
      database.query(sql`
        insert into member_profile (member_id, brand_code, email, email_key, email_verified)
        values (${memberId}, ${brand}, 'anna@example.org', 'anna@example.org', ${isVerified})
        on conflict (member_id) do update set brand_code = excluded.brand_code, email = excluded.email,
          email_key = excluded.email_key, email_verified = excluded.email_verified`)
    await profile(member.id, 'brand1', true)
    await profile(same.id, 'brand2', true)
    await profile(other.id, 'brand1', false)
    const later = await at.player(units(10))
    await exclude(member)
    expect((await doings(same)).launch).toBe('EXCLUDED')
    expect((await doings(other)).launch).toBe('OK')
    // Whoever confirms the address afterwards is excluded, too, and in open games.
    const game = await at.open(later)
    expect(await game.bet(1)).toBe('RS_OK')
    await profile(later.id, 'brand3', true)
    expect((await doings(later)).launch).toBe('EXCLUDED')
    expect(await game.bet(1)).toBe('RS_ERROR_TOKEN_EXPIRED')
    expect((await at.protection(later)).exclusion).toMatchObject({ kind: 'exclusion', byOperator: false })
  })
})

describe('a break', () => {
  it('stops play and offers for its days, and ends by itself', async () => {
    const member = await at.player()
    expect((await takeBreak(member, 3)).envelope.value).toMatchObject({ kind: 'break', mayReturn: false })
    expect(await doings(member)).toEqual(all('EXCLUDED'))
    await at.pass(3 * dayMs - 1, member)
    expect(await doings(member)).toEqual(all('EXCLUDED'))
    await at.pass(1, member)
    expect(await doings(member)).toEqual(all('OK'))
  })
})

describe('a reality check', () => {
  it('stops bets after an hour of play, until the member has looked at time and result', async () => {
    const member = await at.player()
    const game = await at.open(member)
    const received = at.listen(member)
    expect([await game.bet(10), await game.bet(5)]).toEqual(['RS_OK', 'RS_OK'])
    expect((await buyTicket(member)).envelope.success).toBe(true)
    const { since, checkAt } = (await member.client.call('compliance.stretch', {})).envelope.value!
    expect(checkAt - since).toBe(60 * 60_000)
    // In between they are active, so that their session goes on.
    for (let minutes = 0; minutes < 60; minutes += 20) {
      at.clock.advance(20 * 60_000)
      await member.client.call('wallet.balance', {})
    }
    expect(await game.bet(1)).toBe('RS_ERROR_LIMIT_REACHED')
    expect(received).toContainEqual(
      expect.objectContaining({
        topic: 'compliance.refused',
        payload: expect.objectContaining({ reason: 'realityCheck' }) as unknown,
      }),
    )
    expect((await member.client.call('compliance.stretch', {})).envelope.value).toMatchObject({
      staked: 16,
      returned: 0,
      // The ticket has no result yet: it is neither lost nor won.
      open: 1,
    })
    await member.client.call('compliance.playOn', { requestId: requestId() })
    expect(await game.bet(1)).toBe('RS_OK')
    // The next day nothing of it is left to be asked about.
    await at.pass(dayMs, member)
    expect((await member.client.call('compliance.stretch', {})).envelope.value).toBeNull()
    expect(await (await at.open(member)).bet(1)).toBe('RS_OK')
  })

  it('comes sooner when the member chooses so, and never later than the brand wants', async () => {
    const member = await at.player()
    const choose = async (minutes: number) =>
      (await member.client.callWith('compliance.setRealityCheck', { minutes, requestId: requestId() }))
        .envelope.code
    const game = await at.open(member)
    expect([await choose(15), await choose(20)]).toEqual(['OK', 'INVALID'])
    at.clock.advance(16 * 60_000)
    expect(await game.bet(1)).toBe('RS_ERROR_LIMIT_REACHED')
    const { settings } = at.server.platform
    await settings.write('compliance.realityCheckMinutes', 30, 'test')
    expect(await choose(45)).toBe('BAD_MINUTES')
    await settings.write('compliance.realityCheckMinutes', 60, 'test')
  })
})

describe('operators', () => {
  it('exclude a member with a reason, which is recorded, and see every change of their protection', async () => {
    const member = await at.player()
    const support = await at.operator('support')
    await at.setLimit(member, 'loss', 20, 'month')
    const asked = { id: member.id, months: 6, reason: 'Asked in the chat', requestId: requestId() } as const
    const first = (await support.call('backoffice.excludeMember', asked)).envelope
    expect(first.value).toEqual({ covered: 1 })
    expect((await support.call('backoffice.excludeMember', asked)).envelope.value).toEqual({ covered: 1 })
    expect(await doings(member)).toEqual(all('EXCLUDED'))
    expect((await at.protection(member)).exclusion).toMatchObject({ byOperator: true })
    const { value } = (await support.call('backoffice.memberProtection', { id: member.id })).envelope
    expect(value.limits).toMatchObject([{ kind: 'loss', period: 'month', most: 20, used: 0 }])
    expect(value.list).toMatchObject([
      { what: 'exclusion', details: { reason: 'Asked in the chat' } },
      { what: 'limitSet', byOperator: null, details: { kind: 'loss', to: 20 } },
    ])
    const recorded = await at.server.platform.database.query(
      sql`select action, after from operator_action where subject = ${`member:${member.id}`}`,
    )
    expect(recorded).toMatchObject([{ action: 'excludeMember', after: { months: 6, covered: 1 } }])
  })

  it('without the permission cannot, and nobody can for a length that is not offered', async () => {
    const member = await at.player(units(1))
    const exclude = async (role: 'finance' | 'content' | 'admin', months: number) =>
      (
        await (
          await at.operator(role)
        ).callWith('backoffice.excludeMember', {
          id: member.id,
          months,
          reason: 'Asked in the chat',
          requestId: requestId(),
        })
      ).status
    expect([await exclude('finance', 6), await exclude('content', 6), await exclude('admin', 1)]).toEqual([
      403, 403, 400,
    ])
    expect((await at.protection(member)).exclusion).toBeNull()
  })
})
