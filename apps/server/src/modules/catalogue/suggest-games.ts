import { amountToWire } from '@tessera/rules/money'
import type { Queries } from '../../platform/db/index.ts'
import { suggestGames } from './game-store.ts'
import { present, type PresentDeps } from './present-game.ts'

/** Games to offer in place of a closed one, in the form in which a refusal's value is sent. */
export const suggestWireGames = (db: Queries, deps: PresentDeps) => async (gameType: string, exceptGameId: string): Promise<object[]> =>
  (await suggestGames(db, gameType, exceptGameId)).map(present(deps)).map(game => ({ ...game, minBet: amountToWire(game.minBet) }))
