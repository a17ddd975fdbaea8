// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWalletTestServer, type TestMember, type WalletTestServer } from '../wallet/wallet-for-tests.ts'
import type { RewardToOffer } from './index.ts'
import { offer, rewardsOf } from './rewards-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

/** A member with a reward of 5.00 that has to be staked three times. */
async function memberWithReward(change: Partial<RewardToOffer> = {}): Promise<[TestMember, number]> {
  const member = await bank.member()
  await offer(bank, member, { wagerTimes: 3, ...change })
  return [member, (await rewardsOf(member))[0]!.rewardId]
}
const claim = ({ client }: TestMember, rewardId: number) => client.call('rewardCentre.claim', { rewardId })
const price = ({ client }: TestMember, rewardId: number) => client.call('rewardCentre.price', { rewardId })
const wallet = async ({ client }: TestMember) => (await client.call('bonuses.wallet', {})).envelope.value

describe('a reward that has to be wagered', () => {
  it('is paid as bonus money, which can be staked and not withdrawn', async () => {
    const [member, rewardId] = await memberWithReward()
    expect((await claim(member, rewardId)).envelope).toMatchObject({ success: true, value: { amount: 5 } })
    expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
    expect(await wallet(member)).toMatchObject({
      bonusBalance: 5,
      turnoverLeft: 15,
      bonuses: [{ title: 'Spring festival', amount: 5, balance: 5, required: 15, done: 0, state: 'open' }],
    })
  })

  it('is paid once, however many claims come at once', async () => {
    const [member, rewardId] = await memberWithReward()
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim(member, rewardId)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(await wallet(member)).toMatchObject({ bonusBalance: 5, bonuses: [{ amount: 5 }] })
  })

  it('tells open pages that there is a bonus', async () => {
    const [member, rewardId] = await memberWithReward()
    const received = bank.listen(member)
    await claim(member, rewardId)
    await expect.poll(() => received).toContainEqual({ topic: 'bonuses.moved', payload: {} })
  })
})

describe('the price of a reward', () => {
  it('is stated before the claim, and the claim grants exactly these terms', async () => {
    const [member, rewardId] = await memberWithReward({ maxStake: units(2) })
    const { value } = (await price(member, rewardId)).envelope
    expect(value).toMatchObject({
      bonus: 5,
      deposit: 0,
      required: 15,
      daysToWager: 30,
      maxStake: 2,
      spendingOrder: 'cashFirst',
    })
    await claim(member, rewardId)
    const [bonus] = (await wallet(member)).bonuses
    expect(bonus).toMatchObject({ amount: value.bonus, required: value.required, maxStake: value.maxStake })
    expect(bonus!.expiresAt! - bonus!.grantedAt).toBe(value.daysToWager * 86_400_000)
  })

  it('of cash is nothing', async () => {
    const [member, rewardId] = await memberWithReward({ wagerTimes: 0 })
    expect((await price(member, rewardId)).envelope.value).toMatchObject({ bonus: 5, required: 0 })
  })

  it('is for nobody else, not for claimed or expired rewards, and not for anything that is no id', async () => {
    const [member, rewardId] = await memberWithReward()
    const other = await bank.member()
    expect((await price(other, rewardId)).status).toBe(404)
    expect((await price(other, 999_999_999)).status).toBe(404)
    for (const wrong of [0, -1, 1.5, 2 ** 60, 'x'])
      expect((await price(member, wrong as number)).status).toBe(400)
    expect((await bank.program().call('rewardCentre.price', { rewardId })).status).toBe(401)
    await claim(member, rewardId)
    expect((await price(member, rewardId)).status).toBe(404)
    await offer(bank, member, { amount: units(1), expiresAtMs: bank.clock.now() })
    const { database } = bank.server.platform
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from reward_on_offer where member_id = $1 order by id desc limit 1',
      [member.id],
    )
    expect((await price(member, Number(rows[0]?.id))).status).toBe(404)
  })
})
