import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Game, Section, ShelfChanges, Vendor } from './shelf.ts'

/** Counts up with each change of the catalogue. */
export async function readVersion(db: Queries): Promise<number> {
  const row = await db.one<{ version: bigint }>(sql`select version from catalogue_version`)
  return Number(row?.version ?? 0n)
}

export interface GameRow extends Omit<Game, 'minimumStake' | 'isRoom'> { minimumStake: bigint; shown: boolean; changed_in: bigint }

export const gameOfRow = ({ minimumStake, shown: _, changed_in: __, ...row }: GameRow): Game =>
  ({ ...row, minimumStake: amountOfMillionths(minimumStake), isRoom: row.gameType === 'PVP' })

/**
 * All that has changed since a version; vendors and sections, of which there are few, come whole. The version must have
 * been read before: what is changed meanwhile is then read once more the next time.
 */
export async function readChanges(db: Queries, since: number, version: number): Promise<ShelfChanges> {
  const [rows, vendors, sections] = await Promise.all([
    db.query<GameRow>(sql`select * from catalogue_shelf where changed_in > ${since}`),
    db.query<Omit<Vendor, 'games' | 'hasNew'>>(sql`
      select vassalage, game_type as "gameType", name, names, sort, is_hot as "isHot", opens, maintenance, classify
      from catalogue_vendor where enabled order by game_type, sort, name`),
    db.query<Section>(sql`
      select merchant, key, kind, game_type as "gameType", vassalage, titles, pins, length, enabled from catalogue_section order by merchant, position, key`),
  ])
  return { version, games: rows.map(row => ({ game: gameOfRow(row), shown: row.shown })), vendors, sections }
}
