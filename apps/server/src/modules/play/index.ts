// SPDX-License-Identifier: Apache-2.0
export type { OperatedCardRooms } from './card-rooms/operate-card-rooms.ts'
export { createPlay, type Play, type PlayDeps } from './create-play.ts'
export {
  addVendor,
  finishVendorRotation,
  type NewVendor,
  rotateVendorKey,
  type VendorRefusal,
} from './vendors/add-vendor.ts'
export { changeVendorAccount } from './vendors/change-vendor.ts'
export { learnLanguages } from './vendors/learn-languages.ts'
export type { FreeRoundsAtVendors } from './free-rounds/free-rounds-at-vendors.ts'
export type { CardRefused, CatalogGame, GameVendorAdapter, VendorAccount } from './ports.ts'
export { createVendorAccounts } from './vendors/vendor-accounts.ts'
export {
  accountOfGame,
  readVendorAccounts as listVendorAccounts,
  readVendorGame as vendorGame,
  updateVendorEnabled as setVendorEnabled,
  upsertVendorGame as saveVendorGame,
} from './vendors/vendor-store.ts'
export {
  createPlaySessions,
  createWalletCore,
  endPlaySessions,
  endPlaySessionsOfLine,
  type FreeBet,
  type GrantedRounds,
  type LoginSessions,
  moveChecks,
  type PlaySessions,
  sessionsSince,
  setPlayerCareful,
  setPlayerEnabled,
  walletHazards,
} from './wallet-core/index.ts'
export {
  changePromotionLimit,
  showPromotionLimits,
  type PresentedPromotionLimit,
} from './vendors/change-promotion-limit.ts'
export { type PromotionLimit, upsertPromotionLimit as setPromotionLimit } from './vendors/promotion-store.ts'
export { readBareLobby, readLobby } from './read-lobby.ts'
export { requireAge, requireKnownAge } from './launch/require-age.ts'
export { isSandboxAccount } from './launch/launch-game.ts'
export { askSoon, pendingTransfers } from './vendor-wallets/transfer-store.ts'
export { moneyAtVendors } from './vendor-wallets/wallet-store.ts'
export { playJobs } from './jobs.ts'
export { clueOfTransaction } from './wallet-core/clue-of-transaction.ts'
export { createVendorWire } from './answer-vendor-call.ts'
