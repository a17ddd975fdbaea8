// SPDX-License-Identifier: Apache-2.0
import type { OperatorKey } from '../../adapters/vendors/operator-key.ts'
import type { SandboxSocial } from '../../adapters/social/sandbox/sandbox-social.ts'
import type { SandboxBank } from '../../adapters/payments/sandbox-bank/index.ts'
import type { RollUpDeps } from '../../modules/agents/index.ts'
import type { ContractsDeps } from '../../modules/contracts/index.ts'
import type { BackofficeDeps } from '../../modules/backoffice/index.ts'
import type { SnapshotSource } from '../../modules/catalogue/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { LotteryDeps } from '../../modules/lottery/index.ts'
import type { Messages } from '../../modules/messages/index.ts'
import type { Play } from '../../modules/play/index.ts'
import type { SportsbookDeps } from '../../modules/sportsbook/index.ts'
import type { AccessDeps, BrandDirectory } from '../../modules/site/index.ts'
import type { TimelineDeps } from '../../modules/timeline/index.ts'
import type { WalletDeps } from '../../modules/wallet/index.ts'
import type { CallHandlers, CallServer } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { SealedTexts, VaultKeys } from '../../platform/keys/index.ts'
import type { Seal } from '../../platform/seal/seal.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'

/** Every module of a process over one platform. The only place that knows them all. */
export interface Modules {
  seal: Seal
  /** The brand of a host. */
  directory: BrandDirectory
  /** Decides who is let in. */
  access: AccessDeps
  identity: Identity
  backofficeDeps: BackofficeDeps
  messages: Messages
  bank: SandboxBank
  /** Replaces Google and Facebook in a demonstration. */
  sandboxSocial: SandboxSocial | undefined
  walletDeps: WalletDeps
  lotteryDeps: LotteryDeps
  /** What follows the feeds of the sportsbook. */
  sportsbookDeps: SportsbookDeps
  /** What brings the figures of teams up to date. */
  rollUpDeps: RollUpDeps
  contractsDeps: ContractsDeps
  /** What timelines and their files are read from. */
  timelineDeps: TimelineDeps
  play: Play
  /** The catalogue in memory. */
  snapshot: SnapshotSource
  /** Sources of the answers that browsers cache. */
  stateOf: NonNullable<CallServer['stateOf']>
  /** Everything in the database that depends on the vault key. */
  sealedTexts: readonly SealedTexts[]
  jobs: Jobs
  handlers: CallHandlers
}

/** The parts of a process: its options and the keys that it needs. */
export interface WireOptions extends PlatformServerOptions {
  vaultKeys: VaultKeys
  operatorKey: OperatorKey
}
