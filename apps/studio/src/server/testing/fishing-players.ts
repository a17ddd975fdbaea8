// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { writeHall, type HallLevel } from '@tessera/rules/games/fishing/halls'
import { expect } from 'vitest'
import type {
  FiredBullet,
  GunInput,
  GunMessage,
  HallMessage,
  PondMessage,
  ShotsInput,
  ShotView,
} from '../../fishing-protocol.ts'
import { presentAt, type PresentFish } from '../../games/fishing/pond/areas.ts'
import { isFixed, takesOthers } from '../../games/fishing/pond/kinds.ts'
import type { FishCode } from '../../games/fishing/pond/pond.ts'
import { fishTimeOf } from '../../games/fishing/pond/position-of.ts'
import { tideOf } from '../../games/fishing/pond/tide-of.ts'
import type { LiveMessage } from '../../protocol.ts'
import { drawRolls } from '../fishing/draw-rolls.ts'
import type { RunningStudio } from '../studio.ts'
import { connectLive, type LiveClient } from './live-client.ts'
import type { TestStudio } from './test-studio.ts'

/** A page in a hall. */
export interface HallPage {
  readonly user: string
  readonly session: string
  readonly live: LiveClient
  hall(): HallMessage
  gun(): GunMessage
  /** Everything that the page has seen of shots. */
  shots(): ShotView[]
  fired(): PondMessage['fired'][number][]
  ended(): PondMessage['ended'][number][]
  say(input: ShotsInput | GunInput): void
  fire(...fired: FiredBullet[]): void
  hit(...hits: (readonly [bullet: number, fish: number])[]): void
  /** In units. */
  balance(): number
}

/** A fish that returns always the same, and does nothing else. */
export const isPlain = (code: FishCode): boolean => isFixed(code) && !takesOthers(code) && code !== 'freezer'
/** Rolls that kill whatever they meet with a chance of at least one in 4,000, and win no jackpot. */
export const kills = ([jackpot, kill]: readonly number[]): boolean => kill! < 1_000_000 && jackpot! > 2 ** 31
export const misses = ([jackpot, kill]: readonly number[]): boolean => kill! > 2 ** 31 && jackpot! > 2 ** 31

