// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { GameType, Vendor } from '../snapshot/snapshot.ts'

export interface AdminVendor extends Omit<Vendor, 'hasNew' | 'ownGames' | 'hasEmptyTitles'> {
  enabled: boolean
  blockedCountries: readonly string[]
  /** Games in the catalogue. */ visible: number
}

/** The vendors by type and order, including those switched off. */
export const findAdminVendors = (db: Queries): Promise<AdminVendor[]> =>
  db.query<AdminVendor>(sql`
  select v.vendor_code as "vendorCode", v.game_type as "gameType", v.name, v.names, v.sort, v.is_hot as "isHot", v.opens, v.enabled, v.maintenance, v.classify, v.blocked_countries as "blockedCountries",
    count(g.node_id)::int as games, count(g.node_id) filter (where g.enabled and g.listed and v.enabled)::int as visible
  from catalogue_vendor v left join catalogue_game g using (vendor_code, game_type)
  group by v.vendor_code, v.game_type order by v.game_type, v.sort, v.name`)

/** Of a vendor, all games of one type. */
export interface VendorEntry {
  vendorCode: string
  gameType: GameType
}

export type VendorChange = {
  [
    Field in
      | 'name'
      | 'names'
      | 'isHot'
      | 'opens'
      | 'enabled'
      | 'maintenance'
      | 'classify'
      | 'blockedCountries'
  ]?: AdminVendor[Field] | undefined
}

/** False when there is no such entry. */
export async function updateVendor(
  tx: Tx,
  { vendorCode, gameType }: VendorEntry,
  change: VendorChange,
): Promise<boolean> {
  const [names, classify] = [change.names, change.classify].map((value) =>
    value === undefined ? null : JSON.stringify(value),
  )
  const row = await tx.one(sql`
    update catalogue_vendor set name = coalesce(${change.name}::text, name), names = coalesce(${names}::jsonb, names), is_hot = coalesce(${change.isHot}::boolean, is_hot),
      opens = coalesce(${change.opens}::text, opens), enabled = coalesce(${change.enabled}::boolean, enabled), maintenance = coalesce(${change.maintenance}::boolean, maintenance),
      classify = coalesce(${classify}::jsonb, classify), blocked_countries = coalesce(${change.blockedCountries}::text[], blocked_countries)
    where vendor_code = ${vendorCode} and game_type = ${gameType} returning vendor_code`)
  return row !== undefined
}

/** The vendors of a type, locked until the transaction ends. */
export const lockVendors = (tx: Tx, gameType: GameType): Promise<{ vendorCode: string }[]> =>
  tx.query<{ vendorCode: string }>(
    sql`select vendor_code as "vendorCode" from catalogue_vendor where game_type = ${gameType} for update`,
  )

/** Sorts the vendors of a type. */
export async function saveOrderOfVendors(
  tx: Tx,
  gameType: GameType,
  vendorCodes: readonly string[],
): Promise<void> {
  await tx.query(sql`
    update catalogue_vendor v set sort = n.position from unnest(${vendorCodes}::text[]) with ordinality as n (vendor_code, position)
    where v.game_type = ${gameType} and v.vendor_code = n.vendor_code and v.sort <> n.position`)
}
