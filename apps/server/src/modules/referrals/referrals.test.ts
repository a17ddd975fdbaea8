// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { negate, units, zero, type Amount } from '@tessera/rules/money'
import type { SharedThing } from '@tessera/rules/referrals/referrals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCallClient, type CallClient } from '../../testing/call-client.ts'
import { recordFact } from '../bets/index.ts'
import { openGame } from '../catalogue/edges-for-tests.ts'
import { correctPayment, openAccounts, operatorAccount, ownerOfMember, post } from '../ledger/index.ts'
import { openWalletTestServer, paymentPassword, type WalletTestServer } from '../wallet/wallet-for-tests.ts'

const dayMs = 86_400_000
const password = 'Correct-horse-9'

interface Person {
  id: number
  name: string
  ip: string
  client: CallClient
}

let bank: WalletTestServer
let count = 0
beforeAll(async () => {
  bank = await openWalletTestServer()
  await openGame(bank.server.platform)
  // The ledger stamps its postings with the time of the database.
  bank.clock.advance(Date.now() - bank.clock.now())
  await bank.server.platform.settings.write('site.referralPromo', true, 'test')
  await run('referrals.countBets')
  await run('referrals.countDeposits')
  // The followers begin with what happens from now on.
  const first = await register('')
  await playFor(first, units(1))
  await pay(first, units(1))
  await countAll()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

async function run(name: string): Promise<void> {
  const job = bank.server.modules.jobs.all.find((one) => one.name === name)
  if (!job) throw new Error(`there is no job ${name}`)
  await job.run(bank.clock.now())
}
async function countAll(): Promise<void> {
  await run('referrals.countBets')
  await run('referrals.countDeposits')
}

/** Registers somebody with a code, from an address and a browser of their own unless told otherwise. */
async function register(
  referralCode: string,
  { ip, client, more = {} }: { ip?: string; client?: CallClient; more?: object } = {},
): Promise<Person> {
  const own = client ?? createCallClient(bank.server.app, bank.clock, { browser: true })
  const [name, address] = [`person${(count += 1)}`, ip ?? `10.9.${count >> 8}.${count & 255}`]
  own.token = undefined
  const answer = await own.call(
    'identity.register',
    { username: name, password, confirmPassword: password, referralCode, login: true, agreed: true, ...more },
    { ip: address },
  )
  if (!answer.envelope.success) throw new Error(JSON.stringify(answer.envelope))
  own.token = answer.envelope.value.token
  const { id } = (await own.call('members.info', {})).envelope.value
  return { id, name, ip: address, client: own }
}

const referralOf = async ({ client }: Person): Promise<CallOutput<'referrals.show'>> =>
  (await client.call('referrals.show', {})).envelope.value
const codeOf = async (person: Person): Promise<string> => (await referralOf(person)).referralCode
const rewardsOf = async ({ client }: Person) =>
  (await client.call('rewardCentre.list', {})).envelope.value.list.map(({ source, amount, wagerTimes }) => ({
    source,
    amount,
    wagerTimes,
  }))
const twenty = { source: 'REFERRAL', amount: 20, wagerTimes: 3 }

const playFor = ({ id }: Person, validBet: Amount): Promise<void> =>
  bank.server.platform.database.transaction((tx) =>
    recordFact(tx, {
      memberId: BigInt(id),
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: `r${(count += 1)}`,
      kind: 'return',
      amount: zero,
      currency: 'USD',
      validBet,
      closed: true,
      atMs: bank.clock.now(),
      reference: `f${count}`,
    }),
  )
const pay = ({ id }: Person, amount: Amount): Promise<void> =>
  bank.server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(BigInt(id)), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'test', 'USD'),
        to: cash,
        amount,
        cause: 'test',
        externalId: `d${(count += 1)}`,
        kind: 'deposit',
      },
    ])
  })

/** A provider takes back what was deposited; what is not there is owed. */
const takeBack = ({ id }: Person, amount: Amount): Promise<Amount> =>
  bank.server.platform.database.transaction((tx) =>
    correctPayment(tx, {
      owner: ownerOfMember(BigInt(id)),
      currency: 'USD',
      purpose: 'test',
      difference: negate(amount),
      cause: 'test.reversed',
      externalId: `r${(count += 1)}`,
      kindOfBack: 'depositReversed',
    }),
  )

/** The friend deposits and bets what is asked. */
async function reach(friend: Person): Promise<void> {
  await pay(friend, units(100))
  await playFor(friend, units(1_000))
  await countAll()
}
async function comeBack(...people: Person[]): Promise<void> {
  for (const { client, name, ip } of people) {
    client.token = undefined
    client.token = (
      await client.call('identity.login', { username: name, password }, { ip })
    ).envelope.value.token
  }
}

