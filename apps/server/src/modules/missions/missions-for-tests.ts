// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'
import { units, zero, type Amount } from '@tessera/rules/money'
import type { CallClient } from '../../testing/call-client.ts'
import { recordFact, type BetFact } from '../bets/index.ts'
import { giveWorth } from '../reward-centre/rewards-for-tests.ts'
import { openWalletTestServer, type TestMember, type WalletTestServer } from '../wallet/wallet-for-tests.ts'

export type ListedMission = CallOutput<'missions.summary'>['missions'][number]
type MissionGiven = CallInput<'backoffice.addMission'>

/** A platform for defining missions, betting in them and counting. */
export interface MissionTestServer extends WalletTestServer {
  admin: CallClient
  /** Adds a mission of 100.00 of valid bets a day for 5.00, with changes; returns its id. */
  mission(change?: Partial<MissionGiven>): Promise<number>
  change(missionId: number, change: object): Promise<void>
  /** Settles a bet of this much; of another fact or game with changes. */
  play(member: Pick<TestMember, 'id'>, amount: Amount, change?: Partial<BetFact>): Promise<void>
  /** Runs the jobs that count. */
  count(): Promise<void>
  missions(member: TestMember): Promise<ListedMission[]>
  missionOf(member: TestMember, missionId: number): Promise<ListedMission | undefined>
  /** Lets time pass; these people sign in again, because their sessions have ended meanwhile. */
  pass(ms: number, ...members: readonly TestMember[]): Promise<void>
}

export const dayMs = 86_400_000
const minuteMs = 60_000
const password = 'correct-horse-9'

export async function openMissionTestServer(): Promise<MissionTestServer> {
  const bank = await openWalletTestServer()
  const { clock, server } = bank
  // The ledger stamps its postings with the time of the database.
  clock.advance(Date.now() - clock.now())
  let admin = await bank.operator('admin')
  let facts = 0
  const run = async (name: string): Promise<void> => {
    const job = server.modules.jobs.all.find((one) => one.name === name)
    if (!job) throw new Error(`there is no job ${name}`)
    await job.run(clock.now())
  }
  const missions: MissionTestServer['missions'] = async ({ client }) =>
    (await client.call('missions.summary', {})).envelope.value.missions
  const opened: MissionTestServer = {
    ...bank,
    async member(...given) {
      const member = await bank.member(...given)
      await giveWorth(server.platform.database, member.id)
      return member
    },
    get admin() {
      return admin
    },
    async mission(change = {}) {
      const { envelope } = await admin.call('backoffice.addMission', {
        kind: 'DAILY',
        titles: { EN: 'Bet 100 today', CN: '今日投注100' },
        counts: 'VALID_BETS',
        gameType: null,
        vendor: null,
        target: 100,
        reward: 5,
        wagerTimes: 0,
        startTime: Math.floor(clock.now() / minuteMs) * minuteMs - dayMs,
        endTime: null,
        budget: 1_000,
        enabled: true,
        position: 10,
        ...change,
      })
      if (!envelope.success) throw new Error(`${envelope.code} ${JSON.stringify(envelope.value)}`)
      return envelope.value.missionId
    },
    async change(missionId, change) {
      const { envelope } = await admin.call('backoffice.changeMission', { missionId, ...change })
      if (!envelope.success) throw new Error(`${envelope.code} ${JSON.stringify(envelope.value)}`)
    },
    play: (member, amount, change = {}) =>
      server.platform.database.transaction((tx) =>
        recordFact(tx, {
          memberId: member.id,
          vendor: 'STUDIO',
          gameCode: 'dice',
          roundId: `round${(facts += 1)}`,
          kind: 'stake',
          amount,
          currency: 'USD',
          validBet: amount,
          closed: true,
          atMs: clock.now(),
          reference: `fact${facts}`,
          ...change,
        }),
      ),
    async count() {
      await run('missions.countBets')
      await run('missions.countDeposits')
    },
    missions,
    missionOf: async (member, missionId) =>
      (await missions(member)).find((one) => one.missionId === missionId),
    async pass(ms, ...members) {
      clock.advance(ms)
      for (const { client, name } of members) {
        client.token = undefined
        client.token = (
          await client.call('identity.login', { username: name, password })
        ).envelope.value.token
      }
      admin = await bank.operator('admin')
    },
  }
  // The followers begin with what happens from now on.
  await opened.mission({ titles: { EN: 'First' }, endTime: null, enabled: false })
  await opened.play({ id: (await bank.member(units(1))).id }, units(1), { kind: 'return', validBet: zero })
  await opened.count()
  return opened
}
