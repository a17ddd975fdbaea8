// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import {
  flatTiers,
  moveOf,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../contracts-for-tests.ts'

let at: ContractsTestServer
beforeAll(async () => {
  at = await openContractsTestServer()
  await at.server.platform.settings.write('identity.twoFactor', true, 'test')
  await at.server.platform.settings.write('identity.newFactorHours', 0, 'test')
})
afterAll(() => at.close())
beforeEach(() => requireOfAgents(false))

const requireOfAgents = (value: boolean): Promise<unknown> =>
  at.server.platform.settings.write('identity.agentsNeedSecondFactor', value, 'test')
let names = 0
/** Two agents, one below the other, of whom the upper may offer contracts. */
async function openLine(): Promise<{ upline: TestAccount; downline: TestAccount }> {
  const upline = await at.open(`headno${++names}`, 2)
  await at.agree(upline, 'DIVIDEND', { tiers: flatTiers(0.3) })
  return { upline, downline: await at.open(`agentno${names}`, 1, upline) }
}

type Move = CallInput<'contracts.moveDividend'>
const codeOf = async ({ client }: TestAccount, input: Move): Promise<string> =>
  (await client.call('contracts.moveDividend', input)).envelope.code
const offerTo = ({ name }: TestAccount): Move => ({
  action: 'OFFER',
  account: name,
  periodType: 'Daily',
  tiers: flatTiers(0.1),
})
const stored = () =>
  at.deps.database.query(sql`select id, status, start_day, end_day from contract order by created_at, id`)

/** Sets up an app; returns how its owner proves that they have it. */
async function withApp({ client }: TestAccount): Promise<() => Promise<unknown>> {
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.server.clock.now() })
  await client.call('identity.confirmTotp', { code: code() })
  return () => {
    // A code serves once.
    at.server.clock.advance(30_000)
    return client.call('identity.stepUp', { code: code() })
  }
}

describe('where agents must have a second factor', () => {
  it('an offer without one is refused and stores nothing, whatever its kind', async () => {
    const { upline, downline } = await openLine()
    const before = await stored()
    await requireOfAgents(true)
    for (const name of Object.values(moveOf))
      expect(await upline.client.call(name, offerTo(downline)), name).toMatchObject({
        status: 403,
        envelope: { code: 'SECOND_FACTOR_REQUIRED' },
      })
    expect(await stored()).toEqual(before)
  })

  it('every move of a contract needs one that was used within five minutes, and then goes through', async () => {
    const { upline, downline } = await openLine()
    const proveUpline = await withApp(upline)
    const proveDownline = await withApp(downline)
    await requireOfAgents(true)
    const make = async (side: TestAccount, prove: () => Promise<unknown>, input: Move) => {
      at.server.clock.advance(5 * 60_000)
      const before = await stored()
      expect(await codeOf(side, input), input.action).toBe('STEP_UP_REQUIRED')
      expect(await stored()).toEqual(before)
      await prove()
      const { envelope } = await side.client.call('contracts.moveDividend', input)
      expect(envelope.success, input.action).toBe(true)
      return envelope.value
    }
    const offer = () => make(upline, proveUpline, offerTo(downline))
    const { contractId: unwanted } = await offer()
    await make(downline, proveDownline, { action: 'REJECT', contractId: unwanted })
    const { contractId } = await offer()
    expect(await make(downline, proveDownline, { action: 'ACCEPT', contractId })).toMatchObject({
      status: 'Active',
    })
    expect(await make(upline, proveUpline, { action: 'TERMINATE', contractId })).toMatchObject({
      status: 'Terminated',
    })
  })

  it('a transfer and an offer in a row ask for it once', async () => {
    const { upline, downline } = await openLine()
    const password = '482915'
    await at.fund(upline, 100)
    await upline.client.call('identity.setPaymentPassword', {
      newPassword: password,
      confirmNewPassword: password,
    })
    const prove = await withApp(upline)
    await requireOfAgents(true)
    const transfer = async () =>
      (
        await upline.client.call('wallet.transferDownline', {
          account: downline.name,
          amount: 5,
          password,
          remark: '',
          requestId: crypto.randomUUID(),
        })
      ).envelope
    expect((await transfer()).code).toBe('STEP_UP_REQUIRED')
    await prove()
    expect((await transfer()).success).toBe(true)
    expect(await codeOf(upline, offerTo(downline))).toBe('OK')
    expect([await at.cash(upline), await at.cash(downline)]).toEqual([95, 5])
  })
})

describe('where agents need no second factor', () => {
  it('contracts are moved without one, also by agents who have one', async () => {
    const { upline, downline } = await openLine()
    await withApp(downline)
    at.server.clock.advance(5 * 60_000)
    const { envelope } = await upline.client.call('contracts.moveDividend', offerTo(downline))
    expect(await codeOf(downline, { action: 'ACCEPT', contractId: envelope.value.contractId })).toBe('OK')
  })
})