describe('an invitation', () => {
  it('has a code, an address for sharing, and the terms of the site [MEMBER-013]', async () => {
    const inviter = await register('')
    const answer = await inviter.client.send({ method: 'GET', url: '/wps/relay/MCS2_referral' })
    expect(answer.envelope).toMatchObject({
      success: true,
      value: {
        referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
        invited: 0,
        qualified: 0,
        bonus: 0,
        list: [],
        terms: {
          days: 30,
          deposit: 100,
          validBets: 1_000,
          reward: 20,
          wagerTimes: 3,
          commissionPercent: 0.05,
        },
      },
    })
    const { link, qr, referralCode } = await referralOf(inviter)
    expect(new URL(link).pathname + new URL(link).search).toBe(`/register?referralCode=${referralCode}`)
    expect(qr).toBe(link)
    expect(await codeOf(inviter)).toBe(referralCode)
  })

  it('grants both the reward once the friend has deposited and bet enough, and once only', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    await pay(friend, units(99))
    await playFor(friend, units(1_000))
    await countAll()
    expect(await rewardsOf(inviter)).toEqual([])
    expect((await referralOf(inviter)).list).toMatchObject([
      { customerName: expect.stringContaining('*'), status: 'Process' },
    ])
    await pay(friend, units(1))
    await countAll()
    await reach(friend)
    expect([await rewardsOf(inviter), await rewardsOf(friend)]).toEqual([[twenty], [twenty]])
    expect(await referralOf(inviter)).toMatchObject({
      invited: 1,
      qualified: 1,
      bonus: 20,
      list: [{ status: 'Qualified' }],
    })
  })

  it('takes back what nobody has claimed when the deposit is taken back, and grants it again for another one', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    await reach(friend)
    const rewardIds = await Promise.all(
      [inviter, friend].map(async ({ client }) => {
        const [reward] = (await client.call('rewardCentre.list', {})).envelope.value.list
        return { client, rewardId: reward!.rewardId }
      }),
    )
    await takeBack(friend, units(1))
    await Promise.all([countAll(), countAll()])
    await countAll()
    expect(await referralOf(inviter)).toMatchObject({ qualified: 0, bonus: 0, list: [{ status: 'Process' }] })
    for (const { client, rewardId } of rewardIds)
      expect((await client.call('rewardCentre.claim', { rewardId })).envelope.success).toBe(false)
    await pay(friend, units(1))
    await countAll()
    expect(await referralOf(inviter)).toMatchObject({
      qualified: 1,
      bonus: 20,
      list: [{ status: 'Qualified' }],
    })
  })

  it('leaves what was claimed, and a friend who still has deposited enough', async () => {
    const inviter = await register('')
    const [claimed, rich] = [await register(await codeOf(inviter)), await register(await codeOf(inviter))]
    await reach(claimed)
    await reach(rich)
    await pay(rich, units(100))
    const [reward] = (await claimed.client.call('rewardCentre.list', {})).envelope.value.list
    expect(
      (await claimed.client.call('rewardCentre.claim', { rewardId: reward!.rewardId })).envelope.success,
    ).toBe(true)
    await takeBack(claimed, units(100))
    await takeBack(rich, units(100))
    await countAll()
    // Of the first friend the inviter's reward was not claimed; the friend keeps theirs.
    expect(await referralOf(inviter)).toMatchObject({ qualified: 2, bonus: 20 })
  })

  it('pays the reward as bonus money to be staked three times, once of 64 claims at once [MEMBER-013]', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    await reach(friend)
    const idOf = async ({ client }: Person) =>
      (await client.call('rewardCentre.list', {})).envelope.value.list[0]?.rewardId ?? 0
    const rewardId = await idOf(inviter)
    expect((await friend.client.call('rewardCentre.claim', { rewardId })).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => inviter.client.call('rewardCentre.claim', { rewardId })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const wallet = (await inviter.client.call('bonuses.wallet', {})).envelope.value
    expect(wallet).toMatchObject({
      bonusBalance: 20,
      turnoverLeft: 60,
      bonuses: [{ title: 'A friend you invited has qualified', amount: 20, required: 60, done: 0 }],
    })
    const { mainBalance } = (await inviter.client.call('wallet.balance', {})).envelope.value
    expect(mainBalance).toBe(0)
    expect((await friend.client.call('bonuses.wallet', {})).envelope.value.bonusBalance).toBe(0)
  })

  it('grants nothing to an inviter whose line is blocked meanwhile, and the friend theirs', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    const { pool } = bank.server.platform.database
    await pool.query(
      "insert into line_block (member_id, operator_name, reason, blocked_at) values ($1, 'test', 'They share accounts', now())",
      [inviter.id],
    )
    await reach(friend)
    await pool.query('update line_block set ended_at = now() where member_id = $1', [inviter.id])
    await comeBack(inviter)
    expect([await rewardsOf(inviter), await rewardsOf(friend)]).toEqual([[], [twenty]])
    expect(await referralOf(inviter)).toMatchObject({ qualified: 1, bonus: 0 })
  })

  it('takes the code in any case, and goes on without one that nobody has', async () => {
    const inviter = await register('')
    await register((await codeOf(inviter)).toLowerCase())
    await register('NOBODYS1')
    expect((await referralOf(inviter)).invited).toBe(1)
  })

  it('is over after 30 days', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    await pay(friend, units(100))
    await countAll()
    bank.clock.advance(30 * dayMs)
    await comeBack(inviter, friend)
    await playFor(friend, units(1_000))
    await countAll()
    expect(await rewardsOf(inviter)).toEqual([])
    expect((await referralOf(inviter)).list).toMatchObject([{ status: 'Expired' }])
  })

  it('keeps the terms of the registration', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    const { settings } = bank.server.platform
    await settings.write('referrals.reward', 50, 'test')
    await reach(friend)
    await settings.write('referrals.reward', 20, 'test')
    expect(await rewardsOf(friend)).toEqual([twenty])
  })

  it('is hidden while the switch is off, and nobody is noted [SITE-013]', async () => {
    const inviter = await register('')
    const code = await codeOf(inviter)
    const { settings } = bank.server.platform
    await settings.write('site.referralPromo', false, 'test')
    expect((await inviter.client.call('referrals.show', {})).status).toBe(404)
    await register(code)
    await settings.write('site.referralPromo', true, 'test')
    expect((await referralOf(inviter)).invited).toBe(0)
  })
})

