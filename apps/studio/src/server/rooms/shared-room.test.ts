// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { sessionOf } from '../sessions/open-session.ts'
import { dyingDatabase, type DyingDatabase } from '../testing/dying-database.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'
import type { StudioDeps } from '../deps.ts'
import { createRoomLeases } from './owner/room-leases.ts'
import type { SharedGame } from './rules/shared-game.ts'
import { createSharedRoom, type SharedRoom } from './shared-room.ts'
import type { RoomView } from './watchers.ts'

/** Even or odd: nobody decides anything once the bets are placed. */
const evenOrOdd: SharedGame<{ even: boolean }, { even: boolean }, never> = {
  code: 'dice',
  openMs: 5_000,
  closingMs: 2_000,
  pauseMs: 1_000,
  hasActions: false,
  resultOf: (outcome) => ({ even: Number.parseInt(outcome.slice(0, 4), 16) % 2 === 0 }),
  durationMs: () => 4_000,
  enter: ({ parameters }) => ({ even: (parameters as { even: boolean }).even }),
  endsAfterMs: () => null,
  end: (own) => own,
  act: (own) => own,
  storyOf: ({ own, stake }, result) =>
    result?.even === own.even
      ? { events: [{ type: 'won' }], multiplier: 2_000_000, payout: BigInt(stake) * 2n }
      : { events: [{ type: 'lost' }], multiplier: 0, payout: 0n },
}

type View = RoomView<{ even: boolean }, { even: boolean }>
interface Process {
  readonly room: SharedRoom<never>
  readonly database: DyingDatabase
  readonly phases: string[]
}

let server: TestStudio
let databases: DyingDatabase[]
beforeEach(async () => {
  server = await testStudio()
  databases = []
})
afterEach(async () => {
  for (const database of databases) await database.close()
  await server.close()
})

/** A process that runs the room, with somebody who watches; its views are noted, not sent. */
function start(isWatched = true): Process {
  const database = dyingDatabase(openDatabase({ url: server.environment.databaseUrl }, () => {}))
  databases.push(database)
  const deps: StudioDeps = { ...server.studio.deps, database }
  const phases: string[] = []
  const room = createSharedRoom(deps, {
    room: 'even or odd',
    game: evenOrOdd,
    chainLength: 100,
    leases: createRoomLeases(deps, {
      ownAddress: () => 'http://here.test',
      leaseMs: 600_000,
      renewEveryMs: 600_000,
    }),
    page: {
      progressEveryMs: 100,
      table(view: View) {
        phases.push(view.state?.phase ?? 'closed')
        return { type: 'balance', balance: '0.00' }
      },
      bet: () => ({ type: 'balance', balance: '0.00' }),
      progress: () => [],
    },
  })
  if (isWatched) room.watch(0n, { send: () => {}, end: () => {} })
  return { room, database, phases }
}

async function player(user: string) {
  const secret = await server.launch('dice', user)
  const session = await sessionOf(server.studio.deps, secret)
  return (room: SharedRoom<never>, even: boolean) =>
    room.join(session, {
      requestId: String(bet('1', {})['requestId']),
      stake: 10_000_000n,
      parameters: { even },
    })
}

function holdNextStake(): { letGo: () => void } {
  let letGo = () => {}
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
  return { letGo: () => letGo() }
}

