// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type pg from 'pg'
import { wagerTimesOf, type GameTypes } from '../bonuses/index.ts'
import type { PlayRefused } from '../compliance/index.ts'
import { memberById } from '../members/index.ts'
import type { SnapshotSource } from '../catalogue/index.ts'
import { siteTimeZone } from '../site/index.ts'
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Platform } from '../../platform/platform.ts'
import { createVendorWire } from './answer-vendor-call.ts'
import { createVendorFigures } from './vendor-figures.ts'
import { playCalls, type PlayCallsDeps } from './calls.ts'
import type { GameCatalogue, LaunchDeps } from './launch/launch-game.ts'
import { createFreeRoundsAtVendors, type FreeRoundsAtVendors } from './free-rounds/free-rounds-at-vendors.ts'
import { createLaunchTokens } from './launch/launch-tokens.ts'
import { testLaunch, type LaunchTestInput, type LaunchTestStep } from './launch/test-launch.ts'
import type { GameVendorAdapter, RawRequest, RawResponse } from './ports.ts'
import type { CardRoomDeps } from './card-rooms/card-room-deps.ts'
import { createOperatedCardRooms, type OperatedCardRooms } from './card-rooms/operate-card-rooms.ts'
import { createOperatedRooms, type OperatedRooms } from './rooms/operate-rooms.ts'
import { createRoomStates } from './rooms/room-states.ts'
import { createOperatorAlerts } from './vendors/raise-alert.ts'
import { upsertVendorGame } from './vendors/vendor-store.ts'
import { createVendorAccounts, type VendorAccounts } from './vendors/vendor-accounts.ts'
import type { VendorWalletDeps } from './vendor-wallets/vendor-wallet-deps.ts'
import {
  type BonusRefused,
  createBetUses,
  createPlaySessions,
  createWalletCore,
  type GrantedRounds,
  type LoginSessions,
  type PlaySessions,
  type PlaySessionsDeps,
} from './wallet-core/index.ts'

export interface PlayDeps extends Platform {
  adapters: readonly GameVendorAdapter[]
  /** Fetches addresses that operators and vendors have entered. */
  outbound: Outbound
  /** A separate pool with at least two connections, which the wallet holds. */
  batcherPool: pg.Pool
  /**
   * Connections for vendors' questions and carefully applied commands, and how many of these may run at once.
   */
  money: { database: Database; atOnce: number }
  /**
   * The address that vendors link back to from a game opened at this host, and the brand's name in their
   * reports.
   */
  siteAt(request: { host: string; brandCode: string }): Promise<LaunchDeps['site']>
  /** Called after the commit whenever a vendor's call changed a member's cash. Must not throw. */
  onBalance(memberId: bigint, balance: Amount, currency: string): void
  /** Called after the commit when the bonuses of a member may have changed. Must not throw. */
  onBonuses(memberId: bigint): void
  /** Called when a stake would have broken the terms of a bonus. Must not throw. */
  onBonusRefused(refused: BonusRefused): void
  /** Called when a player's own protection did not allow a stake. Must not throw. */
  onPlayRefused(refused: PlayRefused): void
  /** When a member opens a game: when their reality check is due. */
  beginPlay: NonNullable<PlaySessionsDeps['beginPlay']>
  gameTypes: GameTypes
  /** The free rounds that this platform has given; absent where it gives none. */
  grantedRounds?: GrantedRounds
  /** What the catalogue knows of games and rooms. */
  games: GameCatalogue
  lobby: PlayCallsDeps['lobby']
  snapshot: Pick<SnapshotSource, 'current'>
  /** The country of an address: ISO 3166 alpha-2 code; undefined when unknown. */
  countryOf(ip: string): Promise<string | undefined>
  /** Where the site shows the in-house lotteries. */
  lotteryAddress: PlayCallsDeps['lotteryAddress']
  /** A vendor's name in the catalogue, in a language. */
  vendorName: VendorWalletDeps['vendorName']
  /** Called after the commit when a transfer changed a member's cash. Must not throw. */
  pushBalance: VendorWalletDeps['pushBalance']
  /** The trial account of a member. */
  trialOf: PlayCallsDeps['trialOf']
  /** The sessions of the site, in which games are opened. */
  loginSessions: LoginSessions
}

