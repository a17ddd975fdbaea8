// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { checkInvariants } from '../../ledger/index.ts'
import { flatTiers, openContractsTestServer, type ContractsTestServer } from '../contracts-for-tests.ts'
import { repeatRun } from './repeat-run.ts'

let at: ContractsTestServer
afterEach(async () => {
  expect((await checkInvariants(at.deps.database, 0)).differences).toEqual([])
  await at.close()
})

/** A day on which a line with a downline bets 12,345 and both have contracts; what is held back is shared out, too. */
async function settledDay(currency: string) {
  at = await openContractsTestServer({ currency })
  const head = await at.open('linehead', 2)
  const agents = [await at.open('agentone', 1, head), await at.open('agenttwo', 1, head)]
  const players = [await at.open('playerone', 0, agents[0]), await at.open('playertwo', 0, agents[1])]
  await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
  for (const agent of agents) await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.01) })
  await at.settleAt('2027-03-16 09:00')
  await at.bet(players[0]!, 12_345)
  await at.bet(players[1]!, 4_567)
  await at.settleAt('2027-03-17 02:15')
  return { head, agents }
}

describe('a contract pays', () => {
  it.each([
    ['VND', [1, 123, 45]],
    ['JPY', [1, 123, 45]],
    // What the head earns is rounded once: 169.12.
    ['USD', [0, 123.45, 45.67]],
  ] as const)('in whole coins of %s', async (currency, expected) => {
    const { head, agents } = await settledDay(currency)
    expect(await Promise.all([head, ...agents].map((each) => at.cash(each)))).toEqual(expected)
    const run = await at.deps.database.one<{ id: string; coin: bigint }>(
      sql`select id, coin from contract_run where kind = 'DAILY' order by began_at desc limit 1`,
    )
    expect(run!.coin).toBe(currency === 'USD' ? 10_000n : 1_000_000n)
    expect((await repeatRun(at.deps, run!.id))!.differenceCount).toBe(0)
  })

  it('as it did before, when a run of an earlier release is computed again', async () => {
    const { agents } = await settledDay('USD')
    expect(await at.cash(agents[0]!)).toBe(123.45)
    await at.server.platform.settings.write('site.currency', { code: 'VND', symbol: '₫' }, 'test')
    const run = await at.deps.database.one<{ id: string }>(
      sql`select id from contract_run where payments > 0 limit 1`,
    )
    expect((await repeatRun(at.deps, run!.id))!.differenceCount).toBe(0)
  })
})
