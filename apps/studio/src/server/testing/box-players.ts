// SPDX-License-Identifier: Apache-2.0
import { expect } from 'vitest'
import { outcomeHash } from '../../fair/chain.ts'
import { BOX_FLOATS, dealBoxes, shoeOf } from '../../games/blackjack/room/box-table.ts'
import { isBlackjack, valueOf } from '../../games/blackjack/rules.ts'
import { floatsOfOutcome } from '../tables/floats-of-outcome.ts'
import type { BlackjackRoomState, BoxBet, BoxMove, OwnBoxes } from '../../blackjack-room-protocol.ts'
import { connectLive, type LiveClient } from './live-client.ts'
import type { RunningStudio } from '../studio.ts'
import type { TestStudio } from './test-studio.ts'

export const BLACKJACK_ROOM = 'room:blackjack:usual:low'

/** A player at a blackjack table, whose calls all reach one process. */
export async function joinTable(
  server: TestStudio,
  user: string,
  { studio = server.studio, session }: { studio?: RunningStudio; session?: string } = {},
) {
  const own = session ?? (await server.launchDemo(user, BLACKJACK_ROOM))
  const live = await connectLive(studio.address, { type: 'hello', session: own })
  const { room } = await live.next('boxRoom')
  let revision = 0
  const ask = (path: string, body: object) =>
    server.ask(own, 'POST', `/api/room/${path}`, body, studio.address)
  return {
    ...{ user, session: own, live, room, ask },
    box: (box: number, take = true) => ask('boxes', { box, take }),
    lay: (roundId: string, bets: readonly BoxBet[], ownRevision = (revision += 1)) =>
      ask('box-bets', { roundId, revision: ownRevision, bets }),
    decide: (roundId: string, step: number, box: number, move: BoxMove, hand = 0) =>
      ask('decide', { roundId, step, box, hand, move }),
    balance: () => server.wallet.balances.get(user)! / 100_000,
    state: () => lastState(live),
    own: () => lastOwn(live),
  }
}
export type BoxPlayer = Awaited<ReturnType<typeof joinTable>>

/** The table as this page sees it now. */
export function lastState({ messages }: LiveClient): BlackjackRoomState {
  for (const message of messages.toReversed()) {
    if (message.type === 'boxState') return message.state
    if (message.type === 'boxRoom') return message.room.state
  }
  throw new Error('the page has no table yet')
}

function lastOwn({ messages }: LiveClient): OwnBoxes {
  for (const message of messages.toReversed()) {
    if (message.type === 'ownBoxes') return message.own
    if (message.type === 'boxRoom') return message.room.own
  }
  throw new Error('the page has no table yet')
}

type Phase = BlackjackRoomState['phase']
export type StateIn<Wanted extends Phase> = Extract<BlackjackRoomState, { phase: Wanted }>
type Dealt = ReturnType<typeof dealBoxes>

export const hasNoBlackjack = ({ dealer, hands }: Dealt): boolean =>
  ![dealer, ...hands.map(({ cards }) => cards)].some(isBlackjack) && valueOf(dealer[0]!) !== 1

const OPEN_MS = 18_000
const PAUSE_MS = 5_000

