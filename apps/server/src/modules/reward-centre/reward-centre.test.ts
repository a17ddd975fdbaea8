// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWalletTestServer, type TestMember, type WalletTestServer } from '../wallet/wallet-for-tests.ts'
import { comeBack, dayMs, offer, rewardsOf } from './rewards-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

const cash = async (member: TestMember): Promise<number> => (await bank.balance(member)).cash
const claim = ({ client }: TestMember, rewardId: number) => client.call('rewardCentre.claim', { rewardId })
/** A member with one reward to claim. */
async function memberWithReward(): Promise<[TestMember, number]> {
  const member = await bank.member()
  await offer(bank, member)
  return [member, (await rewardsOf(member))[0]?.rewardId ?? 0]
}

describe('the reward centre', () => {
  it('lists what can be claimed first, then what was claimed, each newest first [MEMBER-012]', async () => {
    const member = await bank.member()
    for (const [name, amount] of [
      ['First', 1],
      ['Second', 2],
      ['Third', 3],
    ] as const)
      await offer(bank, member, { title: { words: { EN: name } }, amount: units(amount) })
    await claim(member, (await rewardsOf(member))[0]?.rewardId ?? 0)
    const answer = await member.client.send({ method: 'GET', url: '/wps/relay/MCS2_rewardCenter' })
    expect(answer.envelope).toMatchObject({ success: true, value: { totalCount: 3, claimable: 2 } })
    expect(
      (await rewardsOf(member)).map(({ title, amount, status, source }) => [title, amount, status, source]),
    ).toEqual([
      ['Second', 2, 'Claim', 'EVENT'],
      ['First', 1, 'Claim', 'EVENT'],
      ['Third', 3, 'Claimed', 'EVENT'],
    ])
  })

  it('credits a claimed reward at once, and the account record says what it was [PROMO-002]', async () => {
    const [member, rewardId] = await memberWithReward()
    const received = bank.listen(member)
    const answer = await member.client.send({
      method: 'POST',
      url: '/wps/relay/MCS2_claimReward',
      payload: { rewardId },
    })
    expect(answer.envelope).toMatchObject({
      success: true,
      value: { status: 'Claimed', amount: 5, currency: 'USD' },
    })
    expect(await cash(member)).toBe(5)
    await vi.waitFor(() =>
      expect(received).toContainEqual({ topic: 'rewardCentre.rewards', payload: { claimable: 0 } }),
    )
    bank.clock.advance(Math.max(0, Date.now() + 60_000 - bank.clock.now()))
    await comeBack(member)
    const { list } = (
      await member.client.call('wallet.transactions', {
        transType: 'BONUS',
        startTime: Date.now() - dayMs,
        endTime: Date.now() + 60_000,
      })
    ).envelope.value
    expect(list).toMatchObject([{ transType: 'BONUS', amount: 5, remark: 'Spring festival' }])
  })

  it('shows titles in the language of the page', async () => {
    const member = await bank.member()
    await offer(bank, member)
    const { envelope } = await member.client.call('rewardCentre.list', {}, { headers: { language: 'CN' } })
    expect(envelope.value.list[0]?.title).toBe('春节')
  })

  it('tells open pages how many rewards wait', async () => {
    const member = await bank.member()
    const received = bank.listen(member)
    await offer(bank, member)
    await vi.waitFor(() =>
      expect(received).toContainEqual({ topic: 'rewardCentre.rewards', payload: { claimable: 1 } }),
    )
  })
})

describe('a reward is paid once', () => {
  it('of 256 claims at the same time', async () => {
    const [member, rewardId] = await memberWithReward()
    const answers = await Promise.all(Array.from({ length: 256 }, () => claim(member, rewardId)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    for (const { envelope } of answers)
      if (!envelope.success)
        expect(['REWARD_CLAIMED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']).toContain(envelope.code)
    expect(await cash(member)).toBe(5)
    expect((await claim(member, rewardId)).envelope).toMatchObject({ success: false, code: 'REWARD_CLAIMED' })
  })

  it('and granted once for each reference, however many grant it at once', async () => {
    const member = await bank.member()
    const grants = await Promise.all(
      Array.from({ length: 16 }, () => offer(bank, member, { reference: 'once/7' })),
    )
    expect(grants.filter(Boolean)).toHaveLength(1)
    expect(await rewardsOf(member)).toHaveLength(1)
  })
})

describe('a claim is refused', () => {
  it('after the reward has expired, and the page no longer lists it', async () => {
    const [member, rewardId] = await memberWithReward()
    bank.clock.advance(7 * dayMs)
    await comeBack(member)
    expect((await claim(member, rewardId)).envelope).toMatchObject({ success: false, code: 'REWARD_EXPIRED' })
    expect([await cash(member), await rewardsOf(member)]).toEqual([0, []])
  })

  it('for the reward of somebody else, for one that is not there, and for anything that is no id', async () => {
    const [, rewardId] = await memberWithReward()
    const other = await bank.member()
    expect((await claim(other, rewardId)).status).toBe(404)
    expect((await claim(other, 999_999_999)).status).toBe(404)
    for (const wrong of [0, -1, 1.5, 2 ** 60, '1'])
      expect((await claim(other, wrong as number)).status).toBe(400)
    expect(await cash(other)).toBe(0)
    expect((await bank.program().call('rewardCentre.claim', { rewardId })).status).toBe(401)
  })
})

describe('nothing is offered', () => {
  it('to a closed account, nor to a trial', async () => {
    const closed = await bank.member()
    const { database } = bank.server.platform
    await database.pool.query('update member set enabled = false where id = $1', [closed.id])
    expect(await offer(bank, closed)).toBe(false)
    await database.pool.query('update member set enabled = true, type = 4 where id = $1', [closed.id])
    expect(await offer(bank, closed)).toBe(false)
  })

  it('and an account that was closed since cannot claim', async () => {
    const [member, rewardId] = await memberWithReward()
    const { database } = bank.server.platform
    await database.pool.query('update member set enabled = false where id = $1', [member.id])
    const { envelope } = await claim(member, rewardId)
    expect(envelope.success).toBe(false)
    await database.pool.query('update member set enabled = true where id = $1', [member.id])
    expect(await cash(member)).toBe(0)
  })
})
