// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { cursorOf } from '@tessera/rules/timeline/positions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordFact } from '../bets/index.ts'
import { openProtectionTestServer, type ProtectionTestServer } from '../compliance/protection-for-tests.ts'
import { noteChange } from '../compliance/note-change.ts'
import { paymentPassword, requestId, type TestMember } from '../wallet/wallet-for-tests.ts'

type Entry = CallOutput<'timeline.list'>['list'][number]

let at: ProtectionTestServer
beforeAll(async () => {
  at = await openProtectionTestServer()
})
afterAll(() => at.close())

const page = ({ client }: TestMember, asked: CallInput<'timeline.list'> = {}) =>
  client.call('timeline.list', asked)

/** All entries, read page by page. */
async function readAll(member: TestMember, asked: CallInput<'timeline.list'> = {}): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let after: string | null = ''; after !== null;) {
    const { list, next }: CallOutput<'timeline.list'> = (await page(member, { ...asked, after })).envelope
      .value
    entries.push(...list)
    after = next
  }
  return entries
}
const namesOf = (entries: readonly Entry[]): string[] => entries.map(({ kind, what }) => `${kind} ${what}`)

/** A withdrawal of 20 that an operator rejects with this remark. */
async function rejectedWithdrawal(member: TestMember, remark: string): Promise<void> {
  const { client } = member
  const bankAccountId = await at.bankAccount(member)
  at.clock.advance(2 * 86_400_000)
  await at.pass(0, member)
  const asked = await client.call('wallet.withdraw', {
    amount: 20,
    bankAccountId,
    password: paymentPassword,
    requestId: requestId(),
  })
  const finance = await at.operator('finance')
  const { code } = (
    await finance.call('backoffice.rejectWithdrawal', {
      id: asked.envelope.value.withdrawalId,
      remark,
      requestId: requestId(),
    })
  ).envelope
  expect(code).toBe('OK')
}

