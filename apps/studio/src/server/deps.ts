// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import type { Metrics } from '@tessera/telemetry'
import type { KeyObject } from 'node:crypto'
import type { OwnBeacon } from './beacon/own-beacon.ts'
import type { Chance } from './chance.ts'
import type { RoomChat } from './chat/room-chat.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { BetFeed } from './feed/bet-feed.ts'
import type { Log } from './log.ts'
import type { SeedSeal } from './seeds/seed-seal.ts'
import type { WalletClient } from './wallet/wallet-client.ts'
import type { PlayerChannel } from './live/player-channel.ts'
import type { VisitorLimits } from './visitors/visitor-limits.ts'

/** Everything that the operations of the studio need from outside. */
export interface StudioDeps {
  readonly database: Database
  readonly wallet: WalletClient
  readonly clock: Clock
  readonly chance: Chance
  /** Seals secret seeds before they are stored. */
  readonly seedSeal: SeedSeal
  readonly log: Log
  readonly metrics: Metrics
  /** Adds up counts of calls over several processes; undefined if each counts alone. */
  readonly sharedCounts?: SharedCounts | undefined
  /** Notifies the open connections of a player of changes. */
  readonly players: PlayerChannel
  /** Public randomness for draws of lotteries; undefined without a key. */
  readonly beacon: OwnBeacon | undefined
  /** Shows everybody the bets of everybody. */
  readonly feed: BetFeed
  /** What members at one table write to each other. */
  readonly chat: RoomChat
  /** What visitors with play money may do. */
  readonly visitors: VisitorLimits
  /** Origin under which browsers reach the studio. */
  readonly studioUrl: string
  readonly operatorId: string
  readonly sandboxOperatorId: string
  readonly transferOperatorId: string
  readonly operatorKey: () => KeyObject | undefined
}
