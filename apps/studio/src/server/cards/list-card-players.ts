// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES, readCardTable, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { Database } from '../database.ts'
import { listTakenTables } from './store/card-lobby-store.ts'

/** How many sit at the tables of a game. */
export interface CardPlayers {
  readonly game: CardGame
  readonly players: number
}

/** How many sit at the tables of each card game for money; robots have play money only. */
export async function listCardPlayers(database: Database): Promise<CardPlayers[]> {
  const players = new Map<CardGame, number>()
  for (const { code, taken } of await listTakenTables(database)) {
    const name = readCardTable(code)
    if (name && !name.playMoney) players.set(name.game, (players.get(name.game) ?? 0) + taken)
  }
  return CARD_GAMES.map((game) => ({ game, players: players.get(game) ?? 0 }))
}
