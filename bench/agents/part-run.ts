// SPDX-License-Identifier: Apache-2.0
import { loadavg } from 'node:os'
import pg from 'pg'
import type { Part, Figure } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import {
  fillContracts,
  fillFacts,
  lastMonth,
  openAgentAccounts,
  type Month,
  type MonthSize,
} from './fill-month.ts'
import { fillSizes, fillTree } from './fill-tree.ts'
import type { SettlerReport } from './settler.ts'

/** Milliseconds: by the clock, and of the processor in all processes that take part. */
interface Cost {
  ms: number
  cpuMs: number
}

interface Measured {
  size: MonthSize
  rollUp: Cost
  bareOfFacts: Cost
  bareOfDays: Cost
  run: Cost
  payments: number
  paid: number
  /** Megabytes that the run took beyond those the process had. */
  memory: number
}

/**
 * The monthly run of a line in which every agent has a dividend, against one recursive query that adds up the same
 * bets from the members upwards. The figures come from the real roll-up of all bets. Options: --accounts 1000000
 * --agents 50000 --branches 3 --facts 10000000 --players 100000 (on each day) --rounds 3 (of the bare queries)
 * --smaller 4 (the same with a fourth of everything first; 1: only the whole).
 */
const run: Part = async (options) => {
  const whole: MonthSize = {
    accounts: numberOption(options, 'accounts', 1_000_000),
    agents: numberOption(options, 'agents', 50_000),
    branches: numberOption(options, 'branches', 3),
    facts: numberOption(options, 'facts', 10_000_000),
    players: numberOption(options, 'players', 100_000),
  }
  const smaller = numberOption(options, 'smaller', 4)
  const rounds = numberOption(options, 'rounds', 3)
  const part = (count: number): number => Math.ceil(count / smaller)
  const sizes = [
    ...(smaller > 1
      ? [
          {
            ...whole,
            accounts: part(whole.accounts),
            agents: part(whole.agents),
            facts: part(whole.facts),
            players: part(whole.players),
          },
        ]
      : []),
    whole,
  ]
  const measured: Measured[] = []
  for (const size of sizes) measured.push(await measure(size, rounds))
  return report(measured)
}
export default run

async function measure(size: MonthSize, rounds: number): Promise<Measured> {
  const database = await startBenchDatabase({
    shared_buffers: '2GB',
    max_wal_size: '8GB',
    work_mem: '64MB',
  })
  const owner = new pg.Client({ connectionString: database.url })
  try {
    await owner.connect()
    const month = lastMonth(Date.now())
    await fillTree(owner, size)
    await fillSizes(owner, `date '${month.firstDay}' - 1`)
    await fillFacts(owner, size, month)
    await fillContracts(owner, {
      kind: 'DIVIDEND',
      periodType: 'Monthly',
      startDay: month.firstDay,
      highest: 300_000,
    })
    await openAgentAccounts(owner)
    await owner.query('vacuum analyze')
    await owner.query('checkpoint')
    say(size, 'filled')
    const settler = startChild<SettlerReport>(new URL('./settler.ts', import.meta.url), [database.url])
    try {
      await settler.next()
      const pids = [database.postgres.pid, settler.pid]
      const rolledUp = await cost(pids, () => settler.ask('rollUp'))
      say(size, `rolled up in ${words(rolledUp)}`)
      await owner.query('vacuum analyze')
      const bareOfFacts = await repeat(rounds, pids, () => owner.query(bare(played(month))))
      const bareOfDays = await repeat(rounds, pids, () => owner.query(bare(days(month))))
      say(size, `bare: ${words(bareOfFacts)} over the bets, ${words(bareOfDays)} over the members' days`)
      const settled = await cost(pids, () => settler.ask('settle'))
      say(size, `settled in ${words(settled)}`)
      const { rows } = await owner.query<{ payments: number; paid: number }>(
        `select count(*)::integer as payments, count(*) filter (where status = 'Paid')::integer as paid from contract_payment`,
      )
      await checkFigures(owner, month)
      return {
        size,
        rollUp: rolledUp,
        bareOfFacts,
        bareOfDays,
        run: settled,
        ...rows[0]!,
        memory: settled.answer.highestMegabytes - settled.answer.beforeMegabytes,
      }
    } finally {
      await settler.stop()
    }
  } finally {
    await owner.end()
    await database.close()
  }
}

const say = ({ accounts }: MonthSize, what: string): void =>
  console.log(
    `${new Date().toISOString().slice(11, 19)} ${accounts.toLocaleString('en')} accounts: ${what} (load ${loadavg()[0]?.toFixed(1) ?? '?'})`,
  )
const seconds = (ms: number): string => (ms / 1_000).toFixed(2)
const words = ({ ms, cpuMs }: Cost): string => `${seconds(ms)} s (processor ${seconds(cpuMs)} s)`

