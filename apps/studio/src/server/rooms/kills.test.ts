// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import { crashPoint, curveAt, timeOf } from '../../games/crash/maths.ts'
import { openDatabase, type Database } from '../database.ts'
import type { RunningStudio } from '../studio.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'
import { holdLease } from './store/lease-store.ts'

const START = 100_000_000
const STAKE = 1_000_000

let server: TestStudio
let clients: LiveClient[]
beforeEach(async () => {
  server = await testStudio({ chainLength: 400 })
  clients = []
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await server.close()
})

/** A process whose database connection can die; no renewal of its lease counts as a piece of work. */
async function dying() {
  const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
  const leaseTimes = { leaseMs: 600_000, renewEveryMs: 600_000 }
  return { database, studio: await server.beside({ database, leaseTimes }) }
}

/** A process that can be killed: its connections end, and nothing more of what it does reaches the database. */
async function mortal() {
  const { database, studio } = await dying()
  return {
    studio,
    async kill() {
      database.dieAt(1, 'before')
      await studio.table.tick().catch(() => {})
      await endLocks()
      await endLease()
    },
  }
}

/** A process that does not notice when it has lost its lock. */
async function unaware(): Promise<RunningStudio> {
  const database = openDatabase({ url: server.environment.databaseUrl }, () => {})
  const deaf: Database = { ...database, hold: (lockNumber) => database.hold(lockNumber, () => {}) }
  const leaseTimes = { leaseMs: 600_000, renewEveryMs: 600_000 }
  return server.beside({ database: deaf, leaseTimes })
}

