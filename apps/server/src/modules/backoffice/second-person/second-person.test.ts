// SPDX-License-Identifier: Apache-2.0
import { allCalls, settings, type CallInput, type CallName } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import type { OperatorRole } from '@tessera/rules/operators/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { memberWithPoints } from '../../rewards/points-for-tests.ts'
import { lineOf, notify, openNotifiedAccount } from '../../wallet/deposits/bank-notify-for-tests.ts'
import { approveAtCommandLine, waitingApprovals } from './approval-store.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  await openNotifiedAccount(bank)
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

const limits = ['backoffice.aloneMember', 'backoffice.aloneDay'] as const
let one: CallClient
let other: CallClient
beforeEach(async () => {
  // One address may sign in only so often in a minute.
  bank.clock.advance(61_000)
  for (const name of limits) await bank.server.platform.settings.write(name, settings[name].default, 'test')
  ;[one, other] = [await operator('admin'), await operator('admin')]
})

const operator = (role: OperatorRole): Promise<CallClient> => bank.operator(role)
const idOf = async (client: CallClient): Promise<number> =>
  (await client.call('backoffice.me', {})).envelope.value.operatorId
const enable = (operatorId: number, enabled: boolean) =>
  bank.server.platform.database.query(sql`update operator set enabled = ${enabled} where id = ${operatorId}`)

const onceCalls = new Set<string>(allCalls.filter(({ once }) => once).map(({ name }) => name))
const codeOf = async (who: CallClient, name: CallName, input: object): Promise<string> =>
  (await who.callWith(name, { ...(onceCalls.has(name) ? { requestId: requestId() } : {}), ...input }))
    .envelope.code

const mission = {
  ...{ kind: 'ONCE', titles: { EN: 'Bet' }, counts: 'VALID_BETS', gameType: null, vendor: null, target: 1 },
  ...{ reward: 1_000, wagerTimes: 0, startTime: 0, endTime: null, enabled: true, position: 1 },
}
const missionOf = (budget: number) => ({ ...mission, budget })
const reward = {
  ...{ kind: 'BONUS', category: 'BONUS', name: 'Bonus', picture: 'coins', points: 1, minRankLevel: 0 },
  ...{ position: 1, enabled: true },
}
const reason = 'As agreed'

/** A deposit that waits for a bank transfer. */
async function transfer(member: TestMember, amount = 50): Promise<string> {
  const deposit = { methodId: 'notified', amount, requestId: requestId() }
  return (await member.client.call('wallet.deposit', deposit)).envelope.value.depositId
}
/** A redemption of a bonus that waits. */
async function redeemed(bonus: number): Promise<string> {
  const stored = { ...reward, points: 10, bonus, stock: 1 } as CallInput<'backoffice.addReward'>
  for (const name of limits) await bank.server.platform.settings.write(name, 1_000_000, 'test')
  const { rewardId } = (await (await operator('finance')).call('backoffice.addReward', stored)).envelope.value
  for (const name of limits) await bank.server.platform.settings.write(name, settings[name].default, 'test')
  const member = await memberWithPoints(bank, 10)
  await member.client.call('members.update', { zalo: '84901234567' } as never)
  const asked = { rewardId, quantity: 1, password: paymentPassword, address: '', requestId: requestId() }
  return (await member.client.call('rewards.redeem', asked)).envelope.value.redeemId
}

