export { catalogueCalls, type CatalogueDeps } from './calls.ts'
export { findGames, findVendors, gameById, gameNames, gameOfVendor, saveGames, saveVendor, vendorName, type Game, type GameType, type NewGame } from './game-store.ts'
export { noteStarted } from './kept-store.ts'
export { suggestWireGames } from './suggest-games.ts'
