// SPDX-License-Identifier: Apache-2.0
export { catalogueCalls, type CatalogueDeps } from './calls.ts'
export {
  findVendors,
  gameById,
  gameNames,
  gameOfVendor,
  saveGames,
  saveVendor,
  vendorName,
  type NewGame,
  type NewVendor,
} from './game-store.ts'
export { noteStarted } from './kept-store.ts'
export { busyKey, createBusy, type Busy } from './lists/busy.ts'
export { namedIn } from './lists/words.ts'
export { isBlocked, isPlayable, present, type Viewer } from './present-game.ts'
export { createShelf, type ShelfKeeper } from './shelf/create-shelf.ts'
export type { Game, GameType, Names, Shelf, Vendor } from './shelf/shelf.ts'
export { stateOfList } from './state-of-lists.ts'
export { suggestWireGames } from './suggest-games.ts'
export { applyDiff } from './desk/apply-diff.ts'
export { changeGame, changeGames, type BulkChange } from './desk/change-games.ts'
export { compareGames, gamesOfVendor, type GamesDiff } from './desk/compare-games.ts'
export { findSections, saveSections, type DeskSection } from './desk/desk-sections.ts'
export { changeVendor, findDeskVendors, orderVendors, type DeskVendor } from './desk/desk-vendors.ts'
export { findDeskGames, type DeskGame, type DeskQuery } from './desk/find-desk-games.ts'
export { findSample, type SampleGame } from './desk/find-sample.ts'
export { orderGames } from './desk/order-games.ts'
export { homeOf, homeRows, type Ranks } from './lists/home-sections.ts'
