// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'
import { expireOffers } from './expire-offers.ts'

let at: ContractsTestServer
let head: TestAccount
let other: TestAccount
beforeAll(async () => {
  at = await openContractsTestServer()
  head = await at.open('linehead', 2)
  other = await at.open('otherhead', 2)
  for (const account of [head, other]) {
    await at.agree(account, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.3) })
    await at.agree(account, 'DAILY', { tiers: flatTiers(0.003) })
    await at.agree(account, 'HOURLY', { tiers: flatTiers(0.003) })
    await at.agree(account, 'REALTIME', { tiers: flatTiers(0.003) })
  }
})
afterAll(() => at.close())
beforeEach(async () => {
  // Calls are counted by the minute; sessions end when nobody uses them.
  at.server.clock.advance(61_000)
  await other.client.call('contracts.dividends', {})
})

let names = 0
const openAgent = (upline = head): Promise<TestAccount> => at.open(`agentno${++names}`, 1, upline)

type Move = Partial<CallInput<'contracts.moveDividend'>>
const move = ({ client }: TestAccount, input: Move) =>
  client.call('contracts.moveDividend', input as CallInput<'contracts.moveDividend'>)
const offer = (upline: TestAccount, { name }: { name: string }, part: Move = {}) =>
  move(upline, { action: 'OFFER', account: name, periodType: 'Weekly', tiers: flatTiers(0.1), ...part })
async function offered(upline: TestAccount, downline: TestAccount): Promise<string> {
  const { envelope } = await offer(upline, downline)
  expect(envelope).toMatchObject({ success: true })
  return envelope.value.contractId
}
const stateOf = async ({ client }: TestAccount, contractId: string, role: 'from' | 'to' = 'to') =>
  (await client.call('contracts.dividends', { role })).envelope.value.list.find(
    (contract) => contract.contractId === contractId,
  )

describe('a contract that an agent offers', () => {
  it('counts from the next period on once the downline accepts it; both see every move [AGENT-022] [CALL-074]', async () => {
    const agent = await openAgent()
    const contractId = await offered(head, agent)
    expect(await stateOf(agent, contractId)).toMatchObject({
      status: 'Offered',
      startDay: null,
      expireTime: at.server.clock.now() + 7 * 86_400_000,
    })
    const { envelope } = await move(agent, { action: 'ACCEPT', contractId })
    expect(envelope.value).toMatchObject({ status: 'Active', from: 'linehead', startDay: '2027-03-22' })
    expect((await stateOf(head, contractId, 'from'))?.moves.map((one) => [one.move, one.by])).toEqual([
      ['OFFER', 'linehead'],
      ['ACCEPT', agent.name],
    ])
  })

  it('is rejected for good when the downline rejects it [AGENT-023]', async () => {
    const agent = await openAgent()
    const contractId = await offered(head, agent)
    expect((await move(agent, { action: 'REJECT', contractId })).envelope.value).toMatchObject({
      status: 'Rejected',
      startDay: null,
    })
    for (const action of ['ACCEPT', 'REJECT', 'TERMINATE'] as const)
      expect((await move(agent, { action, contractId })).envelope.code).toBe('BAD_STATE')
  })

  it.each([['downline'], ['upline']] as const)(
    'ends with the running period when the %s terminates it [AGENT-024]',
    async (side) => {
      const agent = await openAgent()
      const contractId = await offered(head, agent)
      await move(agent, { action: 'ACCEPT', contractId })
      const mover = side === 'upline' ? head : agent
      const { envelope } = await move(mover, { action: 'TERMINATE', contractId })
      // It had not begun, so no day of it is settled.
      expect(envelope.value).toMatchObject({
        status: 'Terminated',
        startDay: '2027-03-22',
        endDay: '2027-03-21',
      })
      expect((await move(mover, { action: 'TERMINATE', contractId })).envelope.code).toBe('BAD_STATE')
    },
  )

  it.each([
    ['DAILY', 'contracts.moveDailySalary', 'contracts.dailySalaries'],
    ['HOURLY', 'contracts.moveHourlySalary', 'contracts.hourlySalaries'],
    ['REALTIME', 'contracts.moveRealTimeSalary', 'contracts.realTimeSalaries'],
  ] as const)(
    'may be of the kind %s, which has calls of its own [CALL-075] [CALL-076] [CALL-078]',
    async (_, moveName, listName) => {
      const agent = await openAgent()
      const terms = { periodType: 'Daily', tiers: flatTiers(0.001) } as const
      const make = async () =>
        (await head.client.call(moveName, { action: 'OFFER', account: agent.name, ...terms })).envelope.value
          .contractId
      await agent.client.call(moveName, { action: 'REJECT', contractId: await make() })
      const contractId = await make()
      await agent.client.call(moveName, { action: 'ACCEPT', contractId })
      await head.client.call(moveName, { action: 'TERMINATE', contractId })
      const { list } = (await agent.client.call(listName, {})).envelope.value
      expect(list.map(({ status, version }) => [status, version])).toEqual([
        ['Terminated', 2],
        ['Rejected', 1],
      ])
      // A dividend call knows nothing of it.
      expect((await move(agent, { action: 'ACCEPT', contractId })).status).toBe(403)
    },
  )

  it('is replaced by a newer offer, and replaces the running contract when its own first period begins', async () => {
    const agent = await openAgent()
    const [first, second] = [await offered(head, agent), await offered(head, agent)]
    expect((await stateOf(agent, first))?.moves.at(-1)).toMatchObject({ move: 'REPLACE' })
    expect((await move(agent, { action: 'ACCEPT', contractId: first })).envelope.code).toBe('BAD_STATE')
    await move(agent, { action: 'ACCEPT', contractId: second })
    const third = await offered(head, agent)
    await move(agent, { action: 'ACCEPT', contractId: third })
    expect(await stateOf(agent, second)).toMatchObject({ status: 'Terminated', endDay: '2027-03-21' })
    expect(await stateOf(agent, third)).toMatchObject({ status: 'Active', version: 3 })
  })

  it('counts as rejected when nobody answers for seven days', async () => {
    const agent = await openAgent()
    const contractId = await offered(head, agent)
    const dueMs = at.server.clock.now() + 7 * 86_400_000
    await expireOffers(at.deps.database, dueMs - 1)
    expect(await stateOf(agent, contractId)).toMatchObject({ status: 'Offered' })
    await expireOffers(at.deps.database, dueMs)
    expect(await stateOf(agent, contractId)).toMatchObject({ status: 'Rejected' })
    expect((await stateOf(agent, contractId))?.moves.at(-1)).toMatchObject({ move: 'EXPIRE', by: null })
  })
})

