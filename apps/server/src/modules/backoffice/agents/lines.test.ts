// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../../contracts/contracts-for-tests.ts'

let at: ContractsTestServer
let support: CallClient
let head: TestAccount
let agent: TestAccount
beforeAll(async () => {
  at = await openContractsTestServer()
  support = await at.server.operator('helper', 'support')
  head = await at.open('linehead', 2)
  await at.open('otherhead', 2)
  await at.open('lonemember', 0)
  await at.open('directmember', 0, head)
  agent = await at.open('lineagent', 1, head)
  const lower = await at.open('loweragent', 1, agent)
  await at.open('lowermember', 0, lower)
  await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
  await at.agree(head, 'DIVIDEND', { tiers: flatTiers(0.01) })
  await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.01) })
})
afterAll(() => at.close())

const level = async (more: { memberId?: bigint; pageNo?: number; pageSize?: number } = {}) =>
  (await support.call('backoffice.lines', more)).envelope.value

describe('the tree of lines', () => {
  it('begins with the agents who have no upline, with the sizes of their teams and their contracts', async () => {
    expect((await level()).list).toMatchObject([
      {
        username: 'linehead',
        type: 2,
        enabled: true,
        directDownlines: 2,
        members: 2,
        agents: 2,
        contracts: ['DAILY', 'DIVIDEND'],
      },
      { username: 'otherhead', directDownlines: 0, members: 0, agents: 0, contracts: [] },
    ])
  })

  it('opens level by level, agents first', async () => {
    expect((await level({ memberId: head.id })).list).toMatchObject([
      { username: 'lineagent', directDownlines: 1, members: 1, agents: 1, contracts: ['DAILY'] },
      { username: 'directmember', directDownlines: 0, members: 0, agents: 0 },
    ])
    expect((await level({ memberId: agent.id })).list.map(({ username }) => username)).toEqual(['loweragent'])
  })

  it('comes by page', async () => {
    expect(await level({ memberId: head.id, pageSize: 1, pageNo: 2 })).toMatchObject({
      list: [{ username: 'directmember' }],
      totalCount: 2,
      totalPages: 2,
    })
  })

  it('is refused for an account or a brand that does not exist', async () => {
    expect((await support.call('backoffice.lines', { memberId: 999_999 })).envelope.code).toBe('NO_MEMBER')
    expect((await support.call('backoffice.lines', { brandCode: 'nowhere' })).envelope.code).toBe('NO_BRAND')
    const content = await at.server.operator('writer', 'content')
    expect((await content.call('backoffice.lines', {})).status).toBe(403)
  })
})