async function cost<Answer>(
  pids: readonly number[],
  work: () => Promise<Answer>,
): Promise<Cost & { answer: Answer }> {
  const cpuUs = (): number => pids.map(cpuUsOf).reduce((sum, us) => sum + us, 0)
  const [cpuBefore, began] = [cpuUs(), performance.now()]
  const answer = await work()
  return { answer, ms: performance.now() - began, cpuMs: (cpuUs() - cpuBefore) / 1_000 }
}

async function repeat(times: number, pids: readonly number[], work: () => Promise<unknown>): Promise<Cost> {
  const taken: Cost[] = []
  for (let round = 0; round < times; round += 1) taken.push(await cost(pids, work))
  return { ms: median(taken.map(({ ms }) => ms)), cpuMs: median(taken.map(({ cpuMs }) => cpuMs)) }
}

const played = ({ firstDay, lastDay }: Month): string => `
  select member_id, sum(valid_bet) as bets, sum(coalesce(settled_stake, valid_bet)) - sum(case kind when 'return' then amount else 0 end) as profit
  from bet_fact where at >= '${firstDay} 00:00+00' and at < timestamptz '${lastDay} 00:00+00' + interval '1 day' and currency = 'USD' group by member_id`
const days = ({ firstDay, lastDay }: Month): string => `
  select member_id, sum(valid_bets) as bets, sum(stakes - returns - gifts - pay - fees) as profit from team_member_day
  where day between '${firstDay}' and '${lastDay}' group by member_id`

/** What each member played, added up level by level for everybody above them. */
const bare = (members: string): string => `
  with recursive played as materialized (${members}),
  climbed as (
    select m.upline as agent_id, p.bets, p.profit from played p join member m on m.id = p.member_id
    union all select m.upline, c.bets, c.profit from climbed c join member m on m.id = c.agent_id)
  select agent_id, sum(bets) as bets, sum(profit) as profit, count(*) filter (where bets >= 1000000000) as active
  from climbed where agent_id is not null group by agent_id`

/** Every payment must have been made from the figures that the bare query comes to. */
async function checkFigures(owner: pg.Client, month: Month): Promise<void> {
  const { rows } = await owner.query<{ different: number }>(`
    select count(*)::integer as different from (${bare(played(month))}) b full join contract_payment p on p.agent_id = b.agent_id
    where (b.bets, b.profit, b.active) is distinct from (p.bets, p.profit_loss, p.active_members) and coalesce(b.bets, 0) <> 0`)
  if (rows[0]!.different !== 0) throw new Error(`${rows[0]!.different} payments have other figures`)
}

function report(measured: readonly Measured[]): Figure[] {
  const pair = (read: (cost: Cost) => number, { run, bareOfFacts, bareOfDays }: Measured): string[] => [
    (read(run) / read(bareOfFacts)).toFixed(2),
    (read(run) / read(bareOfDays)).toFixed(2),
  ]
  console.log()
  printTable(
    [
      'accounts',
      'bets',
      'payments',
      'paid',
      'MB more',
      'x bets',
      'x days',
      'x bets, cpu',
      'x days, cpu',
      'roll-up x bets',
    ],
    measured.map((one) => [
      one.size.accounts.toLocaleString('en'),
      one.size.facts,
      one.payments,
      one.paid,
      one.memory.toFixed(0),
      ...pair(({ ms }) => ms, one),
      ...pair(({ cpuMs }) => cpuMs, one),
      (one.rollUp.cpuMs / one.bareOfFacts.cpuMs).toFixed(2),
    ]),
  )
  const whole = measured.at(-1)!
  const { run, bareOfFacts, bareOfDays } = whole
  const times = (name: string, other: Cost): Figure[] => [
    {
      name: `agents.run.timesBareOver${name}`,
      value: run.ms / other.ms,
    },
    { name: `agents.run.timesBareOver${name}.cpu`, value: run.cpuMs / other.cpuMs },
  ]
  const results: Figure[] = [
    ...times('Bets', bareOfFacts),
    ...times('Days', bareOfDays),
    {
      name: 'agents.rollUp.timesBareOverBets.cpu',
      value: whole.rollUp.cpuMs / bareOfFacts.cpuMs,
    },
    { name: 'agents.run.seconds', value: run.ms / 1_000 },
    { name: 'agents.run.moreMegabytes', value: whole.memory },
  ]
  const [smaller] = measured
  if (!smaller || smaller === whole) return results
  const growth = run.cpuMs / whole.size.accounts / (smaller.run.cpuMs / smaller.size.accounts)
  return [...results, { name: 'agents.run.perMemberGrowth.cpu', value: growth }]
}