describe('one operator alone', () => {
  const dear: [CallName, () => Promise<[object, object]>][] = [
    ['backoffice.addMission', async () => [missionOf(10_001), missionOf(20_000)]],
    [
      'backoffice.changeMission',
      async () => {
        const made = await one.callWith('backoffice.addMission', missionOf(1_000))
        const { missionId } = made.envelope.value as { missionId: number }
        return [
          { missionId, budget: 50_000 },
          { missionId, budget: 60_000 },
        ]
      },
    ],
    [
      'backoffice.addReward',
      async () => [
        { ...reward, bonus: 10_001, stock: 1 },
        { ...reward, bonus: 20, stock: 1_000 },
      ],
    ],
    [
      'backoffice.changeReward',
      async () => {
        const made = await one.callWith('backoffice.addReward', { ...reward, bonus: 10, stock: 1 })
        const { rewardId } = made.envelope.value as { rewardId: number }
        return [
          { rewardId, bonus: 20_000 },
          { rewardId, bonus: 30_000 },
        ]
      },
    ],
    [
      'backoffice.recordBankTransfer',
      async () => {
        const id = await transfer(await bank.member())
        return [
          { id, received: 1_001, reference: 'FT-1001' },
          { id, received: 1_002, reference: 'FT-1001' },
        ]
      },
    ],
    [
      'backoffice.assignToMember',
      async () => {
        const { name } = await bank.member()
        const line = lineOf({ content: 'nobody', transferAmount: 1_500 })
        await notify(bank, line)
        const open = { status: 'Open', pageSize: 100 } as const
        const { list } = (await one.call('backoffice.suspense', open)).envelope.value
        const id = list.find(({ eventId }) => eventId === `line:${line.id}`)?.paymentId
        return [
          { id, username: name, reason },
          { id, username: (await bank.member()).name, reason },
        ]
      },
    ],
    [
      'backoffice.changeRank',
      async () => {
        const { id } = await bank.member()
        return [
          { id, rankLevel: 7, reason },
          { id, rankLevel: 6, reason },
        ]
      },
    ],
    [
      'backoffice.approveRedeem',
      async () => {
        const id = await redeemed(1_001)
        return [{ id }, { id: await redeemed(1_002) }]
      },
    ],
    [
      'backoffice.changeSettings',
      async () => [
        { changes: [{ name: 'referrals.reward', value: 21, version: await version() }] },
        { changes: [{ name: 'referrals.reward', value: 999, version: await version() }] },
      ],
    ],
  ]
  const version = async () =>
    (await one.call('backoffice.settings', {})).envelope.value.leaves.find(
      ({ name }) => name === 'referrals.reward',
    )!.version

  it.each(dear)(
    'does not pay too much by %s; another one has to do exactly the same',
    async (name, terms) => {
      const [asked, others] = await terms()
      expect(await codeOf(await operator('content'), name, asked)).toBe('FORBIDDEN')
      expect([await codeOf(one, name, asked), await codeOf(one, name, asked)]).toEqual([
        'SECOND_NEEDED',
        'SECOND_NEEDED',
      ])
      expect(await codeOf(other, name, others)).toBe('SECOND_NEEDED')
      expect(await codeOf(other, name, asked)).toBe('OK')
    },
  )

  it('may pay small sums until they come to the limit of a day, to one member and to all', async () => {
    const member = await bank.member()
    const credit = async (who: CallClient, received: number, to = member) =>
      codeOf(who, 'backoffice.recordBankTransfer', {
        id: await transfer(to),
        ...{ received, reference: `FT-S${requestId().slice(0, 8)}` },
      })
    expect([await credit(one, 400), await credit(other, 600), await credit(one, 1)]).toEqual([
      'OK',
      'OK',
      'SECOND_NEEDED',
    ])
    const codes = []
    for (let paid = 400; paid < 10_400; paid += 1_000)
      codes.push(await credit(one, 1_000, await bank.member()))
    expect(codes.filter((code) => code === 'OK')).toHaveLength(9)
    expect(codes.at(-1)).toBe('SECOND_NEEDED')
  })

  it('pays once when twenty presses of two operators arrive together', async () => {
    const member = await bank.member()
    const id = await transfer(member)
    const asked = { id, received: 5_000, reference: `FT-R${requestId().slice(0, 8)}` }
    await codeOf(one, 'backoffice.recordBankTransfer', asked)
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        codeOf(n % 2 === 0 ? one : other, 'backoffice.recordBankTransfer', asked),
      ),
    )
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1)
    expect((await bank.balance(member)).cash).toBe(5_000)
  })
})

describe('a first approval', () => {
  let targets = 1
  const asked = () => ({ ...missionOf(50_000), target: (targets += 1) })

  it('counts while its giver may give it', async () => {
    const mine = asked()
    expect(await codeOf(one, 'backoffice.addMission', mine)).toBe('SECOND_NEEDED')
    const operatorId = await idOf(one)
    await enable(operatorId, false)
    expect(await codeOf(other, 'backoffice.addMission', mine)).toBe('SECOND_NEEDED')
    await enable(operatorId, true)
    expect(await codeOf(other, 'backoffice.addMission', mine)).toBe('OK')
  })

  it('is used once, and no more after a day', async () => {
    const mine = asked()
    await codeOf(one, 'backoffice.addMission', mine)
    expect(await codeOf(other, 'backoffice.addMission', mine)).toBe('OK')
    expect(await codeOf(other, 'backoffice.addMission', mine)).toBe('SECOND_NEEDED')
    bank.clock.advance(86_400_001)
    ;[one, other] = [await operator('admin'), await operator('admin')]
    expect(await codeOf(one, 'backoffice.addMission', mine)).toBe('SECOND_NEEDED')
  })

  it('is joined by the command line where there is no second operator, and the first one repeats it', async () => {
    const mine = asked()
    const { database, clock } = bank.server.platform
    await codeOf(one, 'backoffice.addMission', mine)
    const waiting = (await waitingApprovals(database, clock.now())).at(-1)!
    expect(waiting).toMatchObject({ call: 'addMission' })
    const approve = () => database.transaction((tx) => approveAtCommandLine(tx, waiting.id, clock.now()))
    expect([await approve(), await approve()]).toEqual([true, true])
    expect(await codeOf(one, 'backoffice.addMission', mine)).toBe('OK')
    expect(await codeOf(one, 'backoffice.addMission', mine)).toBe('SECOND_NEEDED')
  })

  it('is in the record of operators, and nothing else has changed', async () => {
    const { id } = await bank.member()
    await codeOf(one, 'backoffice.changeRank', { id, rankLevel: 7, reason })
    const rows = await bank.server.platform.database.query<{ action: string; after: object }>(
      sql`select action, after from operator_action where subject = ${`member:${id}`}`,
    )
    expect(rows).toEqual([{ action: 'approveFirst', after: { call: 'changeRank' } }])
  })

  it('to a deposit of units that never came is worth nothing to its giver alone', async () => {
    const member = await bank.member(units(0))
    const id = await transfer(member)
    for (let tries = 0; tries < 5; tries += 1)
      await codeOf(one, 'backoffice.recordBankTransfer', { id, received: 50_000, reference: 'FT-FAKE' })
    expect((await bank.balance(member)).cash).toBe(0)
  })
})