/** Keeps the room from storing anything until the answered function is called. */
async function lockRoom(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select from studio.room for update')
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

const endLease = () => server.rows('update studio.room set leased_until = clock_timestamp()')
const moved = (user: string) => server.wallet.balances.get(user)! - 100_000_000
async function run(elapsedMs: number, { room }: Process): Promise<void> {
  server.clock.advance(elapsedMs)
  await room.tick()
}

describe('a room without choices', () => {
  it('plays round after round: bets, close, result, payment', async () => {
    const here = start()
    const [first, second] = [await player('first'), await player('second')]
    await here.room.tick()
    await first(here.room, true)
    await second(here.room, false)
    for (const elapsedMs of [5_000, 4_000, 1_000]) await run(elapsedMs, here)
    expect(here.phases).toEqual(['closed', 'open', 'drawn', 'settling', 'open'])
    await here.room.stop()
    expect([moved('first'), moved('second')].toSorted((one, other) => one - other)).toEqual([
      -1_000_000, 1_000_000,
    ])
  })

  it('waits for a stake that is on its way at the close, and plays it', async () => {
    const here = start()
    const slow = await player('slow')
    await here.room.tick()
    let letGo = () => {}
    const until = new Promise<void>((resolve) => {
      letGo = resolve
    })
    server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
    const betting = slow(here.room, true)
    await expect
      .poll(() => server.rows(`select 1 from studio.round where state = 'reserved'`))
      .toHaveLength(1)
    await run(5_000, here)
    expect(here.phases.at(-1)).toBe('closing')
    await run(500, here)
    letGo()
    await betting
    await here.room.tick()
    expect(here.phases.at(-1)).toBe('drawn')
    await run(4_000, here)
    await here.room.stop()
    expect(Math.abs(moved('slow'))).toBe(1_000_000)
  })

  it('does not draw before a stake that was taken in time is written down, however the two meet', async () => {
    const here = start()
    const [first, second] = [await player('first'), await player('second')]
    await here.room.tick()
    const [one, two] = [holdNextStake(), holdNextStake()]
    const bets = [first(here.room, true), second(here.room, true)]
    await expect
      .poll(() => server.rows(`select 1 from studio.round where state = 'reserved'`))
      .toHaveLength(2)
    await run(5_000, here)
    const unlock = await lockRoom()
    one.letGo()
    // The first stake waits to be stored, the time that passes behind it, and then the second one.
    await expect
      .poll(() =>
        server.rows(
          `select 1 from pg_stat_activity where query like '%for key share%' and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1)
    const ticked = here.room.tick()
    two.letGo()
    await expect
      .poll(() => server.wallet.calls.filter(({ path }) => path === '/transaction/bet'))
      .toHaveLength(2)
    await unlock()
    await Promise.all([...bets, ticked])
    expect(await server.rows(`select distinct state from studio.round`)).toEqual([{ state: 'open' }])
    await here.room.tick()
    expect(here.phases.at(-1)).toBe('drawn')
  })

  it.each([
    ['open', 1_000],
    ['closing', 5_000],
    ['drawn', 5_000],
    ['settling', 9_000],
  ] as const)(
    'that is killed while it is %s goes on in another process, and every bet ends once',
    async (phase, afterMs) => {
      const here = start()
      const [first, second] = [await player('first'), await player('second')]
      await here.room.tick()
      await first(here.room, true)
      await second(here.room, false)
      let inFlight: Promise<unknown> | undefined
      let letGo = () => {}
      if (phase === 'closing') {
        const until = new Promise<void>((resolve) => {
          letGo = resolve
        })
        server.wallet.trouble('/transaction/bet', { kind: 'hold', until })
        const third = await player('third')
        inFlight = third(here.room, true).catch(() => {})
        await expect
          .poll(() => server.rows(`select 1 from studio.round where state = 'reserved'`))
          .toHaveLength(1)
      }
      await run(Math.min(afterMs, 5_000), here)
      if (afterMs > 5_000) await run(afterMs - 5_000, here)
      expect(here.phases.at(-1)).toBe(phase)
      here.database.dieAt(1, 'before')
      await endLease()
      letGo()
      await inFlight
      const there = start(false)
      await there.room.recover()
      for (const elapsedMs of [0, 5_000, 4_000]) await run(elapsedMs, there)
      await there.room.stop()
      server.clock.advance(30_000)
      await server.recover()
      await server.recover()
      expect([moved('first'), moved('second')].toSorted((one, other) => one - other)).toEqual([
        -1_000_000, 1_000_000,
      ])
      if (phase === 'closing') expect(moved('third')).toBe(0)
      expect(await server.rows(`select state from studio.room_round`)).toEqual([{ state: 'ended' }])
    },
  )

  it('settles a thousand bets together', async () => {
    const here = start()
    const first = await player('first')
    await here.room.tick()
    await first(here.room, true)
    await server.rows(`
      insert into studio.round (id, player_id, token, game, wire_code, currency, stake, parameters, request_id, state,
        room_round_id, bet_transaction, started_at)
      select gen_random_uuid(), player_id, token, game, wire_code, currency, stake, parameters, gen_random_uuid(), 'open',
        room_round_id, gen_random_uuid(), started_at from studio.round, generate_series(1, 999)`)
    await server.rows(`
      insert into studio.room_input (round_id, version, at, player_id, input)
      select room_round_id, 1 + row_number() over (), at, input.player_id,
        jsonb_build_object('type', 'bet', 'bet', (input.input -> 'bet') || jsonb_build_object('id', round.id))
      from studio.round join studio.room_input input on input.round_id = room_round_id
      where round.id::text <> input.input -> 'bet' ->> 'id'`)
    here.database.dieAt(1, 'before')
    await endLease()
    const there = start(false)
    await there.room.recover()
    await run(5_000, there)
    await run(4_000, there)
    const [row] = await server.rows(
      'select count(*)::integer as bets, count(distinct due_at)::integer as moments from studio.outbox',
    )
    expect(row).toEqual({ bets: 1_000, moments: 1 })
    expect(await server.rows(`select 1 from studio.round where state = 'open'`)).toEqual([])
  })
})
