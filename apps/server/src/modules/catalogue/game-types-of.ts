// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import type { GameType } from './snapshot/snapshot.ts'

/** Types by `vendorCode/gameId`, for records that hold only codes; also of hidden games. Unknown games are absent. */
export async function gameTypesOf(
  db: Queries,
  games: readonly { vendorCode: string; gameId: string }[],
): Promise<Map<string, GameType>> {
  const rows = await db.query<{ vendorCode: string; game_id: string; game_type: GameType }>(sql`
    select vendor_code as "vendorCode", game_id, game_type from catalogue_game
    where (vendor_code, game_id) in (select * from unnest(${games.map((game) => game.vendorCode)}::text[], ${games.map((game) => game.gameId)}::text[]))`)
  return new Map(rows.map((row) => [`${row.vendorCode}/${row.game_id}`, row.game_type]))
}