/** Drives the halls of one process by the clock of the test. */
export function driveHalls(server: TestStudio) {
  const pages: HallPage[] = []
  let studio: RunningStudio | undefined
  /** No two players have the same seed. */
  let triedSeeds = 0
  const running = () => studio ?? server.studio
  const beside: RunningStudio[] = []
  const tick = async (): Promise<void> => {
    await Promise.all([running(), ...beside].map((one) => one.rooms.halls.tick()))
  }
  const hallNamed = (level: HallLevel, number = 1): string =>
    writeHall({ look: 'reef', currency: 'USD', playMoney: false, level, number })

  async function launch(user: string, balance = 1_000, automaticBetsMs?: number): Promise<string> {
    const token = randomUUID()
    server.wallet.tokens.set(token, user)
    if (!server.wallet.balances.has(user)) server.wallet.balances.set(user, balance * 100_000)
    const answer = await server.operator('/game/url', {
      ...{ operator_id: 'brand1', game_code: 'inh_fishing_reef', user, token },
      ...{ currency: 'USD', lang: 'en', platform: 'GPL_DESKTOP' },
      ...(automaticBetsMs !== undefined && { meta: { automatic_bets_ms: automaticBetsMs } }),
    })
    return server.open(answer.body.url)
  }

  async function enter(
    { user, session }: Pick<HallPage, 'user' | 'session'>,
    hall = hallNamed(1),
    at: RunningStudio = running(),
  ): Promise<HallPage> {
    const live = await connectLive(at.address, { type: 'hello', session, table: hall })
    const last = <Type extends LiveMessage['type']>(type: Type) => {
      const found = live.messages.findLast(
        (message): message is Extract<LiveMessage, { type: Type }> => message.type === type,
      )
      if (!found) throw new Error(`the page has no ${type} yet`)
      return found
    }
    const pond = () => live.messages.filter((message): message is PondMessage => message.type === 'pond')
    const say = (input: ShotsInput | GunInput) => live.socket.send(JSON.stringify(input))
    const page: HallPage = {
      ...{ user, session, live, say },
      hall: () => last('hall'),
      gun: () => last('gun'),
      shots: () => pond().flatMap(({ shots }) => shots),
      fired: () => pond().flatMap(({ fired }) => fired),
      ended: () => pond().flatMap(({ ended }) => ended),
      fire: (...fired) => say({ type: 'shots', fired, hits: [] }),
      hit: (...hits) => say({ type: 'shots', fired: [], hits }),
      balance: () => server.wallet.balances.get(user)! / 100_000,
    }
    pages.push(page)
    await until(() => live.messages.some(({ type }) => type === 'hall'))
    return page
  }

  /** Without time, until something holds. */
  async function until(test: () => boolean | Promise<boolean>): Promise<void> {
    await expect
      .poll(
        async () => {
          await tick()
          return test()
        },
        { interval: 10, timeout: 12_000 },
      )
      .toBe(true)
  }

  return {
    ...{ tick, until, launch, enter, hallNamed },
    use(other: RunningStudio | undefined): void {
      studio = other
    },
    /** Fires this bullet, and waits until the page sees it. */
    async fires(page: HallPage, bullet: number): Promise<void> {
      const { own } = page.hall()
      page.fire([bullet, 'single', 900, 0])
      await until(() => page.fired().some(([chair, number]) => chair === own && number === bullet))
    },
    /** Drives one more process. */
    drive(other: RunningStudio): void {
      beside.push(other)
    },
    async join(
      user: string,
      {
        hall,
        balance,
        pace,
        at,
      }: { hall?: string; balance?: number; pace?: number; at?: RunningStudio | undefined } = {},
    ): Promise<HallPage> {
      return enter({ user, session: await launch(user, balance, pace) }, hall, at)
    },
    async pass(ms: number): Promise<void> {
      server.clock.advance(ms)
      await tick()
    },
    /** The fish that a page draws now. */
    async fishOf(page: HallPage): Promise<PresentFish[]> {
      const { tide } = page.hall()
      if (!tide) return []
      const taken = page.shots().flatMap((shot) => shot.taken.map(({ fish }) => fish))
      const gone = new Set([...tide.gone, ...taken])
      return presentAt(
        await tideOf(tide.seed),
        fishTimeOf(server.clock.now() - tide.startedAt, tide.freezes),
        gone,
      )
    },
    /** Lets time pass until fish of this kind swim, and answers one. */
    async fishOfKind(page: HallPage, test: (code: FishCode) => boolean): Promise<PresentFish> {
      for (let tries = 0; tries < 3_000; tries += 1) {
        const found = (await this.fishOf(page)).find(({ code }) => test(code))
        if (found) return found
        server.clock.advance(500)
        await tick()
      }
      throw new Error('no such fish came')
    },
    /** Sets the player's seeds so that these rolls of the first bullet of load `nonce` come out as wanted. */
    async wantRolls(
      user: string,
      nonce: number,
      wanted: (rolls: readonly number[]) => boolean,
    ): Promise<void> {
      for (let tries = 0; tries < 2_000_000; tries += 1) {
        const serverSeed = (triedSeeds += 1).toString(16).padStart(64, '0')
        if (!wanted(drawRolls({ serverSeed, clientSeed: 'chosen', nonce }, 0, 3))) continue
        return server.setSeeds(user, serverSeed)
      }
      throw new Error('no seed does this')
    },
    /** Whether no load is open any more. */
    async settled(): Promise<boolean> {
      const open = await server.rows(
        `select from studio.round where game = 'fishing' and state not in ('settled', 'voided', 'refused')`,
      )
      return open.length === 0
    },
    /**
     * Wins of all ended loads by the log of halls: what each took, its jackpots and what came back; equal to what was paid. And pools hold the sum of
     * their moves.
     */
    async ledger(): Promise<{
      readonly wrongLoads: number
      readonly wrongPools: number
      readonly wrongWallets: string[]
    }> {
      const [loads] = await server.rows(`
        select count(*)::integer as wrong from studio.fishing_load load join studio.round round on round.id = load.round_id,
        lateral (select coalesce(sum((shot ->> 'used')::integer), 0) as used,
          coalesce(sum((select coalesce(sum((taken ->> 'multiple')::integer), 0) from jsonb_array_elements(shot -> 'taken') taken)), 0) as stakes,
          coalesce(sum((shot ->> 'jackpot')::numeric), 0) as jackpot
          from studio.fishing_line line, jsonb_array_elements(line.results) shot
          where line.hall = load.hall and shot ->> 'load' = load.round_id::text) log
        where load.ended_at is null or round.stake <> load.stake * load.bullets
          or round.payout <> load.stake * (log.stakes + load.bullets - log.used) + log.jackpot * 1000000`)
      const [pools] = await server.rows(`
        select count(*)::integer as wrong from studio.fishing_pool pool where amount <> (
          select coalesce(sum(amount), 0) from studio.fishing_pool_move move
          where move.level = pool.level and move.currency = pool.currency and move.play_money = pool.play_money)`)
      const paid = await server.rows(`
        select player.operator_user as user, sum(round.payout - round.stake) filter (where round.state = 'settled') as won
        from studio.round join studio.player on player.id = round.player_id where game = 'fishing' group by 1`)
      const wrongWallets = paid.flatMap(({ user, won }) =>
        Number(won ?? 0) / 10 === server.wallet.moved(String(user))
          ? []
          : [`${String(user)}: ${String(won)} ${server.wallet.moved(String(user))}`],
      )
      return { wrongLoads: Number(loads!['wrong']), wrongPools: Number(pools!['wrong']), wrongWallets }
    },
    leaveAll: () => Promise.all(pages.map(({ live }) => live.close())),
  }
}
