export { catalogueCalls, type CatalogueDeps } from './calls.ts'
export { gameNames, gameOfVendor, saveGames, saveVendor, type Game, type GameType, type NewGame } from './game-store.ts'
