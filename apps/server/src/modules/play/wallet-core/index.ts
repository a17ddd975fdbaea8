// SPDX-License-Identifier: Apache-2.0
export type { FreeBet, GrantedRounds } from './granted-rounds.ts'
export { type ClosableWalletCore, createWalletCore, type WalletCoreDeps } from './create-wallet-core.ts'
export type { BonusRefused } from './refusal.ts'
export { sessionsSince } from './sessions-since.ts'
export { type BetUses, createBetUses } from './bet-uses.ts'
export type { LoginSessions } from './login-sessions.ts'
export {
  createPlaySessions,
  LoginSessionEnded,
  type PlaySessions,
  type PlaySessionsDeps,
  type PlayToOpen,
  vendorPurpose,
} from './play-sessions.ts'
export { membersByRefs, setPlayerCareful, setPlayerEnabled } from './player-store.ts'
export { endPlaySessionsOfLine } from './end-sessions-of-line.ts'
export { endPlaySessions, loginSessionBytes, moveChecks } from './session-store.ts'
export { walletHazards } from './wallet-hazards.ts'