describe('an offer is refused', () => {
  it.each([
    ['rates above the own', flatTiers(0.31), { problem: 'aboveOwnRate', tier: 0 }],
    ['thresholds that do not rise', [1, 5, 5].map(tierFrom), { problem: 'notRising', tier: 2 }],
    ['two tiers', flatTiers(0.1).slice(1), { problem: 'tooFew', tier: null }],
    ['seven tiers', [1, 2, 3, 4, 5, 6, 7].map(tierFrom), { problem: 'tooMany', tier: null }],
    ['a rate of nothing', flatTiers(0), { problem: 'badRate', tier: 0 }],
  ])('with %s, and nothing is stored', async (_, tiers, problem) => {
    const agent = await openAgent()
    const { envelope } = await offer(head, agent, { tiers })
    expect(envelope).toMatchObject({ success: false, code: 'BAD_TIERS', value: problem })
    expect((await agent.client.call('contracts.dividends', {})).envelope.value.totalCount).toBe(0)
    const dry = await head.client.call('contracts.dryRun', {
      kind: 'DIVIDEND',
      account: agent.name,
      periodType: 'Weekly',
      tiers,
    })
    expect(dry.envelope.value.problem).toEqual(problem)
  })

  it('that gives an accomplice the own top rate for less than the own contract asks for', async () => {
    const top = await at.open('strictlyhead', 2)
    const own = [1_000, 5_000, 10_000].map((minBets, step) => ({
      ...{ minBets, minProfitLoss: step, minActiveMembers: step + 1 },
      rate: [0.1, 0.2, 0.3][step]!,
    }))
    await at.agree(top, 'DIVIDEND', { periodType: 'Weekly', tiers: own })
    const agent = await openAgent(top)
    const codeOf = async (tiers: typeof own) => (await offer(top, agent, { tiers })).envelope
    const low = { code: 'BAD_TIERS', value: { problem: 'belowOwnMinimum', tier: 0 } }
    expect(await codeOf(flatTiers(0.3))).toMatchObject(low)
    expect(await codeOf(own.map((tier) => ({ ...tier, minActiveMembers: 0 })))).toMatchObject(low)
    expect(
      await codeOf(own.map((tier, step) => ({ ...tier, rate: own[Math.min(step + 1, 2)]!.rate }))),
    ).toMatchObject(low)
    expect(await codeOf(own)).toMatchObject({ success: true })
    expect((await agent.client.call('contracts.dividends', {})).envelope.value.totalCount).toBe(1)
  })

  it('to anybody but an open agent right below, whether they exist or not', async () => {
    const agent = await openAgent()
    const under = await openAgent(agent)
    const member = await at.open('plainmember', 0, head)
    for (const name of [under.name, member.name, other.name, head.name, 'nobodyatall', ''])
      expect((await offer(head, { name })).status, name).toBe(403)
    expect((await offer(agent, head)).status).toBe(403)
  })

  it('by an agent without an active contract of this kind and period', async () => {
    const agent = await openAgent()
    const under = await openAgent(agent)
    expect((await offer(agent, under)).envelope.code).toBe('NO_OWN_CONTRACT')
    expect((await offer(head, agent, { periodType: 'Monthly' })).envelope.code).toBe('NO_OWN_CONTRACT')
    const salary = { action: 'OFFER', account: agent.name, tiers: flatTiers(0.001) } as const
    expect(
      (await head.client.call('contracts.moveDailySalary', { ...salary, periodType: 'Weekly' })).envelope
        .code,
    ).toBe('BAD_PERIOD')
  })

  it('while its kind is switched off, like every other call of the kind [AGENT-027]', async () => {
    const agent = await openAgent()
    await at.server.platform.settings.write('agents.dividend', false, 'test')
    const answers = [
      await offer(head, agent),
      await head.client.call('contracts.dividends', {}),
      await head.client.call('contracts.dividendRecord', {}),
    ]
    await at.server.platform.settings.write('agents.dividend', true, 'test')
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('a move of a contract', () => {
  it('is not for others: neither an offer of somebody else nor an unknown one can be answered', async () => {
    const agent = await openAgent()
    const contractId = await offered(head, agent)
    for (const action of ['ACCEPT', 'REJECT', 'TERMINATE'] as const) {
      expect((await move(other, { action, contractId })).status).toBe(403)
      expect((await move(other, { action, contractId: randomUUID() })).status).toBe(403)
    }
    // The one who offered cannot accept for the downline.
    expect((await move(head, { action: 'ACCEPT', contractId })).status).toBe(403)
    expect(await stateOf(agent, contractId)).toMatchObject({ status: 'Offered' })
  })

  it('is refused when it was made before, or after the contract has ended', async () => {
    const agent = await openAgent()
    const contractId = await offered(head, agent)
    const codeOf = async (account: TestAccount, action: 'ACCEPT' | 'TERMINATE') =>
      (await move(account, { action, contractId })).envelope.code
    expect(await codeOf(agent, 'ACCEPT')).toBe('OK')
    expect(await codeOf(agent, 'ACCEPT')).toBe('BAD_STATE')
    expect(await codeOf(head, 'TERMINATE')).toBe('OK')
    expect(await codeOf(agent, 'ACCEPT')).toBe('BAD_STATE')
    expect((await stateOf(agent, contractId))?.moves.map((one) => one.move)).toEqual([
      'OFFER',
      'ACCEPT',
      'TERMINATE',
    ])
  })

  it('is made once when 64 accept and terminate at the same time', async () => {
    const agent = await openAgent()
    const contractId = await offered(head, agent)
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        index % 2 === 0
          ? move(agent, { action: 'ACCEPT', contractId })
          : move(head, { action: 'TERMINATE', contractId }),
      ),
    )
    const codes = answers.map(({ envelope }) => envelope.code)
    expect(codes.filter((code) => code === 'OK').length).toBeLessThanOrEqual(2)
    expect(new Set(codes)).toEqual(new Set(['OK', 'BAD_STATE']))
    const moves = (await stateOf(agent, contractId))?.moves.map((one) => one.move) ?? []
    expect(moves.slice(0, 2)).toEqual(['OFFER', 'ACCEPT'])
    expect(moves.length).toBeLessThanOrEqual(3)
  })

  it('sees contracts from above and to below, and only those [AGENT-028]', async () => {
    const agent = await openAgent()
    const under = await openAgent(agent)
    await move(agent, { action: 'ACCEPT', contractId: await offered(head, agent) })
    const below = await offered(agent, under)
    const list = async (role: 'from' | 'to') =>
      (await agent.client.call('contracts.dividends', { role })).envelope.value.list
    expect((await list('to')).map(({ from, to }) => [from, to])).toEqual([['linehead', agent.name]])
    expect((await list('from')).map(({ contractId }) => contractId)).toEqual([below])
    expect((await other.client.call('contracts.dividendRecord', { account: agent.name })).status).toBe(403)
  })
})

describe('a contract that ends', () => {
  /** Head, agent and two below each other, all with a contract. */
  async function chain(): Promise<{ accounts: TestAccount[]; contracts: string[] }> {
    const top = await at.open(`chainhead${++names}`, 2)
    const contracts = [await at.agree(top, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.3) })]
    const accounts = [top]
    for (let level = 0; level < 3; level += 1) {
      const below = await openAgent(accounts.at(-1)!)
      contracts.push(
        await at.agreeWith(accounts.at(-1)!, below, 'DIVIDEND', {
          periodType: 'Weekly',
          tiers: flatTiers(0.2),
        }),
      )
      accounts.push(below)
    }
    return { accounts, contracts }
  }
  const statesOf = async ({ accounts, contracts }: Awaited<ReturnType<typeof chain>>) =>
    Promise.all(
      contracts.map(async (contractId, index) => {
        const state = await stateOf(accounts[index]!, contractId)
        return [state?.status, state?.endDay, state?.moves.at(-1)?.move]
      }),
    )

  it('ends all contracts below on the same day, and tells whoever has one', async () => {
    const made = await chain()
    await move(made.accounts[1]!, { action: 'TERMINATE', contractId: made.contracts[1]! })
    expect(await statesOf(made)).toEqual([
      ['Active', null, 'ACCEPT'],
      ['Terminated', '2027-03-21', 'TERMINATE'],
      ['Terminated', '2027-03-21', 'ABOVE'],
      ['Terminated', '2027-03-21', 'ABOVE'],
    ])
    const { list } = (await made.accounts[3]!.client.call('messages.inbox', {})).envelope.value
    expect(list[0]!.title).toContain('contract')
  })

  it('leaves those below that its replacement covers, and ends the others with it', async () => {
    const made = await chain()
    const [top, agent, under] = made.accounts
    await at.agreeWith(top!, agent!, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.25) })
    expect((await statesOf(made)).map(([status]) => status)).toEqual([
      'Active',
      'Terminated',
      'Active',
      'Active',
    ])
    await at.agreeWith(top!, agent!, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.19) })
    expect((await statesOf(made)).map(([status, , last]) => [status, last])).toEqual([
      ['Active', 'ACCEPT'],
      ['Terminated', 'REPLACE'],
      ['Terminated', 'ABOVE'],
      ['Terminated', 'ABOVE'],
    ])
    // An offer from before cannot be accepted under the new terms.
    expect((await offer(agent!, under!, { tiers: flatTiers(0.2) })).envelope.code).toBe('BAD_TIERS')
  })

  it('leaves no contract below when others are accepted at the same moment', async () => {
    const top = await at.open(`racehead${++names}`, 2)
    const contractId = await at.agree(top, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.3) })
    const below = await Promise.all(Array.from({ length: 8 }, () => openAgent(top)))
    const offers = await Promise.all(below.map((agent) => offered(top, agent)))
    const answers = await Promise.all([
      ...below
        .slice(0, 4)
        .map((agent, index) => move(agent, { action: 'ACCEPT', contractId: offers[index]! })),
      move(top, { action: 'TERMINATE', contractId }),
      ...below
        .slice(4)
        .map((agent, index) => move(agent, { action: 'ACCEPT', contractId: offers[index + 4]! })),
    ])
    const codes = answers.map(({ envelope }) => envelope.code)
    expect(codes.filter((code) => code !== 'OK' && code !== 'BAD_STATE')).toEqual([])
    expect(codes[4]).toBe('OK')
    const states = await Promise.all(below.map((agent, index) => stateOf(agent, offers[index]!)))
    expect(states.filter((state) => state?.status === 'Active')).toEqual([])
  })
})

function tierFrom(minBets: number) {
  return { minBets, minProfitLoss: 0, minActiveMembers: 0, rate: 0.1 }
}
