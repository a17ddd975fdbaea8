import { gameNames } from '../modules/catalogue/index.ts'
import type { LabelGames } from '../modules/bets/index.ts'
import type { Queries } from '../platform/db/index.ts'

/** Tells bets and rewards how games are called: a fact names the vendor as the catalogue does, and the vendor's code of the game. */
export const labelGamesFrom = (db: Queries): LabelGames => async games => {
  const wanted = games.map(({ vendor, gameCode }) => ({ vassalage: vendor, gameId: gameCode }))
  const known = await gameNames(db, wanted)
  return new Map([...known].map(([key, { name, nodeId }]) => [key, { name, nodeId, vassalage: key.slice(0, key.indexOf('/')) }]))
}