export interface Play {
  calls: DomainHandlers<'play'>
  accounts: VendorAccounts
  sessions: PlaySessions
  freeRounds: FreeRoundsAtVendors
  vendorWallets: VendorWalletDeps
  /** The tables of the studio, for those who operate them. */
  operatedRooms: OperatedRooms
  /** Its rooms in which members play each other, for the same. */
  operatedCardRooms: OperatedCardRooms
  /** What their jobs need. */
  cardRooms: CardRoomDeps
  /** Opens a game of a vendor as a member would, and closes it again. */
  testLaunch(input: LaunchTestInput): Promise<LaunchTestStep[]>
  /** Answers a call in one vendor protocol; never throws. */
  answer(protocol: string): (accountId: string, request: RawRequest) => Promise<RawResponse>
  /** Reports every bet so far as activity of the session in which its game was opened. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** We do not ask members where they live; vendors that ask get the code for unknown. */
const unknownCountry = 'ZZ'

/** The play module of one platform: vendors, launches, and the wallet that vendors call. */
export function createPlay(deps: PlayDeps): Play {
  const { database: db, clock, chance, log, loginSessions, money } = deps
  const accounts = createVendorAccounts({ db: money.database, clock })
  const sessions = createPlaySessions({
    db,
    clock,
    chance,
    accounts,
    loginSessions,
    beginPlay: deps.beginPlay,
  })
  const betUses = createBetUses({ db, clock, log, loginSessions })
  const alerts = createOperatorAlerts({ db, clock, log, alerts: deps.alerts })
  const adapters = new Map(deps.adapters.map((adapter) => [adapter.protocol, adapter]))
  const wallet = createWalletCore({
    db: money.database,
    carefulAtOnce: money.atOnce,
    batcherPool: deps.batcherPool,
    clock,
    accounts,
    playerFacts,
    onBalance: deps.onBalance,
    onBonuses: deps.onBonuses,
    onBonusRefused: deps.onBonusRefused,
    onPlayRefused: deps.onPlayRefused,
    gameTypes: {
      of: deps.gameTypes.of,
      // Both are read inside the transaction of a command, which may not ask for another connection.
      refresh: async () => {
        await deps.settings.refresh()
        await deps.gameTypes.refresh()
      },
    },
    freeWinTerms: async (tx, memberId) => {
      const brandCode = (await memberById(tx, memberId))?.brandCode ?? firstBrandCode
      const wagerTimes = await wagerTimesOf(deps.settings.of(brandCode), 'bonuses.freeWinWagerTimes')
      return { brandCode, wagerTimes }
    },
    // An account of a vendor belongs to no brand, so the day is that of the first, like whatever belongs to none.
    timeZone: () => siteTimeZone(deps.settings),
    ...(deps.grantedRounds && { grantedRounds: deps.grantedRounds }),
    alerts,
    loginSessions,
    onBet: betUses.note,
    metrics: deps.metrics,
  })
  const launches = createLaunchTokens({ db, clock, chance, sessions }, wallet)

  async function playerFacts(memberId: bigint) {
    const member = await memberById(db, memberId)
    return member && { country: unknownCountry, registeredAtMs: member.registeredAtMs }
  }

  const vendorWallets: VendorWalletDeps = { ...deps, accounts, adapters, sessions }
  const cardRooms: CardRoomDeps = { ...deps, accounts, adapters }

  return {
    vendorWallets,
    operatedRooms: createOperatedRooms({ accounts, adapters, log, db }),
    operatedCardRooms: createOperatedCardRooms(cardRooms),
    cardRooms,
    calls: playCalls({
      vendorWallets,
      db,
      accounts,
      adapters,
      sessions,
      launches,
      log,
      settings: deps.settings,
      games: deps.games,
      lobby: deps.lobby,
      rooms: createRoomStates({ accounts, adapters, snapshot: deps.snapshot, clock, log }),
      siteAt: deps.siteAt,
      countryOf: deps.countryOf,
      trialOf: deps.trialOf,
      lotteryAddress: deps.lotteryAddress,
      registerGame: async (accountId, game) => {
        await upsertVendorGame(db, accountId, { ...game, enabled: true })
      },
    }),
    accounts,
    sessions,
    freeRounds: createFreeRoundsAtVendors({ db, accounts, adapters, sessions }),
    testLaunch: (input) =>
      testLaunch({ adapters, sessions, launches, wallet, clock, outbound: deps.outbound }, input),
    answer(protocol) {
      const adapter = adapters.get(protocol)
      if (!adapter) throw new Error(`no adapter speaks ${protocol}`)
      return createVendorWire({
        adapter,
        accounts,
        wallet,
        redeem: launches.redeem,
        alerts,
        log,
        chance,
        figures: createVendorFigures(deps.metrics),
      })
    },
    flush: () => betUses.flush(true),
    async close() {
      await wallet.close()
      await betUses.close()
    },
  }
}
