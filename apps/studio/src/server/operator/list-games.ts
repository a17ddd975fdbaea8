import { z } from 'zod'
import type { GameCode } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { gameCodes } from '../http/inputs.ts'
import { wireGameCode } from '../wallet/wire-bodies.ts'

export const gameListInput = z.strictObject({ operator_id: z.string().min(1).max(255) })

/** Names of the games, as the operator's catalogue shows them in every language. */
const NAMES: Readonly<Record<GameCode, string>> = { dice: 'Dice', limbo: 'Limbo', mines: 'Mines', plinko: 'Plinko', crash: 'Crash' }

/** All games of the studio. Pictures are the operator's to draw, so the addresses are empty. */
export function listGames(_deps: StudioDeps, _input: z.output<typeof gameListInput>): Promise<{ games: object[] }> {
  const games = gameCodes.map((game) => ({
    game_code: wireGameCode(game), name: NAMES[game], category: 'Instant', product: 'Tessera Studio',
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'], url_thumb: '', url_background: '', blocked_countries: [], enabled: true, freebet_support: false,
  }))
  return Promise.resolve({ games })
}

/** The game behind a code of the wire; undefined when it is not one of ours. */
export function gameOfWireCode(code: string): GameCode | undefined {
  return gameCodes.find((game) => wireGameCode(game) === code)
}
