// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Game } from '../snapshot/snapshot.ts'

/** A game as operators see it: including hidden ones, and with its own values separate from its vendor's. */
export interface AdminGame extends Omit<
  Game,
  'isRoom' | 'room' | 'cards' | 'hall' | 'plays' | 'ownPage' | 'hasGame' | 'alsoIn'
> {
  enabled: boolean
  /** Whether its vendor still lists it and has not closed it. */
  listed: boolean
  closedByVendor: boolean
  vendorEnabled: boolean
  vendorMaintenance: boolean
}
interface AdminRow extends Omit<AdminGame, 'minimumStake'> {
  minimumStake: bigint
  total: bigint
}

export interface AdminQuery {
  search: string
  vendorCode: string
  gameType: string
  state: 'all' | 'visible' | 'off' | 'maintenance' | 'hot' | 'new' | 'sample'
  order: 'lobby' | 'name' | 'newest'
  pageNo: number
  pageSize: number
}

const gameOf = ({ total: _, ...row }: AdminRow): AdminGame => ({
  ...row,
  minimumStake: amountOfMillionths(row.minimumStake),
})
const escapeLike = (typed: string): string => typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/**
 * A page of all games by name (in any language), vendor's code or our id, filtered by vendor, type and state.
 */
export async function findAdminGames(
  db: Queries,
  { search, vendorCode, gameType, state, order, pageNo, pageSize }: AdminQuery,
): Promise<{ games: AdminGame[]; totalCount: number }> {
  const like = `%${escapeLike(search)}%`
  const rows = await db.query<AdminRow>(sql`
    select g.node_id as "nodeId", g.vendor_code as "vendorCode", g.game_id as "gameId", g.game_type as "gameType", g.name, g.names, coalesce(v.name, g.vendor_code) as "vendorName", g.theme, g.features, g.volatility, g.lines,
      g.classify, g.is_hot as "isHot", g.is_new as "isNew", g.sort, g.minimum_stake as "minimumStake", g.rtp_basis_points as "rtpBasisPoints", g.edge_basis_points as "edgeBasisPoints", g.blocked_countries as "blockedCountries",
      g.maintenance, g.client, g.has_trial as "hasTrial", g.image_size as "imgSize", g.enabled, g.listed, g.closed_by_vendor as "closedByVendor", coalesce(v.enabled, false) as "vendorEnabled", coalesce(v.maintenance, false) as "vendorMaintenance",
      count(*) over () as total
    from catalogue_game g left join catalogue_vendor v using (vendor_code, game_type)
    where (${search} = '' or g.name ilike ${like} or g.game_id ilike ${like} or g.names::text ilike ${like} or g.node_id::text = ${search})
      and (${vendorCode} = '' or g.vendor_code = ${vendorCode}) and (${gameType} = '' or g.game_type = ${gameType})
      and case ${state}::text when 'visible' then g.enabled and g.listed and v.enabled when 'off' then not (g.enabled and g.listed) when 'maintenance' then g.maintenance or g.closed_by_vendor or v.maintenance
        when 'hot' then g.is_hot when 'new' then g.is_new when 'sample' then g.client = 'sample' else true end
    order by case when ${order}::text = 'newest' then -g.node_id end, case when ${order}::text = 'lobby' then not g.is_hot end, case when ${order}::text = 'lobby' then g.sort end, g.name, g.node_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  if (rows.length === 0 && pageNo > 1)
    return {
      games: [],
      totalCount: (
        await findAdminGames(db, { search, vendorCode, gameType, state, order, pageNo: 1, pageSize: 1 })
      ).totalCount,
    }
  return { games: rows.map(gameOf), totalCount: Number(rows[0]?.total ?? 0n) }
}