describe('a friend does not count', () => {
  const blockedBy = async (inviter: Person): Promise<(string | null)[]> => {
    const admin = await bank.operator('support')
    const { list } = (await admin.call('backoffice.referrals', { username: inviter.name, status: 'Blocked' }))
      .envelope.value
    return list.map(({ status, blockedBy: by, blockedWith }) => `${status}: ${by} ${blockedWith}`)
  }
  const inviterAndFriend = async (change: (inviter: Person) => object = () => ({})) => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter), change(inviter))
    return { inviter, friend }
  }
  /** Neither is granted anything, and the inviter reads why. */
  const expectNothing = async (inviter: Person, friend: Person, shares: SharedThing): Promise<void> => {
    expect([await rewardsOf(inviter), await rewardsOf(friend)]).toEqual([[], []])
    expect((await referralOf(inviter)).list).toMatchObject([{ status: 'Blocked', shares }])
  }

  it('who registers in the browser of the inviter', async () => {
    const { inviter, friend } = await inviterAndFriend(({ client }) => ({ client }))
    friend.client = createCallClient(bank.server.app, bank.clock)
    inviter.client = createCallClient(bank.server.app, bank.clock)
    await comeBack(inviter, friend)
    await reach(friend)
    await expectNothing(inviter, friend, 'device')
    expect(await blockedBy(inviter)).toEqual([`Blocked: device ${inviter.name}`])
  })

  it('whose browser the inviter uses later', async () => {
    const { inviter, friend } = await inviterAndFriend()
    const { client } = inviter
    inviter.client = friend.client
    await comeBack(inviter)
    inviter.client = client
    friend.client = createCallClient(bank.server.app, bank.clock)
    await comeBack(inviter, friend)
    await reach(friend)
    await expectNothing(inviter, friend, 'device')
  })

  it('who has the same address as the inviter', async () => {
    const { inviter, friend } = await inviterAndFriend(({ ip }) => ({ ip }))
    await reach(friend)
    await expectNothing(inviter, friend, 'ip')
    expect(await blockedBy(inviter)).toEqual([`Blocked: ip ${inviter.name}`])
  })

  it('who has the same name for payments', async () => {
    const { inviter, friend } = await inviterAndFriend()
    for (const [{ client }, holder] of [
      [inviter, 'ANNA  NGUYEN'],
      [friend, 'Anna Nguyễn'],
    ] as const) {
      await client.call('identity.setPaymentPassword', {
        newPassword: paymentPassword,
        confirmNewPassword: paymentPassword,
      })
      const { envelope } = await client.call('wallet.addBankAccount', {
        bankName: 'First Test Bank',
        accountNumber: String(10_000_000 + (count += 1)),
        holder,
        password: paymentPassword,
      })
      expect(envelope.success).toBe(true)
    }
    await reach(friend)
    await expectNothing(inviter, friend, 'payeeName')
    expect(await blockedBy(inviter)).toEqual([`Blocked: payeeName ${inviter.name}`])
  })

  it('who has the same phone number', async () => {
    const { inviter, friend } = await inviterAndFriend()
    await bank.server.platform.database.pool.query(
      "update member_profile set mobile = '+84901234567' where member_id = any ($1)",
      [[inviter.id, friend.id]],
    )
    await reach(friend)
    await expectNothing(inviter, friend, 'phone')
    expect(await blockedBy(inviter)).toEqual([`Blocked: phone ${inviter.name}`])
  })

  it('who registers in the browser of another friend of the same inviter', async () => {
    const { inviter, friend } = await inviterAndFriend()
    const chained = await register(await codeOf(inviter), { client: friend.client })
    const again = await register(await codeOf(inviter), { client: friend.client })
    for (const person of [friend, chained, again]) {
      person.client = createCallClient(bank.server.app, bank.clock)
      await comeBack(person)
      await reach(person)
    }
    expect(await Promise.all([friend, chained, again].map(rewardsOf))).toEqual([[twenty], [], []])
    expect(await rewardsOf(inviter)).toEqual([twenty])
    expect(await blockedBy(inviter)).toEqual([
      `Blocked: device ${chained.name}`,
      `Blocked: device ${friend.name}`,
      'Qualified: null ',
    ])
  })
})