describe('the timeline of a member', () => {
  it('has money, rounds, logins, limits and what the staff did, newest first', async () => {
    const member = await at.player()
    const game = await at.open(member)
    await game.bet(5)
    await at.setLimit(member, 'stake', 100)
    await rejectedWithdrawal(member, 'The name does not match')
    const support = await at.operator('support')
    await support.call('backoffice.unlockAccount', { id: member.id, reason: 'They rang us up' })

    const entries = await readAll(member)
    expect(entries.map(({ time }) => time)).toEqual(entries.map(({ time }) => time).toSorted((a, b) => b - a))
    expect(new Set(namesOf(entries))).toEqual(
      new Set([
        'money DEPOSIT',
        'money WITHDRAW',
        'play round',
        'access password',
        'access paymentPasswordAdded',
        'access bankAccountAdded',
        'protection limitSet',
        'staff rejectWithdrawal',
        'staff unlockAccount',
      ]),
    )
    const round = entries.find(({ kind }) => kind === 'play')?.round
    expect(round).toMatchObject({
      vendor: 'PLAIN',
      gameName: 'Cards',
      stake: 5,
      payout: 0,
      status: 'settled',
    })
    expect(entries.find(({ what }) => what === 'DEPOSIT')).toMatchObject({ amount: 1000, balanceAfter: 1000 })
    expect(entries.find(({ what }) => what === 'limitSet')?.limit).toMatchObject({
      kind: 'stake',
      period: 'day',
      to: 100,
    })
    expect(entries.find(({ what }) => what === 'password')?.login).toMatchObject({ outcome: 'in' })
  })

  it('names the operator of each action, and their reason only where it is written for the member', async () => {
    const member = await at.player()
    await rejectedWithdrawal(member, 'The name does not match')
    const supervisor = await at.operator('supervisor')
    await supervisor.call('backoffice.endAccountSessions', {
      id: member.id,
      reason: 'Shares a device with bob',
    })
    await supervisor.call('backoffice.excludeMember', {
      id: member.id,
      months: 6,
      reason: 'Seemed unwell',
      requestId: requestId(),
    })
    await at.pass(0, member)
    const { list } = (await page(member, { kinds: 'staff' })).envelope.value
    expect(list.map(({ what, by, reason }) => ({ what, by: by?.replace(/\d+/, ''), reason }))).toEqual([
      { what: 'exclusion', by: 'supervisor', reason: '' },
      { what: 'endAccountSessions', by: 'supervisor', reason: '' },
      { what: 'rejectWithdrawal', by: 'finance', reason: 'The name does not match' },
    ])
    expect(JSON.stringify(list)).not.toMatch(/bob|unwell/)
  })

  it('leaves out what is internal, which operators with the right to read see', async () => {
    const member = await at.player()
    const supervisor = await at.operator('supervisor')
    await supervisor.call('backoffice.changeLabels', {
      id: member.id,
      labels: ['watch'],
      reason: 'Same address as eve',
      requestId: requestId(),
    })
    expect(namesOf(await readAll(member))).not.toContain('staff changeLabels')
    const { list } = (await supervisor.call('backoffice.memberTimeline', { id: member.id, kinds: 'staff' }))
      .envelope.value
    expect(list).toMatchObject([{ what: 'changeLabels', reason: 'Same address as eve' }])
    const content = await at.operator('content')
    expect((await content.call('backoffice.memberTimeline', { id: member.id })).envelope.code).toBe(
      'FORBIDDEN',
    )
  })

  it('shows one kind, several, or those of a range', async () => {
    const member = await at.player()
    await at.setLimit(member, 'stake', 100)
    const kindsOf = async (asked: CallInput<'timeline.list'>) =>
      new Set((await readAll(member, asked)).map(({ kind }) => kind))
    expect(await kindsOf({ kinds: 'money' })).toEqual(new Set(['money']))
    expect(await kindsOf({ kinds: 'access,protection' })).toEqual(new Set(['access', 'protection']))
    expect(await kindsOf({ kinds: 'staff' })).toEqual(new Set())
    expect(await kindsOf({ endTime: at.clock.now() - 86_400_000 })).not.toContain('protection')
    const codes = await Promise.all(
      [
        { kinds: 'bets' },
        { after: '1.bets.1' },
        { startTime: at.clock.now() - 91 * 86_400_000, endTime: at.clock.now() },
        { startTime: 2, endTime: 1 },
      ].map(async (asked) => (await page(member, asked)).envelope.code),
    )
    expect(new Set(codes)).toEqual(new Set(['INVALID']))
  })

  it('gives every entry once where many share a moment', async () => {
    const member = await at.player()
    const nowMs = at.clock.now()
    await at.server.platform.database.transaction(async (tx) => {
      for (let index = 0; index < 45; index += 1) {
        await noteChange(tx, {
          memberId: member.id,
          nowMs,
          what: 'realityCheck',
          details: { from: 30, to: index },
        })
        await recordFact(tx, {
          memberId: member.id,
          vendor: 'PLAIN',
          gameCode: 'cards',
          roundId: `many${index}`,
          kind: 'stake',
          amount: units(1),
          currency: 'USD',
          validBet: units(1),
          closed: true,
          atMs: nowMs,
          reference: `${member.id}/${index}`,
        })
      }
    })
    const entries = await readAll(member, { kinds: 'play,protection' })
    expect(new Set(entries.map(({ id }) => id)).size).toBe(90)
    expect(entries).toHaveLength(90)
    expect(new Set(entries.map(({ round }) => round?.roundId)).size).toBe(46)
  })

  it('is of nobody else: a visitor has none, and a cursor of another member shows their own entries', async () => {
    const [one, other] = [await at.player(), await at.player()]
    await at.setLimit(other, 'stake', 77)
    expect((await at.program().call('timeline.list', {})).envelope.code).toBe('UNAUTHORIZED')
    expect((await at.program().call('timeline.file', {})).envelope.code).toBe('UNAUTHORIZED')
    const cursor = cursorOf({ atMicros: BigInt(at.clock.now() + 1) * 1000n, source: 'money', id: 1n })
    const { list } = (await page(one, { after: cursor })).envelope.value
    expect(list.length).toBeGreaterThan(0)
    // The other member's only limit; ids and times may contain its digits by chance.
    expect(list.some(({ limit }) => limit?.to === 77)).toBe(false)
    const { list: ofOther } = (await page(other, { after: cursor })).envelope.value
    expect(ofOther.some(({ limit }) => limit?.to === 77)).toBe(true)
  })
})
