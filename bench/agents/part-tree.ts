// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { countActiveOfLarge } from '@tessera/server/src/modules/agents/figures/count-active.ts'
import { teamList } from '@tessera/server/src/modules/agents/team/team-list.ts'
import { teamOverview } from '@tessera/server/src/modules/agents/team/team-overview.ts'
import { userLoss } from '@tessera/server/src/modules/agents/team/user-loss.ts'
import {
  createMember,
  isBelow,
  lockBranch,
  lockLines,
  moveBranch,
} from '@tessera/server/src/modules/members/index.ts'
import { type Database, sql } from '@tessera/server/src/platform/db/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'
import { meaningOf } from '../figures/index.ts'
import type { Figure, Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { fillFigures, fillTree, type TreeSize } from './fill-tree.ts'
import { type Branch, findBranch, headId } from './find-branch.ts'
import { bytesOf, type KindOfTree, kindsOfTree } from './kinds-of-tree.ts'

const dayMs = 86_400_000

/**
 * Three ways of storing who is below whom, side by side in tables of their own, and then what the product asks
 * of its own. Options: --accounts 1000000 --agents 20000 --days 30 --players 20000 --rounds 60.
 */
const run: Part = async (options) => {
  const size: TreeSize = {
    accounts: numberOption(options, 'accounts', 1_000_000),
    agents: numberOption(options, 'agents', 20_000),
    days: numberOption(options, 'days', 30),
    players: numberOption(options, 'players', 20_000),
  }
  const rounds = numberOption(options, 'rounds', 60)
  const database = await startBenchDatabase({ shared_buffers: '2GB', max_wal_size: '4GB' })
  const owner = new pg.Client({ connectionString: database.url })
  try {
    await owner.connect()
    await fillTree(owner, size)
    await fillFigures(owner, size)
    for (const { fill } of kindsOfTree) for (const statement of fill) await owner.query(statement)
    await owner.query('vacuum analyze')
    const branch = await findBranch(owner)
    console.log(
      `${size.accounts.toLocaleString('en')} accounts, ${branch.levels} levels; the branch has ${branch.size.toLocaleString('en')} accounts; ${size.players.toLocaleString('en')} play on each of ${size.days} days\n`,
    )
    const compared = await compare(owner, size, branch, rounds)
    const db = database.open(2)
    try {
      return [...compared, ...(await askProduct(db, size, branch, rounds))]
    } finally {
      await db.close()
    }
  } finally {
    await owner.end()
    await database.close()
  }
}
export default run

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
const repeat = async (times: number, work: (round: number) => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) taken.push(await timed(() => work(round)))
  return taken
}
const p99 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1]!
const any = (upTo: number): bigint => BigInt(1 + Math.floor(Math.random() * upTo))

/** The same questions and changes for each kind, in turns, so that a busy moment of the machine hits all. */
async function compare(owner: pg.Client, size: TreeSize, branch: Branch, rounds: number): Promise<Figure[]> {
  const all = async (statements: readonly string[]): Promise<void> => {
    await owner.query('begin')
    for (const statement of statements) await owner.query(statement)
    await owner.query('commit')
  }
  const tests: {
    name: string
    key: string
    times: number
    run(kind: KindOfTree, round: number): Promise<unknown>
  }[] = [
    {
      name: 'is an account below an agent',
      key: 'isBelow',
      times: rounds * 10,
      run: (kind) => owner.query(kind.isBelow(any(size.accounts), any(size.agents))),
    },
    {
      name: `newest 20 of a team of ${branch.size}`,
      key: 'page',
      times: rounds,
      run: (kind) => owner.query(kind.page(branch.id)),
    },
    {
      name: 'newest 20 of the largest team',
      key: 'largestPage',
      times: Math.ceil(rounds / 6),
      run: (kind) => owner.query(kind.page(headId)),
    },
    {
      name: 'count of the largest team',
      key: 'count',
      times: Math.ceil(rounds / 6),
      run: (kind) => owner.query(kind.count(headId)),
    },
    {
      name: 'insert below an agent',
      key: 'insert',
      times: Math.ceil(rounds / 12),
      // Every kind gets the same accounts.
      run: (kind, round) => all(kind.insert(size.accounts + 1 + round, 1 + ((round * 7_919) % size.agents))),
    },
    {
      name: `move of a branch of ${branch.size}`,
      key: 'move',
      times: 4,
      run: (kind, round) => all(kind.move(branch.id, branch.uplines[(round + 1) % 2]!)),
    },
  ]
  await checkAgreement(owner, size, branch)
  const results: Figure[] = []
  const rows: string[][] = []
  for (const test of tests) {
    const taken = new Map<KindOfTree, number[]>(kindsOfTree.map((kind) => [kind, []]))
    for (let round = 0; round < test.times; round += 1)
      for (const kind of kindsOfTree) taken.get(kind)!.push(await timed(() => test.run(kind, round)))
    const medians = kindsOfTree.map((kind) => median(taken.get(kind)!))
    rows.push([
      test.name,
      ...medians.map((ms) => ms.toFixed(2)),
      ...medians.slice(1).map((ms) => (ms / medians[0]!).toFixed(2)),
    ])
    for (const [at, kind] of kindsOfTree.entries())
      results.push({ name: `tree.${test.key}.${kind.key}Ms`, value: medians[at]! })
  }
  await checkAgreement(owner, size, branch)
  const bytes: number[] = []
  for (const kind of kindsOfTree) bytes.push(await bytesOf(owner, kind))
  rows.push([
    'bytes per account',
    ...bytes.map((count) => (count / size.accounts).toFixed(0)),
    ...bytes.slice(1).map((count) => (count / bytes[0]!).toFixed(2)),
  ])
  for (const [at, kind] of kindsOfTree.entries())
    results.push({
      name: `tree.bytesPerAccount.${kind.key}`,
      value: Math.round(bytes[at]! / size.accounts),
    })
  printTable(['median, ms', ...kindsOfTree.map(({ name }) => name), 'closure / path', 'nested / path'], rows)
  console.log()
  return results
}