describe('the share of the bets of friends', () => {
  it('is paid every day, once, and not for friends who do not count', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    const same = await register(await codeOf(inviter), { client: inviter.client })
    inviter.client = createCallClient(bank.server.app, bank.clock)
    await comeBack(inviter)
    await playFor(friend, units(250))
    await playFor(same, units(9_000))
    await countAll()
    const balance = async () => (await inviter.client.call('wallet.balance', {})).envelope.value.mainBalance
    expect(await balance()).toBe(0)
    for (let times = 0; times < 3; times += 1) await run('referrals.payCommissions')
    // 0.05 % of 250.00 is 0.125: whole cents are paid, the rest waits.
    expect(await balance()).toBe(0.12)
    await playFor(friend, units(30))
    await countAll()
    await run('referrals.payCommissions')
    expect(await balance()).toBe(0.12)
    bank.clock.advance(dayMs)
    await comeBack(inviter)
    await Promise.all(Array.from({ length: 4 }, () => run('referrals.payCommissions')))
    expect(await balance()).toBe(0.14)
    expect(await referralOf(inviter)).toMatchObject({ commission: 0.14, bonus: 0.14 })
  })

  it('never accrues for friends who share an address, a phone or a name, although they never qualify', async () => {
    const inviter = await register('')
    const code = await codeOf(inviter)
    const sameAddress = await register(code, { ip: inviter.ip })
    const samePhone = await register(code)
    await setMobile('+84907654321', inviter, samePhone)
    for (const friend of [sameAddress, samePhone]) await playFor(friend, units(900))
    await countAll()
    bank.clock.advance(dayMs)
    await comeBack(inviter)
    await run('referrals.payCommissions')
    expect(await referralOf(inviter)).toMatchObject({ commission: 0, qualified: 0 })
    expect((await referralOf(inviter)).list.map(({ shares }) => shares)).toEqual(['phone', 'ip'])
  })

  it('ends for a friend who qualified and shares something later; the reward stays', async () => {
    const inviter = await register('')
    const friend = await register(await codeOf(inviter))
    await reach(friend)
    await setMobile('+84901112223', inviter, friend)
    bank.clock.advance(3_600_000)
    await playFor(friend, units(4_000))
    await countAll()
    bank.clock.advance(dayMs)
    await comeBack(inviter)
    await run('referrals.payCommissions')
    // 0.05 % of what was bet before.
    expect(await referralOf(inviter)).toMatchObject({ commission: 0.5, qualified: 1 })
    expect(await rewardsOf(inviter)).toEqual([twenty])
  })
})

const setMobile = (mobile: string, ...people: Person[]) =>
  bank.server.platform.database.pool.query(
    'update member_profile set mobile = $1 where member_id = any ($2)',
    [mobile, people.map(({ id }) => id)],
  )
