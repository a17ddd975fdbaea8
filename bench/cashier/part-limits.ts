// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from '@tessera/server/src/platform/db/index.ts'
import pg from 'pg'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { type BenchDatabase, startBenchDatabase } from '../shared/bench-database.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { sqlDriver } from '../shared/pgbench.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { fill } from '../wallet/fill.ts'

const players = 10_000
const clients = 8
const betsInBatch = 32

/** What a bet asks because of limits, breaks and reality checks, in the words of each function. */
const asked = {
  play_apply_one: [' or s.careful', ' or s.check_at <= p_at'],
  play_apply: [' and not l.careful', '\n          and (e.check_at is null or e.check_at > p_at)'],
} as const
type Name = keyof typeof asked
const names = Object.keys(asked) as Name[]

/**
 * What the fast path of a bet loses because it asks whether its member has limits: the functions of the product, one
 * bet and a batch of 32, in turns with copies that do not ask. Options: --rounds 7 --seconds 2.
 */
const run: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 7)
  const seconds = numberOption(options, 'seconds', 2)
  const database = await startBenchDatabase()
  try {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await fill(database, players, publicKey.export({ type: 'spki', format: 'pem' }).toString())
    const results: Figure[] = []
    for (const name of names) {
      await makeCopyThatDoesNotAsk(database, name)
      const before = await betsIn(database)
      const side = (called: string) => runOf(database, name, called, seconds)
      results.push(await compare(name, { asking: side(name), plain: side(`${name}_plain`) }, rounds))
      // A call that refuses answers much faster.
      if ((await betsIn(database)) - before < rounds * seconds * betsOf(name) * 50)
        throw new Error(`${name} refused the bets, so that nothing was measured`)
    }
    return results
  } finally {
    await database.close()
  }
}
export default run

interface Run {
  perSecond: number
  /** CPU time of the database for a bet: it stays the same while others use the machine. */
  cpuUs: number
}

async function compare(
  name: Name,
  sides: Record<'asking' | 'plain', () => Promise<Run>>,
  rounds: number,
): Promise<Figure> {
  const pairs: Record<'asking' | 'plain', Run>[] = []
  for (let round = 0; round <= rounds; round += 1) {
    // Who goes first changes, so that neither has the quieter half of each pair.
    const first = round % 2 === 0 ? await sides.asking() : undefined
    const plain = await sides.plain()
    pairs.push({ asking: first ?? (await sides.asking()), plain })
  }
  // The first round warms everything up.
  const measured = pairs.slice(1)
  const of = (side: 'asking' | 'plain', figure: keyof Run) =>
    median(measured.map((pair) => pair[side][figure]))
  const losses = overRounds(
    `cashier.limits.${name}.loss`,
    measured.map(({ asking, plain }) => asking.cpuUs / plain.cpuUs - 1),
  )
  printTable(
    [name, 'bets/s', 'µs of CPU a bet'],
    [
      ['asks', of('asking', 'perSecond'), of('asking', 'cpuUs')],
      ['does not ask', of('plain', 'perSecond'), of('plain', 'cpuUs')],
      [
        'more CPU time, median of the pairs',
        '',
        `${(losses.value * 100).toFixed(1)} % (at most ${limitOf(losses.name) * 100} %)`,
      ],
    ],
  )
  return losses
}

const betsOf = (name: Name): number => (name === 'play_apply' ? betsInBatch : 1)

async function betsIn(database: BenchDatabase): Promise<number> {
  const db = database.open(1)
  const row = await db.one<{ bets: bigint }>(sql`select count(*) as bets from play_transaction`)
  await db.close()
  return Number(row?.bets ?? 0)
}

/** The text of the product's function without what it asks because of limits, under a name of its own. */
async function makeCopyThatDoesNotAsk(database: BenchDatabase, name: Name): Promise<void> {
  let text = await readFile(new URL(`../../apps/server/functions/${name}.sql`, import.meta.url), 'utf8')
  for (const words of asked[name]) {
    if (text.split(words).length !== 2) throw new Error(`${name} no longer asks "${words.trim()}"`)
    text = text.replace(words, '')
  }
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(text.replaceAll(new RegExp(`\\b${name}\\b(?=\\(| from| to)`, 'g'), `${name}_plain`))
  await owner.end()
}

function runOf(database: BenchDatabase, name: Name, called: string, seconds: number): () => Promise<Run> {
  const driver = sqlDriver(database, { players, statement: statementOf(name, called) })
  return async () => {
    const before = cpuUsOf(database.postgres.pid)
    const perSecond = (await driver.perSecond(clients, seconds)) * betsOf(name)
    return { perSecond, cpuUs: (cpuUsOf(database.postgres.pid) - before) / (perSecond * seconds) }
  }
}

function statementOf(name: Name, called: string): string {
  if (name === 'play_apply_one')
    return `select * from ${called}('bench', 'x' || :unique, 'bet', sha256(('bench-token-' || :player)::bytea), 'p' || :player, 'USD', 'bench-game', 'r' || :unique, 10, null, false, now())`
  const each = (value: string, type = 'text') =>
    `array(select ${value} from generate_series(1, ${betsInBatch}) n)::${type}[]`
  const player = `(1 + (:player + n) % ${players})`
  return `select * from ${called}(${each(`'bench'`)}, ${each(`'x' || :unique || n`)}, ${each(`'bet'`)}, ${each(`sha256(('bench-token-' || ${player})::bytea)`, 'bytea')}, ${each(`'p' || ${player}`)}, ${each(`'USD'`)}, ${each(`'bench-game'`)}, ${each(`'r' || :unique || n`)}, ${each('10', 'bigint')}, ${each('null::text')}, ${each('false', 'boolean')}, now())`
}
