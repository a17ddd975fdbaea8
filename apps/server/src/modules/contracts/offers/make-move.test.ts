// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'
import { endContractsOfMoved } from './end-contracts-of-moved.ts'
import { expireOffers } from './expire-offers.ts'

let at: ContractsTestServer
let head: TestAccount
let agent: TestAccount
let count = 0
beforeAll(async () => {
  at = await openContractsTestServer()
})
afterAll(() => at.close())
beforeEach(async () => {
  at.server.clock.advance(61_000)
  count += 1
  head = await at.open(`headno${count}`, 2)
  agent = await at.open(`agentno${count}`, 1, head)
  await at.agree(head, 'DIVIDEND', { periodType: 'Weekly', tiers: flatTiers(0.3) })
  await inboxOf(head)
})

/** The first sentence of each message since the last look, oldest first. */
const seen = new Map<string, number>()
async function inboxOf({ name, client }: TestAccount, language = 'EN'): Promise<string[]> {
  const { envelope } = await client.call('messages.inbox', { pageSize: 100 }, { headers: { language } })
  const all = envelope.value.list.toReversed()
  const news = all.slice(seen.get(name) ?? 0)
  seen.set(name, all.length)
  return news.map(({ content }) => /<p>(.*?)<\/p>/.exec(content)?.[1] ?? '')
}
const move = ({ client }: TestAccount, input: object) =>
  client.call('contracts.moveDividend', input as { action: 'OFFER' })
async function offer(): Promise<string> {
  const terms = { account: agent.name, periodType: 'Weekly', tiers: flatTiers(0.1) }
  return (await move(head, { action: 'OFFER', ...terms })).envelope.value.contractId
}

describe('a move of a contract writes to the inbox', () => {
  it('of the other side: offered, accepted, terminated', async () => {
    const contractId = await offer()
    expect(await inboxOf(agent)).toEqual([
      `${head.name} offers you a contract. The offer expires in seven days if you do not reply.`,
    ])
    await move(agent, { action: 'ACCEPT', contractId })
    expect(await inboxOf(head)).toEqual([
      expect.stringMatching(`^${agent.name} has accepted your offer. The contract counts from 2027-`),
    ])
    await move(agent, { action: 'TERMINATE', contractId })
    expect(await inboxOf(head)).toEqual([
      `${agent.name} has terminated the contract before it came into force.`,
    ])
    expect(await inboxOf(agent)).toEqual([])
  })

  it('of the upline when the offer is rejected, and of both when nobody answers it or the line changes', async () => {
    await move(agent, { action: 'REJECT', contractId: await offer() })
    expect(await inboxOf(head)).toEqual([`${agent.name} has rejected your offer.`])
    await offer()
    await inboxOf(agent)
    at.server.clock.advance(7 * 86_400_000)
    await expireOffers(at.deps.database, at.server.clock.now())
    const again = await Promise.all([head, agent].map(({ name }) => logInAgain(name)))
    expect(await inboxOf(again[0]!)).toEqual([
      `${agent.name} did not reply to your offer within seven days. It has expired.`,
    ])
    expect(await inboxOf(again[1]!)).toEqual([
      `You did not reply to the offer from ${head.name} within seven days. It has expired.`,
    ])
    head = again[0]!
    await offer()
    await inboxOf(again[1]!)
    await at.deps.database.transaction((tx) =>
      endContractsOfMoved(tx, agent.id, { lastDay: '2027-04-01', nowMs: at.server.clock.now() }),
    )
    for (const [account, other] of [
      [again[0]!, agent.name],
      [again[1]!, head.name],
    ] as const)
      expect(await inboxOf(account)).toEqual([
        `The contract with ${other} ends because one of you is moving to another line.`,
      ])
  })

  it('once, and of nobody when it is refused, however many try at once', async () => {
    const contractId = await offer()
    await Promise.all(Array.from({ length: 16 }, () => move(agent, { action: 'ACCEPT', contractId })))
    expect(await inboxOf(head)).toHaveLength(1)
    expect(await inboxOf(agent)).toHaveLength(1)
    await move(agent, { action: 'REJECT', contractId })
    expect(await inboxOf(head)).toEqual([])
  })

  it('in the language of the reader; the operator, who offers to heads, gets none', async () => {
    expect(await inboxOf(agent)).toEqual([])
    await offer()
    const [sentence] = await inboxOf(agent, 'ES')
    expect(sentence).toContain(head.name)
    expect(sentence).not.toContain('offers you')
  })
})

async function logInAgain(name: string): Promise<TestAccount> {
  const client = at.server.program()
  const { envelope } = await client.call('identity.login', {
    type: 'username',
    username: name,
    password: 'Correct-horse-9',
  })
  client.token = envelope.value.token
  return { id: 0n, name, client }
}
