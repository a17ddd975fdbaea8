// SPDX-License-Identifier: Apache-2.0
import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import type { MovesDeps } from '../agents/index.ts'
import type { TellBonus } from '../bonuses/index.ts'
import type { Busy, GameEdges, SnapshotSource } from '../catalogue/index.ts'
import type { ComplianceDeps } from '../compliance/index.ts'
import type { BoundedQueue, Identity } from '../identity/index.ts'
import type { Messages } from '../messages/index.ts'
import type { GameVendorAdapter, Play, PlayDeps } from '../play/index.ts'
import type { PayBonus } from '../promotions/index.ts'
import type { BrandDirectory } from '../site/index.ts'
import type { TimelineDeps } from '../timeline/index.ts'
import type { WalletDeps } from '../wallet/index.ts'
import type { Platform } from '../../platform/platform.ts'

export interface BackofficeDeps extends Platform {
  /** How a reward that has to be staked reaches its member. */
  payBonus: PayBonus
  /** The payment providers. */
  providers: WalletDeps['providers']
  /** What a credited deposit brings and requires. */
  wagering: WalletDeps['wagering']
  /** Withdrawals that providers pay. */
  wallet: WalletDeps
  /** Limits, breaks and exclusion of members. */
  protection: ComplianceDeps
  /** What a timeline is read from. */
  timeline: TimelineDeps
  /** Accounts and what protects them. */
  identity: Identity
  /** Contents, pictures, feedback and inboxes. */
  messages: Messages
  /** Moves of accounts to other lines. */
  moves: MovesDeps
  /** Where the site is reached. */
  publicUrl: string
  /** Which brand a host stands for. */
  directory: BrandDirectory
  /** The catalogue in memory, and what members play. */
  snapshot: SnapshotSource
  gameEdges: GameEdges
  busy: Busy
  /** What a bonus costs its owner. */
  tellBonus: TellBonus
  gamePicture(game: { nodeId: number }): string
  vendorPicture(vendorCode: string): string
  rewardPicture(picture: RewardPicture): string
  /** The vendor clients, by protocol. */
  vendorAdapters: ReadonlyMap<string, Pick<GameVendorAdapter, 'listGames' | 'launch'>>
  /** Opens a game of a vendor as a member would, and closes it again. */
  testLaunch: Play['testLaunch']
  /** The tables that many share. */
  operatedRooms: Play['operatedRooms']
  /** The rooms in which members play each other. */
  operatedCardRooms: Play['operatedCardRooms']
  /** The address that vendors link back to from a game opened at one of our hosts. */
  siteAt: PlayDeps['siteAt']
  /** The public key with which vendors verify our calls, PEM. */
  ownPublicKey(): string
  /** The queue of sign-ins; members have a separate one. */
  signIns: BoundedQueue
  /** Checks an operator's password. */
  verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean>
}
