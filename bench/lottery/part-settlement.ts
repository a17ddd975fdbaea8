// SPDX-License-Identifier: Apache-2.0
import { checkInvariants, operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import { settleDraw } from '@tessera/server/src/modules/lottery/draws/settle-draw.ts'
import { lotteryPurpose } from '@tessera/server/src/modules/lottery/games/lottery-vendor.ts'
import type { LotteryDeps } from '@tessera/server/src/modules/lottery/index.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { createLive } from '@tessera/server/src/platform/live/index.ts'
import pg from 'pg'
import { pino } from 'pino'
import { limitOf } from '../figures/index.ts'
import { overRounds, type Part } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { fillMembers, fillTickets, makeBenchDraw } from './fill-tickets.ts'

const membersOf = (tickets: number): number => Math.max(100, Math.floor(tickets / 20))

/**
 * A draw with very many tickets, settled by the product and, in turns with that, by bare SQL that moves the same rows in
 * the same batches: tickets, facts, accounts and postings. Options: --tickets 1000000 (in all), --rounds 2.
 */
const run: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 2)
  const tickets = Math.floor(numberOption(options, 'tickets', 1_000_000) / rounds)
  const database = await startBenchDatabase({ shared_buffers: '1GB', max_wal_size: '8GB' })
  const owner = new pg.Client({ connectionString: database.url })
  const db = database.open(8)
  try {
    await owner.connect()
    await fillMembers(owner, membersOf(tickets))
    const results: { product: number; bare: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const turn = async (side: 'product' | 'bare'): Promise<number> => {
        const draw = await makeBenchDraw(owner, `${side}${round}`)
        await fillTickets(owner, draw, tickets)
        const cpu = () => [cpuUsOf(process.pid), cpuUsOf(database.postgres.pid)] as const
        const before = cpu()
        const beganMs = performance.now()
        await (side === 'product' ? settleDraw(depsOf(db), draw.id) : settleBare(db, owner, tickets))
        const tookMs = performance.now() - beganMs
        const [ours, databases] = cpu().map((us, index) => Math.round((us - before[index]!) / tickets))
        await checkEnds(owner, draw.id)
        console.log(
          `${side}: ${tickets} tickets in ${(tookMs / 1_000).toFixed(1)} s; CPU of a ticket: process ${ours} µs, database ${databases} µs`,
        )
        return tookMs
      }
      // Who goes first changes, so that neither has the quieter half of each pair.
      const first = round % 2 === 0 ? await turn('product') : undefined
      const bare = await turn('bare')
      results.push({ bare, product: first ?? (await turn('product')) })
    }
    const { differences } = await checkInvariants(db, Date.now())
    if (differences.length > 0) throw new Error('the ledger does not add up')
    const ratio = overRounds(
      'lottery.settlement.ratio',
      results.map(({ product, bare }) => product / bare),
    )
    const perSecond = (side: 'product' | 'bare') =>
      (tickets * 1_000) / median(results.map((one) => one[side]))
    printTable(
      ['settlement', 'tickets/s', 'x bare'],
      [
        ['bare SQL', perSecond('bare'), ''],
        ['product', perSecond('product'), `${ratio.value.toFixed(2)} (at most ${limitOf(ratio.name)})`],
      ],
    )
    return [{ name: 'lottery.settlement.perSecond', value: perSecond('product') }, ratio]
  } finally {
    await owner.end()
    await db.close()
    await database.close()
  }
}
export default run

const depsOf = (database: Database): LotteryDeps =>
  ({
    database,
    live: createLive(),
    log: pino({ level: 'silent' }),
    clock: { now: () => Date.now() },
  }) as unknown as LotteryDeps

const batchSize = 2_000

/** The same rows in plain statements, which know beforehand what each ticket pays. */
async function settleBare(db: Database, owner: pg.Client, tickets: number): Promise<void> {
  const { id: operator } = await operatorAccount(db, lotteryPurpose, 'USD')
  const period = 'select period from ledger_now'
  for (let from = 0; from < tickets; from += batchSize) {
    const batch = `(select * from bench_ticket where n > ${from} and n <= ${from + batchSize})`
    await owner.query('begin')
    await owner.query(`
      update lottery_ticket t set status = 'settled', returned = b.returned, line_returns = array[b.returned], settled_at = now()
      from ${batch} b where t.id = b.id and t.placed_at = b.placed_at`)
    await owner.query(`
      insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, settled_stake, closed, at, reference)
      select member_id, 'LOTTERY', 'MB-HN', id, 'return', returned, 'USD', stake, stake, true, now(), 'lottery/' || id || '/return' from ${batch} b`)
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
      select w.cash, m.version + w.position, ${operator}, w.returned, m.before + w.so_far, 'lottery.end', w.id, 'win', (${period})
      from won w join moved m on m.id = w.cash`)
    await owner.query('commit')
  }
}

/** Every ticket ended with what it pays, and each return was posted and recorded once. */
async function checkEnds(owner: pg.Client, drawId: bigint): Promise<void> {
  const { rows } = await owner.query<
    Record<'wrong' | 'postings' | 'facts' | 'returned' | 'tickets', bigint>
  >(`
    select (select count(*) from lottery_ticket t join bench_ticket b using (id) where t.returned is distinct from b.returned) as wrong,
      (select count(*) from bench_ticket) as tickets, (select sum(returned) from bench_ticket) as returned,
      (select sum(p.amount) from ledger_posting p join bench_ticket b on p.cause = 'lottery.end' and p.external_id = b.id::text) as postings,
      (select count(*) from bet_fact f join bench_ticket b on f.member_id = b.member_id and f.round_id = b.id::text) as facts`)
  const [found] = rows
  if (!found || found.wrong !== 0n || found.postings !== found.returned || found.facts !== found.tickets)
    throw new Error(`draw ${drawId} was settled wrongly: ${Object.entries(found ?? {}).join('; ')}`)
}