/** Drives the tables of one process by the clock of the test. */
export function driveTable(server: TestStudio) {
  const players: BoxPlayer[] = []
  let studio: RunningStudio | undefined
  const tick = () => (studio ?? server.studio).rooms.tables.tick()

  async function pass(ms: number): Promise<void> {
    server.clock.advance(ms)
    await tick()
  }

  /** Without time, until a page sees the table like this. */
  async function until<Wanted extends Phase>(
    player: BoxPlayer,
    phase: Wanted,
    test: (state: StateIn<Wanted>) => boolean = () => true,
  ): Promise<StateIn<Wanted>> {
    let found: StateIn<Wanted> | undefined
    await expect
      .poll(async () => {
        await tick()
        const state = player.state()
        if (state.phase === phase && test(state as StateIn<Wanted>)) found = state as StateIn<Wanted>
        return found !== undefined
      })
      .toBe(true)
    return found!
  }

  /** Lets a stage of the round pass, and waits for what comes after it. */
  async function passStage(player: BoxPlayer): Promise<void> {
    const before = player.state()
    if (before.phase === 'drawn') await pass(Math.max(0, before.endsAt - server.clock.now()))
    await expect
      .poll(async () => {
        await tick()
        return player.state() !== before
      })
      .toBe(true)
  }

  /** Lets time pass until something can be decided or the round is paid. */
  async function toDecision(player: BoxPlayer): Promise<StateIn<'drawn'> | StateIn<'settling'>> {
    for (;;) {
      const state = player.state()
      if (state.phase === 'settling') return state
      const isAsking = state.phase === 'drawn' && (state.stage === 'deciding' || state.stage === 'insurance')
      if (isAsking && state.endsAt > server.clock.now()) return state
      await passStage(player)
    }
  }

  /** Plays a round to its end; nobody decides any more. */
  async function toEnd(player: BoxPlayer): Promise<StateIn<'settling'>> {
    for (;;) {
      const state = player.state()
      if (state.phase === 'settling') return state
      await passStage(player)
    }
  }

  const open = async (player: BoxPlayer): Promise<string> => (await until(player, 'open')).roundId

  /** The cards of the current round, which nobody may know yet. */
  async function secretShoe(): Promise<number[]> {
    const { links, salt, position } = await server.secretChain()
    const outcome = await outcomeHash({ hash: links[position]!, salt })
    return shoeOf(floatsOfOutcome(outcome, BOX_FLOATS))
  }

  return {
    ...{ pass, until, passStage, toDecision, toEnd, open, secretShoe },
    /** From now on another process is driven. */
    use(other: RunningStudio): void {
      studio = other
    },
    async join(user: string, at: { studio?: RunningStudio; session?: string } = {}): Promise<BoxPlayer> {
      const player = await joinTable(server, user, { ...(studio && { studio }), ...at })
      players.push(player)
      return player
    },
    /** Plays rounds until the next one deals what a test needs; answers it while bets are taken. */
    async roundWith(
      player: BoxPlayer,
      boxes: readonly number[],
      wanted: (dealt: Dealt) => boolean,
    ): Promise<{ roundId: string; shoe: number[] }> {
      for (let tries = 0; tries < 300; tries += 1) {
        const roundId = await open(player)
        const shoe = await secretShoe()
        if (wanted(dealBoxes(shoe, boxes))) return { roundId, shoe }
        await player.lay(roundId, [{ box: boxes[0]!, hand: '1' }])
        await pass(OPEN_MS)
        await until(player, 'drawn')
        await toEnd(player)
        // A win that is still on its way would come to what the test counts.
        await expect
          .poll(() => server.rows(`select from studio.round where state in ('reserved', 'open', 'drawn')`))
          .toEqual([])
        await pass(PAUSE_MS)
      }
      throw new Error('no such round came')
    },
    leaveAll: () => Promise.all(players.map(({ live }) => live.close())),
  }
}
export type TableDriver = ReturnType<typeof driveTable>

/** What `launchDemo` gives a player. */
const START_BALANCE = 100_000_000

/** No bet is in play, and what the operator booked is what the studio stored. */
export async function expectBalanced(server: TestStudio, users: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      await server.recover()
      const rows = await server.rows(`
        select operator_user as name, sum(case when state = 'settled' then payout - stake - raised else 0 end)::float8 / 10 as moved,
          count(*) filter (where state not in ('settled', 'voided', 'refused'))::int as unfinished
        from studio.round join studio.player on player.id = player_id group by 1`)
      return users.map((name) => {
        const row = rows.find((one) => one['name'] === name)
        const moved = server.wallet.balances.get(name)! - START_BALANCE
        const asBooked = (value: unknown) => (value === moved ? 'as booked' : value)
        return [
          name,
          row?.['unfinished'] ?? 0,
          asBooked(row?.['moved'] ?? 0),
          asBooked(server.wallet.moved(name)),
        ]
      })
    })
    .toEqual(users.map((name) => [name, 0, 'as booked', 'as booked']))
}