/** All kinds must say the same, before and after the changes. */
async function checkAgreement(owner: pg.Client, size: TreeSize, branch: Branch): Promise<void> {
  const answersOf = async (kind: KindOfTree): Promise<string> => {
    const counts = [headId, branch.id, ...branch.uplines].map((id) => kind.count(id))
    const pairs = Array.from({ length: 200 }, (_, n) =>
      kind.isBelow(BigInt(((n * 7_919) % size.accounts) + 1), BigInt((n % 200) + 1)),
    )
    const answers: unknown[] = []
    for (const text of [
      ...counts,
      ...pairs,
      kind.isBelow(branch.id, branch.uplines[0]),
      kind.page(branch.id),
    ])
      answers.push((await owner.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row)))
    return JSON.stringify(answers, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))
  }
  const answers: string[] = []
  for (const kind of kindsOfTree) answers.push(await answersOf(kind))
  const [first, ...others] = answers
  if (others.some((other) => other !== first)) throw new Error('the kinds of trees do not agree')
}

/** The product's own functions, for the agent who has everybody below. */
async function askProduct(db: Database, size: TreeSize, branch: Branch, rounds: number): Promise<Figure[]> {
  const allSettings = createSettings(db, { now: () => Date.now() })
  const settings = allSettings.of('brand1')
  // The figures were filled by days of UTC.
  await allSettings.write('site.timeZone', 'UTC', 'bench')
  await db.query(sql`update team_window_open set fresh_at = now()`)
  const toMs = Date.now()
  const last = (days: number) => ({ fromMs: toMs - (days - 1) * dayMs, toMs })
  const page = { account: '', pageNo: 1, pageSize: 20 }
  let opened = 0
  const tests: {
    name: string
    key: string
    times: number
    run(round: number): Promise<unknown>
  }[] = [
    {
      name: 'job: active members of large teams',
      key: 'countActive',
      times: 3,
      run: () => countActiveOfLarge({ database: db, settings: allSettings }),
    },
    {
      name: 'is below me',
      key: 'isBelow',
      times: rounds * 20,
      run: () => isBelow(db, any(size.accounts), any(size.agents)),
    },
    {
      name: 'team list, largest team',
      key: 'list',
      times: rounds * 3,
      run: (round) => teamList(db, settings, headId, { ...page, pageNo: 1 + (round % 5) }),
    },
    {
      name: `team list, team of ${branch.size}`,
      key: 'branchList',
      times: rounds,
      run: () => teamList(db, settings, branch.id, page),
    },
    {
      name: 'overview of today, largest team',
      key: 'overviewToday',
      times: rounds * 3,
      run: () => teamOverview(db, settings, headId, last(1), toMs),
    },
    {
      name: `overview of ${size.days} days, largest team`,
      key: 'overview',
      times: rounds,
      run: () => teamOverview(db, settings, headId, last(size.days), toMs),
    },
    {
      name: `overview of ${size.days} days, team of ${branch.size}`,
      key: 'branchOverview',
      times: rounds,
      run: () => teamOverview(db, settings, branch.id, last(size.days), toMs),
    },
    {
      name: `losses of ${size.days} days, largest team`,
      key: 'losses',
      times: Math.ceil(rounds / 3),
      run: () => userLoss(db, settings, headId, last(size.days), { ...page }),
    },
    {
      name: 'opening an account',
      key: 'open',
      times: rounds,
      run: () => {
        const username = `opened${(opened += 1)}`
        return db.transaction((tx) =>
          createMember(tx, { nowMs: Date.now() }, { username, currency: 'USD', uplineId: any(size.agents) }),
        )
      },
    },
    {
      name: `move of a branch of ${branch.size}`,
      key: 'move',
      times: 4,
      run: (round) =>
        db.transaction(async (tx) => {
          await lockLines(tx, 'brand1')
          await lockBranch(tx, branch.id)
          await moveBranch(tx, branch.id, { id: branch.uplines[(round + 1) % 2]! })
        }),
    },
  ]
  const results: Figure[] = []
  const rows: string[][] = []
  for (const { name, key, times, run: ask } of tests) {
    for (let warm = 0; warm < 6 && times > 6; warm += 1) await ask(warm)
    const taken = await repeat(times, ask)
    const figures = [
      { name: `agents.${key}.medianMs`, value: median(taken) },
      { name: `agents.${key}.p99Ms`, value: p99(taken) },
    ]
    results.push(...figures)
    rows.push([
      name,
      ...figures.map(({ value }) => value.toFixed(2)),
      figures.map((one) => meaningOf(one.name).atMost ?? '').join(' '),
    ])
  }
  printTable(['the product', 'median, ms', 'p99, ms', 'limits'], rows)
  return results
}
