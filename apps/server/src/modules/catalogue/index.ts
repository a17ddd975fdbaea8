// SPDX-License-Identifier: Apache-2.0
export { catalogueCalls, type CatalogueDeps } from './calls.ts'
export {
  findVendors,
  gameById,
  gameNames,
  gameOfVendor,
  saveGames,
  saveVendor,
  listSamples,
  unlistSamples,
  vendorName,
  type NewGame,
  type NewVendor,
} from './game-store.ts'
export { gamesOfTypes } from './games-of-types.ts'
export { gameTypesOf } from './game-types-of.ts'
export { countedBets } from './edges/counted-bets.ts'
export { createGameEdges, usualEdges, type GameEdges } from './edges/game-edges.ts'
export { noteStarted } from './favourite-store.ts'
export { busyKey, createBusy, type Busy } from './lists/busy.ts'
export { namedIn } from './lists/words.ts'
export { demonstrationOf } from './snapshot/demonstration.ts'
export { isBlocked, isPlayable, present, type Viewer } from './present-game.ts'
export { createSnapshotSource, type SnapshotSource } from './snapshot/create-snapshot-source.ts'
export type { Game, GameType, Names, CatalogueSnapshot, Vendor } from './snapshot/snapshot.ts'
export { stateOfList } from './state-of-lists.ts'
export { suggestWireGames } from './suggest-games.ts'
export { applyDiff } from './admin/apply-diff.ts'
export { changeGame, changeGames } from './admin/change-games.ts'
export type { BulkChange } from './admin/game-changes-store.ts'
export { compareGames, gamesOfVendor, type GamesDiff } from './admin/compare-games.ts'
export { findSections, saveSections } from './admin/admin-sections.ts'
export { changeVendor, orderVendors } from './admin/admin-vendors.ts'
export { findAdminVendors, type AdminVendor } from './admin/vendor-store.ts'
export { findAdminGames, type AdminGame } from './admin/find-admin-games.ts'
export { findSample } from './admin/find-sample.ts'
export { orderGames } from './admin/order-games.ts'
export { homeOf, homeRows, type Ranks } from './lists/home-sections.ts'
