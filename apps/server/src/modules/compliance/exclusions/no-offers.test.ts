// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'

const dayMs = 86_400_000
let bank: WalletTestServer
let admin: CallClient
beforeAll(async () => {
  bank = await openWalletTestServer()
  admin = await bank.operator('admin')
})
afterAll(() => bank.close())

const rankLevel = 3
/** A member of the rank that the campaigns go to. */
async function ranked(): Promise<TestMember> {
  const member = await bank.member(units(10))
  await rank(member, rankLevel)
  return member
}
const rank = async (member: TestMember, level: number) =>
  expect(
    (
      await admin.callWith('backoffice.changeRank', {
        id: member.id,
        rankLevel: level,
        reason: 'For the test',
        requestId: requestId(),
      })
    ).envelope.code,
  ).toBe('OK')
const campaign = (title: string) =>
  admin.call('backoffice.writeMessage', {
    to: { whom: 'label', rankLevel },
    title,
    content: '<p>Play more!</p>',
    requestId: requestId(),
  })
const titles = async ({ client }: TestMember): Promise<string[]> =>
  (await client.call('messages.inbox', {})).envelope.value.list.map(({ title }) => title)
const comeBack = async ({ client, name }: TestMember) => {
  client.token = undefined
  client.token = (
    await client.call('identity.login', { username: name, password: 'correct-horse-9' })
  ).envelope.value.token
}

describe('a message to a rank', () => {
  it('does not reach members who take a break or are excluded, and reaches all others', async () => {
    const [open, away, excluded] = [await ranked(), await ranked(), await ranked()]
    await away.client.call('compliance.takeBreak', { days: 3, requestId: requestId() })
    await excluded.client.call('compliance.exclude', { months: 6, requestId: requestId() })
    expect((await campaign('Weekend offer')).envelope.code).toBe('OK')
    expect(await titles(open)).toContain('Weekend offer')
    for (const member of [away, excluded]) expect(await titles(member)).not.toContain('Weekend offer')
    bank.clock.advance(3 * dayMs)
    admin = await bank.operator('admin')
    await campaign('Next offer')
    for (const member of [open, away, excluded]) await comeBack(member)
    expect(await titles(away)).toContain('Next offer')
    expect(await titles(excluded)).not.toContain('Next offer')
  })

  it('reaches an excluded member again a day after they asked to return, and not before', async () => {
    const member = await ranked()
    await member.client.call('compliance.exclude', { months: 6, requestId: requestId() })
    bank.clock.advance(190 * dayMs)
    admin = await bank.operator('admin')
    await comeBack(member)
    expect(
      (await member.client.call('compliance.askToReturn', { requestId: requestId() })).envelope.code,
    ).toBe('OK')
    bank.clock.advance(dayMs - 60_000)
    admin = await bank.operator('admin')
    await campaign('Too early')
    bank.clock.advance(60_000)
    await campaign('Welcome')
    await comeBack(member)
    expect(await titles(member)).toContain('Welcome')
    expect(await titles(member)).not.toContain('Too early')
  })
})

describe('an excluded member', () => {
  it('still gets what concerns their account, and no news about their rank', async () => {
    admin = await bank.operator('admin')
    const member = await ranked()
    const before = (await titles(member)).length
    await member.client.call('compliance.exclude', { months: null, requestId: requestId() })
    await rank(member, 4)
    expect(await titles(member)).toHaveLength(before)
    await admin.call('backoffice.writeMessage', {
      to: { whom: 'member', username: member.name },
      title: 'About your withdrawal',
      content: '<p>It is on its way.</p>',
      requestId: requestId(),
    })
    expect(await titles(member)).toContain('About your withdrawal')
  })
})
