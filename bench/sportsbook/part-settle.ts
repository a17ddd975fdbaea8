// SPDX-License-Identifier: Apache-2.0
import { checkInvariants, operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import { settleDueEvents } from '@tessera/server/src/modules/sportsbook/dealing/settling/settle-event.ts'
import { dueEvents } from '@tessera/server/src/modules/sportsbook/bets/settlement/settled-events.ts'
import { sportsbookPurpose } from '@tessera/server/src/modules/sportsbook/bets/sportsbook-vendor.ts'
import type { SportsbookDeps } from '@tessera/server/src/modules/sportsbook/sportsbook-deps.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { createLive } from '@tessera/server/src/platform/live/index.ts'
import pg from 'pg'
import { pino } from 'pino'
import { limitOf } from '../figures/index.ts'
import { overRounds, type Part } from '../shared/part.ts'
import { fillMembers } from '../lottery/fill-tickets.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { fillBets } from './fill-bets.ts'

const batchSize = 2_000

/**
 * Very many open legs of matches that have ended, settled by the product and, in turns with that, by bare SQL that moves
 * the same rows: bets, settlements, facts, accounts and postings. Both do so in the same order, in transactions of as many
 * bets, as durable, and find rows by key. Options: --legs 100000 (each side, each round), --rounds 2.
 */
const settle: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 2)
  const legs = numberOption(options, 'legs', 100_000)
  const database = await startBenchDatabase({ shared_buffers: '1GB', max_wal_size: '8GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const db = database.open(8)
  try {
    await owner.connect()
    await fillMembers(owner, Math.max(100, Math.floor(legs / 10)))
    const results: Record<'product' | 'bare', number>[] = []
    for (let round = 0; round < rounds; round += 1) {
      const turn = async (side: 'product' | 'bare'): Promise<number> => {
        const bets = await fillBets(owner, `${side}${round}`, legs)
        const cpu = () => [cpuUsOf(process.pid), cpuUsOf(database.postgres.pid)] as const
        const before = cpu()
        const beganMs = performance.now()
        await (side === 'product' ? settleAll(db) : settleBare(db, owner, bets))
        const tookMs = performance.now() - beganMs
        const [ours, databases] = cpu().map((us, index) => Math.round((us - before[index]!) / legs))
        await checkEnds(owner, side)
        await owner.query('update sportsbook_event_settlement set done = due')
        console.log(
          `${side}: ${legs} legs of ${bets} bets in ${(tookMs / 1_000).toFixed(1)} s; CPU of a leg: process ${ours} µs, database ${databases} µs`,
        )
        return tookMs
      }
      // Who goes first changes, so that neither has the quieter half of each pair.
      const first = round % 2 === 0 ? await turn('product') : undefined
      const bare = await turn('bare')
      results.push({ bare, product: first ?? (await turn('product')) })
    }
    await owner.query('vacuum analyze')
    console.log(await sizesOf(owner))
    const { differences } = await checkInvariants(db, Date.now())
    if (differences.length > 0) throw new Error('the ledger does not add up')
    return report(results, legs)
  } finally {
    await owner.end()
    await db.close()
    await database.close()
  }
}
export default settle

function report(results: readonly Record<'product' | 'bare', number>[], legs: number) {
  const ratio = overRounds(
    'sportsbook.settlement.ratio',
    results.map(({ product, bare }) => product / bare),
  )
  const perSecond = (side: 'product' | 'bare') => (legs * 1_000) / median(results.map((one) => one[side]))
  printTable(
    ['settlement', 'legs/s', 'x bare'],
    [
      ['bare SQL', perSecond('bare'), ''],
      ['product', perSecond('product'), `${ratio.value.toFixed(2)} (at most ${limitOf(ratio.name)})`],
    ],
  )
  return [{ name: 'sportsbook.settlement.perSecond', value: perSecond('product') }, ratio]
}

/** Every event that is due, as the follower of the server does it; that takes some at a time. */
async function settleAll(db: Database): Promise<void> {
  const deps = {
    database: db,
    live: createLive(),
    log: pino({ level: 'warn' }),
    clock: { now: () => Date.now() },
  } as unknown as SportsbookDeps
  do await settleDueEvents(deps)
  while ((await dueEvents(db, 1)).length > 0)
}

/** Otherwise the planner reads all bets for each batch, as long as there are few. */
const readsByKey = 'set enable_seqscan = off; set enable_mergejoin = off'

/** The same rows in plain statements, which know beforehand what each bet returns. */
async function settleBare(db: Database, owner: pg.Client, bets: number): Promise<void> {
  const { id: operator } = await operatorAccount(db, sportsbookPurpose, 'USD')
  await owner.query(readsByKey)
  for (let from = 0; from < bets; from += batchSize) {
    const batch = `(select * from bench_bet where n > ${from} and n <= ${from + batchSize})`
    await owner.query('begin')
    await owner.query(`
      update sportsbook_bet t set status = 'settled', returned = b.returned, valid_bet = b.valid_bet, settlements = 1, ended_at = now()
      from ${batch} b where t.id = b.id and t.placed_at = b.placed_at`)
    await owner.query(`
      insert into sportsbook_settlement (bet_id, number, status, returned, versions, at, placed_at)
      select id, 1, 'settled', returned, jsonb_build_object(first_event, 1), now(), placed_at from ${batch} b`)
    await owner.query(`
      insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, settled_stake, closed, at, reference)
      select member_id, 'SPORTSBOOK', 'football', id, 'return', returned, 'USD', valid_bet, stake, true, now(), 'sportsbook/' || id || '/return' from ${batch} b`)
    await owner.query(`
      with won as (
        select *, row_number() over (partition by cash order by n) as position, sum(returned) over (partition by cash order by n)::bigint as so_far
        from ${batch} b where returned > 0
      ), moved as (
        update ledger_account a set balance = a.balance + s.amount, version = a.version + s.count
        from (select cash, sum(returned)::bigint as amount, count(*) as count from won group by cash) s where a.id = s.cash
        returning a.id, a.balance - s.amount as before, a.version - s.count as version
      )
      insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, period)
      select w.cash, m.version + w.position, ${operator}, w.returned, m.before + w.so_far, 'sportsbook.end', w.id, 'win', (select period from ledger_now)
      from won w join moved m on m.id = w.cash`)
    await owner.query('commit')
  }
  await owner.query('reset all')
}

/** Every bet ended with what it returns, and each return was posted and recorded once. */
async function checkEnds(owner: pg.Client, side: string): Promise<void> {
  const { rows } = await owner.query<
    Record<'wrong' | 'postings' | 'facts' | 'returned' | 'bets' | 'settlements', bigint>
  >(`
    select (select count(*) from sportsbook_bet t join bench_bet b using (id)
        where t.returned is distinct from b.returned or t.valid_bet is distinct from b.valid_bet) as wrong,
      (select count(*) from bench_bet) as bets, (select sum(returned) from bench_bet) as returned,
      (select sum(p.amount) from ledger_posting p join bench_bet b on p.cause = 'sportsbook.end' and p.external_id = b.id::text) as postings,
      (select count(*) from sportsbook_settlement s join bench_bet b on s.bet_id = b.id) as settlements,
      (select count(*) from bet_fact f join bench_bet b on f.member_id = b.member_id and f.round_id = b.id::text) as facts`)
  const [found] = rows
  const holds =
    found &&
    BigInt(found.wrong) === 0n &&
    String(found.postings) === String(found.returned) &&
    found.facts === found.bets &&
    found.settlements === found.bets
  if (!holds) throw new Error(`${side} settled wrongly: ${Object.entries(found ?? {}).join('; ')}`)
}

/** What stored bets take on the disk with their indexes, for whoever plans it. */
async function sizesOf(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ said: string }>(`
    select string_agg(name || ' ' || size || ' bytes', ', ' order by position) as said from (
      select name, position, (sum(pg_total_relation_size(oid)) / greatest(1, sum(greatest(0, reltuples))))::bigint as size
      from unnest(array['sportsbook_bet', 'sportsbook_leg', 'sportsbook_settlement', 'sportsbook_market']) with ordinality as t (name, position)
      join pg_class on oid = name::regclass or oid in (select inhrelid from pg_inherits where inhparent = name::regclass)
      group by name, position) sizes`)
  return `A row with its indexes: ${rows[0]!.said}`
}
