// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import type { GameType } from './snapshot/snapshot.ts'

/** All games of some types as `vendorCode/gameId`, also hidden ones. */
export async function gamesOfTypes(db: Queries, types: readonly GameType[]): Promise<string[]> {
  const rows = await db.query<{ game: string }>(
    sql`select vendor_code || '/' || game_id as game from catalogue_game where game_type = any (${[...types]}::text[]) order by 1`,
  )
  return rows.map(({ game }) => game)
}