/** Locks of this test's database only: others are tested on the same server. */
const endLocks = () =>
  server.rows(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`)
/** As if its owner had not renewed it for seconds. */
const endLease = () => server.rows('update studio.room set leased_until = clock_timestamp()')

async function player(user: string, { address }: RunningStudio) {
  const session = await server.launch('crash', user)
  const live = await connectLive(address, { type: 'hello', session })
  clients.push(live)
  const { table } = await live.next('table')
  return {
    live,
    table,
    session,
    bet: (autoHundredths?: number) =>
      server.ask(
        session,
        'POST',
        '/api/bets/crash',
        bet('10', autoHundredths === undefined ? {} : { autoHundredths }),
        address,
      ),
    cashOut: (roundId: string, at = address) =>
      server.ask(session, 'POST', `/api/rounds/${roundId}/cash-out`, {}, at),
    balance: () => server.wallet.balances.get(user)! - START,
  }
}

async function hiddenPoint(): Promise<number> {
  const { links, salt, position } = await server.secretChain()
  return crashPoint(await outcomeHash({ hash: links[position]!, salt }))
}

/** Plays rounds until one crashes at 3.00 or later, and stops in its betting time. */
async function openLongRound({ table }: RunningStudio): Promise<number> {
  for (let count = 0; count < 300; count += 1) {
    await table.tick()
    const point = await hiddenPoint()
    if (point >= 300) return point
    for (const elapsedMs of [5_000, timeOf(point), 3_000]) {
      server.clock.advance(elapsedMs)
      await table.tick()
    }
  }
  throw new Error('no such round came')
}

async function run(elapsedMs: number, studio: RunningStudio): Promise<void> {
  server.clock.advance(elapsedMs)
  await studio.table.tick()
}

/** No bet is in play, and what the operator booked is what the studio stored. */
async function expectBalanced(users: readonly string[]): Promise<void> {
  await server.recover()
  const rows = await server.rows(`
    select operator_user as name, sum(case when state = 'settled' then payout - stake else 0 end) as moved,
      count(*) filter (where state not in ('settled', 'voided', 'refused')) as unfinished
    from studio.round join studio.player on player.id = player_id group by 1`)
  for (const name of users) {
    const row = rows.find((one) => one['name'] === name)
    const balance = server.wallet.balances.get(name)! - START
    expect([name, Number(row?.['unfinished'] ?? 0), Number(row?.['moved'] ?? 0) / 10]).toEqual([
      name,
      0,
      balance,
    ])
  }
}

describe('a process that is killed', () => {
  it('while bets are taken: they stay, the next process takes bets for three more seconds, and pays', async () => {
    const { studio, kill } = await mortal()
    const one = await player('one', studio)
    const point = await openLongRound(studio)
    const { body } = await one.bet(200)
    server.clock.advance(4_900)
    await kill()
    await server.studio.table.recover()
    const two = await player('two', server.studio)
    expect(two.table).toMatchObject({ phase: 'betting', closesAt: server.clock.now() + 3_000 })
    expect(two.table.tableBets).toHaveLength(1)
    server.clock.advance(2_900)
    expect((await two.bet(point + 1)).status).toBe(200)
    await run(100, server.studio)
    await two.live.phase('running')
    await run(timeOf(point), server.studio)
    await server.studio.table.stop()
    expect([one.balance(), two.balance()]).toEqual([STAKE, -STAKE])
    expect((await server.ask(one.session, 'GET', `/api/rounds`)).text).toContain(body.round.id)
    await expectBalanced(['one', 'two'])
  })

  it('while the curve runs: who left stays paid, the others get their stakes back, and the link is spent', async () => {
    const { studio, kill } = await mortal()
    const [left, riding] = [await player('left', studio), await player('riding', studio)]
    await openLongRound(studio)
    const first = await left.bet()
    await riding.bet()
    await run(5_000, studio)
    await run(timeOf(200), studio)
    expect((await left.cashOut(first.body.round.id)).body.round.payout).toBe('20.00')
    await kill()
    await server.studio.table.recover()
    await server.recover()
    expect([left.balance(), riding.balance()]).toEqual([STAKE, 0])
    expect(
      await server.rows(
        `select state, hash is not null as revealed from studio.room_round where state <> 'ended'`,
      ),
    ).toEqual([{ state: 'voided', revealed: true }])
    await expectBalanced(['left', 'riding'])
  })

  it.each(['before', 'after'] as const)(
    '%s the end of a round is stored: every bet is paid once or given back',
    async (when) => {
      const { database, studio } = await dying()
      const [low, high] = [await player('low', studio), await player('high', studio)]
      const point = await openLongRound(studio)
      await low.bet(150)
      await high.bet(point + 1)
      await run(5_000, studio)
      server.clock.advance(timeOf(point))
      database.dieAt(1, when)
      await studio.table.tick().catch(() => {})
      await endLocks()
      await endLease()
      await server.studio.table.recover()
      await server.recover()
      expect([low.balance(), high.balance()]).toEqual(when === 'before' ? [0, 0] : [STAKE / 2, -STAKE])
      await expectBalanced(['low', 'high'])
    },
  )

  it('leaves a room that nobody watches: the next process ends its round all the same', async () => {
    const { studio, kill } = await mortal()
    const one = await player('gone', studio)
    const point = await openLongRound(studio)
    await one.bet(200)
    await kill()
    await server.studio.table.recover()
    await run(5_000, server.studio)
    await run(timeOf(point), server.studio)
    await server.studio.table.stop()
    expect(one.balance()).toBe(STAKE)
  })
})

describe('two processes that both believe they run the room', () => {
  it('are not both heard: what comes to the first one goes back, and the second one plays and pays', async () => {
    const old = await unaware()
    const one = await player('one', old)
    const point = await openLongRound(old)
    const { body } = await one.bet()
    await endLocks()
    await endLease()
    await server.studio.table.recover()
    const two = await player('two', server.studio)
    expect((await two.bet(200)).status).toBe(200)
    const late = await player('late', old)
    expect((await late.bet()).status).not.toBe(200)
    server.clock.advance(5_000)
    await Promise.all([old.table.tick(), server.studio.table.tick()])
    server.clock.advance(timeOf(250))
    const answers = await Promise.all([
      one.cashOut(body.round.id, old.address),
      one.cashOut(body.round.id, server.studio.address),
    ])
    expect(answers.map(({ status }) => status)).toContain(200)
    await run(timeOf(point), server.studio)
    await server.studio.table.stop()
    const paid = server.wallet.calls.filter(
      ({ path, body: { round } }) => path === '/transaction/win' && round === body.round.id,
    )
    expect(paid).toHaveLength(1)
    expect([one.balance(), two.balance(), late.balance()]).toEqual([
      curveAt(timeOf(250)) * 10_000 - STAKE,
      STAKE,
      0,
    ])
    await expectBalanced(['one', 'two', 'late'])
  })

  it('gives back a stake that arrives after the first one has lost the room', async () => {
    const old = await unaware()
    const one = await player('slow', old)
    await openLongRound(old)
    let letGo = () => {}
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })
    server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
    const betting = one.bet()
    await expect
      .poll(() => server.rows(`select 1 from studio.round where state = 'reserved'`))
      .toHaveLength(1)
    await endLocks()
    await endLease()
    await server.studio.table.recover()
    letGo()
    expect((await betting).status).toBe(503)
    await expectBalanced(['slow'])
    expect(one.balance()).toBe(0)
  })

  it('do not write at the same time: a room changes hands only when what its owner is writing is written', async () => {
    const old = await unaware()
    await player('watcher', old)
    await old.table.tick()
    await endLocks()
    await endLease()
    const lease = old.table.ownership.current()!
    const order: string[] = []
    let taking: Promise<unknown> | undefined
    await old.deps.database.transaction(async (tx) => {
      await holdLease(tx, lease)
      taking = server.studio.table.ownership.take().then(() => order.push('taken'))
      await expect
        .poll(() =>
          server.rows(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          ),
        )
        .toHaveLength(1)
      order.push('written')
    })
    await taking
    expect(order).toEqual(['written', 'taken'])
    await expect(old.deps.database.transaction((tx) => holdLease(tx, lease))).rejects.toThrow(
      'belongs to another process',
    )
  })
})

describe('a clock that is set back', () => {
  it('brings no bet in after the close, stops no curve, and nothing is paid twice', async () => {
    const one = await player('patient', server.studio)
    const point = await openLongRound(server.studio)
    const { body } = await one.bet()
    await run(5_000, server.studio)
    await run(timeOf(150), server.studio)
    server.clock.advance(-3_600_000)
    expect((await one.bet()).body.error.code).toBe('studio.bettingClosed')
    await run(timeOf(200) - timeOf(150), server.studio)
    const left = await one.cashOut(body.round.id)
    expect(left.body.round.payout).toBe('20.00')
    await one.cashOut(body.round.id)
    await run(timeOf(point), server.studio)
    await one.live.phase('crashed')
    await server.studio.table.stop()
    expect(one.balance()).toBe(STAKE)
    expect(server.wallet.calls.filter(({ path }) => path === '/transaction/win')).toHaveLength(1)
  })
})
