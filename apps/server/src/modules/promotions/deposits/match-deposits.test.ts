// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, editorOf } from '../../messages/messages-for-tests.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'

let bank: WalletTestServer
let promotionId: number
const match = {
  kind: 'DEPOSIT',
  which: 'FIRST',
  percent: 100,
  most: 100,
  minimum: 20,
  wagering: { times: 3, base: 'bonusAndDeposit', maxStake: 5, days: 7 },
}
beforeAll(async () => {
  bank = await openWalletTestServer()
  const editor = editorOf(await bank.operator('content'), await bank.operator('admin'))
  ;({ id: promotionId } = await editor.publish(bodyOf('PR', 'Welcome match', { offer: match })))
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

const join = async ({ client }: TestMember) =>
  (await client.call('promotions.join', { promotionId })).envelope.success
const deliver = () => bank.server.modules.bank.deliverDue()
/** Deposits at the sandbox bank, as a browser does. */
async function pay({ client }: TestMember, amount: number): Promise<void> {
  const { payUrl } = (
    await client.call('wallet.deposit', { methodId: 'sandbox', amount, requestId: requestId() })
  ).envelope.value
  const page = (await fetch(payUrl ?? '', { redirect: 'manual' })).headers.get('location') ?? ''
  await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
  })
  await deliver()
}
const bonuses = async ({ client }: TestMember) => (await client.call('bonuses.wallet', {})).envelope.value
const standing = async ({ client }: TestMember) =>
  (await client.call('promotions.status', {})).envelope.value.find(({ id }) => id === promotionId)?.status

it('brings the bonus that was accepted before the deposit, as money that has to be staked', async () => {
  const member = await bank.member()
  expect(await join(member)).toBe(true)
  const received = bank.listen(member)
  await pay(member, 50)
  expect((await bank.balance(member)).cash).toBe(50)
  expect(await bonuses(member)).toMatchObject({
    bonusBalance: 50,
    turnoverLeft: 300,
    bonuses: [expect.objectContaining({ maxStake: 5 })],
  })
  expect(received.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['wallet.deposit', 'promotions.status', 'bonuses.moved']),
  )
})

it('has a price that members can read before they accept it, for the deposit that brings all of it', async () => {
  const { client } = await bank.member()
  const { envelope } = await client.call('promotions.price', { promotionId })
  expect(envelope.value).toMatchObject({
    bonus: 100,
    deposit: 100,
    required: 600,
    maxStake: 5,
    daysToWager: 7,
  })
  const unknown = await client.call('promotions.price', { promotionId: promotionId + 999 })
  expect(unknown.status).toBe(404)
})

it('is paid once, for the first deposit that is large enough, and for no other', async () => {
  const member = await bank.member()
  await join(member)
  await pay(member, 19)
  expect((await bonuses(member)).bonusBalance).toBe(0)
  await pay(member, 40)
  expect((await bonuses(member)).bonusBalance).toBe(40)
  await pay(member, 60)
  expect((await bonuses(member)).bonusBalance).toBe(40)
  expect(await standing(member)).not.toBe('Join')
})

it('matches at most what the offer says, and nothing for those who did not accept it', async () => {
  const [accepted, other] = [await bank.member(), await bank.member()]
  await join(accepted)
  await pay(accepted, 400)
  await pay(other, 400)
  expect([(await bonuses(accepted)).bonusBalance, (await bonuses(other)).bonusBalance]).toEqual([100, 0])
})

it('stays until the turnover is reached: no withdrawal before, unless the bonus is given up', async () => {
  const member = await bank.member()
  await join(member)
  await pay(member, 30)
  const bankAccountId = await bank.bankAccount(member)
  const withdraw = async () =>
    (
      await member.client.call('wallet.withdraw', {
        amount: 10,
        bankAccountId,
        password: '482915',
        requestId: requestId(),
      })
    ).envelope.success
  expect(await withdraw()).toBe(false)
  const [bonus] = (await bonuses(member)).bonuses
  await member.client.call('bonuses.forfeit', { bonusId: bonus!.bonusId, requestId: requestId() })
  expect((await bonuses(member)).bonusBalance).toBe(0)
  expect(await withdraw()).toBe(true)
})
