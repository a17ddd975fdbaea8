// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantTo } from '../../bonuses/bonuses-for-tests.ts'
import { openWalletTestServer, type WalletTestServer } from '../../wallet/wallet-for-tests.ts'
import { sql } from '../../../platform/db/index.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

const reason = 'Granted by mistake'
const recordedOf = (bonusId: number) =>
  bank.server.platform.database.query(
    sql`select action, before, after from operator_action where subject = ${`bonus:${bonusId}`}`,
  )

describe('operators see the bonuses of a member', () => {
  it('newest first and by page, with the terms and what is left of each', async () => {
    const member = await bank.member()
    const support = await bank.operator('support')
    await grantTo(bank.server.platform, member.id, units(5))
    await grantTo(bank.server.platform, member.id, units(8), { wagerTimes: 3, maxStake: units(2) })
    const page = async (pageNo: number) =>
      (await support.call('backoffice.memberBonuses', { id: member.id, pageNo, pageSize: 1 })).envelope.value
    expect(await page(1)).toMatchObject({
      totalCount: 2,
      list: [{ amount: 8, balance: 8, required: 24, done: 0, state: 'open', wagerTimes: 3, maxStake: 2 }],
    })
    expect((await page(2)).list).toMatchObject([{ amount: 5, maxStake: null, weights: { LIVE: 20 } }])
  })

  it('and nothing of an account that does not exist', async () => {
    const support = await bank.operator('support')
    const answer = await support.call('backoffice.memberBonuses', { id: 999_999 })
    expect(answer.envelope.success).toBe(false)
  })
})

describe('an operator cancels a bonus', () => {
  it('with a reason that the member reads; cash stays, and the step is recorded', async () => {
    const member = await bank.member(units(7))
    const finance = await bank.operator('finance')
    const { id: bonusId } = await grantTo(bank.server.platform, member.id, units(5))
    const received = bank.listen(member)
    const asked = { bonusId, reason, requestId: randomUUID() }
    const answer = await finance.call('backoffice.cancelBonus', asked)
    expect(answer.envelope.value).toEqual({ bonusId, state: 'cancelled' })
    expect((await finance.call('backoffice.cancelBonus', asked)).envelope.value).toEqual(
      answer.envelope.value,
    )
    expect((await member.client.call('bonuses.wallet', {})).envelope.value).toMatchObject({
      bonusBalance: 0,
      turnoverLeft: 0,
      bonuses: [],
    })
    expect(await bank.balance(member)).toMatchObject({ cash: 7 })
    const { list } = (await member.client.call('wallet.bonusDetails', {})).envelope.value
    expect(list).toMatchObject([{ status: 'cancelled', reason }])
    await expect.poll(() => received).toContainEqual({ topic: 'bonuses.moved', payload: {} })
    expect(await recordedOf(bonusId)).toEqual([
      {
        action: 'cancelBonus',
        before: { member: Number(member.id), state: 'open' },
        after: { state: 'cancelled', reason },
      },
    ])
  })

  it('once: one that has ended is refused, and nothing is recorded', async () => {
    const member = await bank.member()
    const finance = await bank.operator('finance')
    const { id: bonusId } = await grantTo(bank.server.platform, member.id, units(5))
    await member.client.call('bonuses.forfeit', { bonusId, requestId: randomUUID() })
    const asked = { bonusId, reason, requestId: randomUUID() }
    const { envelope } = await finance.call('backoffice.cancelBonus', asked)
    expect(envelope).toMatchObject({ success: false, code: 'BAD_STATE' })
    expect(await recordedOf(bonusId)).toEqual([])
  })

  it('only with the permission for money, a reason, and a bonus that exists', async () => {
    const { id: memberId } = await bank.member()
    const { id: bonusId } = await grantTo(bank.server.platform, memberId, units(5))
    const support = await bank.operator('support')
    const finance = await bank.operator('finance')
    const asked = { bonusId, reason, requestId: randomUUID() }
    expect((await support.callWith('backoffice.cancelBonus', asked)).status).toBe(403)
    expect((await finance.callWith('backoffice.cancelBonus', { ...asked, reason: '' })).status).toBe(400)
    expect((await finance.callWith('backoffice.cancelBonus', { ...asked, bonusId: 999_999 })).status).toBe(
      404,
    )
  })
})
