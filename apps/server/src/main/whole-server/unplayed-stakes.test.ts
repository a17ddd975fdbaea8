// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  registerVendor,
  wireClient,
  type WireClient,
  type WireVendor,
} from '../../adapters/vendors/hub88/wire-server-for-tests.ts'
import { openGame } from '../../modules/catalogue/edges-for-tests.ts'
import { openMissionTestServer, type MissionTestServer } from '../../modules/missions/missions-for-tests.ts'
import type { TestMember } from '../../modules/wallet/wallet-for-tests.ts'

// A player of a fishing hall buys loads of bullets and fires none: all of it comes back. Nobody may live on that.

let bank: MissionTestServer
let vendor: WireVendor
let missionId: number
beforeAll(async () => {
  bank = await openMissionTestServer()
  const { platform } = bank.server
  vendor = await registerVendor(platform.database, 'halls', ['g-1'])
  await openGame(platform, 'HALLS', 'g-1')
  missionId = await bank.mission({ target: 1_000, reward: 5 })
  // Those that follow the stream begin with what happens from now on.
  await runJobs()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

/** Every job that reads bets. */
async function runJobs(): Promise<void> {
  const following = [
    'missions.countBets',
    'rewards.creditPoints',
    'rewards.followRanks',
    'bonuses.countTurnover',
  ]
  for (const name of [...following, 'referrals.countBets']) {
    const job = bank.server.modules.jobs.all.find((one) => one.name === name)
    if (!job) throw new Error(`there is no job ${name}`)
    await job.run(bank.clock.now())
  }
}

async function wireOf(member: TestMember): Promise<WireClient> {
  const { playerRef: user, token } = await bank.server.modules.play.sessions.open({
    ...{ memberId: member.id, vendorAccountId: 'halls', currency: 'USD', gameCode: 'g-1' },
  })
  return wireClient({ url: bank.publicUrl }, { user, token, vendor })
}
/** Ten loads of 100, of each of which this much comes back unplayed and nothing else. */
async function playLoads(member: TestMember, unplayed: number): Promise<void> {
  const wire = await wireOf(member)
  for (let load = 0; load < 10; load += 1) {
    const [bet, round] = [randomUUID(), randomUUID()]
    expect(await wire.bet(bet, 100 * 100_000, { round })).toMatchObject({ status: 'RS_OK' })
    const fields = { round, round_closed: true, meta: { unplayed: unplayed * 100_000 } }
    const ended = await wire.win(randomUUID(), bet, unplayed * 100_000, fields)
    expect(ended).toMatchObject({ status: 'RS_OK' })
  }
  await runJobs()
}
/** What a member has gained of their play, as their pages say. */
async function gainsOf(member: TestMember) {
  const { client } = member
  const { balance: points } = (await client.call('rewards.pointBalance', {})).envelope.value
  const rank = (await client.call('rewards.playerRank', {})).envelope.value
  const rebate = (await client.call('rewards.manualRebate', {})).envelope.value
  const { list } = (await client.call('bets.history', { pageSize: 50 })).envelope.value
  return {
    points,
    rank: rank.validBets,
    rebate: rebate.list.reduce((sum, { validBets }) => sum + validBets, 0),
    mission: (await bank.missionOf(member, missionId))?.progress,
    record: list.map(({ bet, validBet, payout, unplayed, status }) => ({
      bet,
      validBet,
      payout,
      unplayed,
      status,
    }))[0],
    cash: (await bank.balance(member)).cash,
  }
}

it('Who fires nothing gets the stake back and nothing for it: no turnover, no points, no rank, no mission', async () => {
  const idle = await bank.member(units(1_000))
  await playLoads(idle, 100)
  expect(await gainsOf(idle)).toEqual({
    ...{ points: 0, rank: 0, rebate: 0, mission: 0, cash: 1_000 },
    record: { bet: 100, validBet: 0, payout: 100, unplayed: 100, status: 'settled' },
  })
})

it('Who fires a quarter of each load gains by that quarter', async () => {
  const firing = await bank.member(units(1_000))
  await playLoads(firing, 75)
  expect(await gainsOf(firing)).toEqual({
    ...{ points: 2, rank: 250, rebate: 250, mission: 250, cash: 750 },
    record: { bet: 100, validBet: 25, payout: 75, unplayed: 75, status: 'settled' },
  })
})
