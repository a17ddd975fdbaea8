// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { GameType, Vendor } from '../snapshot/snapshot.ts'

export interface AdminVendor extends Omit<Vendor, 'hasNew'> {
  enabled: boolean
  blockedCountries: readonly string[]
  /** Games in the catalogue. */ visible: number
}

/** The vendors by type and order, including those switched off. */
export const findAdminVendors = (db: Queries): Promise<AdminVendor[]> =>
  db.query<AdminVendor>(sql`
  select v.vassalage, v.game_type as "gameType", v.name, v.names, v.sort, v.is_hot as "isHot", v.opens, v.enabled, v.maintenance, v.classify, v.blocked_countries as "blockedCountries",
    count(g.node_id)::int as games, count(g.node_id) filter (where g.enabled and g.listed and v.enabled)::int as visible
  from catalogue_vendor v left join catalogue_game g using (vassalage, game_type)
  group by v.vassalage, v.game_type order by v.game_type, v.sort, v.name`)

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

/** Changes a vendor's entry for one type; omitted fields stay. */
export async function changeVendor(
  tx: Tx,
  { vassalage, gameType }: { vassalage: string; gameType: GameType },
  change: VendorChange,
): Promise<void> {
  const [names, classify] = [change.names, change.classify].map((value) =>
    value === undefined ? null : JSON.stringify(value),
  )
  if (change.classify && new Set(change.classify.map(({ key }) => key)).size < change.classify.length)
    throw fault('call.invalid', { fields: { classify: 'Two catalogue have the same key' } })
  const row = await tx.one(sql`
    update catalogue_vendor set name = coalesce(${change.name}::text, name), names = coalesce(${names}::jsonb, names), is_hot = coalesce(${change.isHot}::boolean, is_hot),
      opens = coalesce(${change.opens}::text, opens), enabled = coalesce(${change.enabled}::boolean, enabled), maintenance = coalesce(${change.maintenance}::boolean, maintenance),
      classify = coalesce(${classify}::jsonb, classify), blocked_countries = coalesce(${change.blockedCountries}::text[], blocked_countries)
    where vassalage = ${vassalage} and game_type = ${gameType} returning vassalage`)
  if (!row) throw fault('call.notFound')
}

/** Sorts all vendors of a type. Throws `messages.changedElsewhere` when the list is not exactly complete. */
export async function orderVendors(tx: Tx, gameType: GameType, vassalages: readonly string[]): Promise<void> {
  const known = await tx.query<{ vassalage: string }>(
    sql`select vassalage from catalogue_vendor where game_type = ${gameType} for update`,
  )
  const wanted = new Set(vassalages)
  if (
    wanted.size !== vassalages.length ||
    known.length !== wanted.size ||
    !known.every(({ vassalage }) => wanted.has(vassalage))
  )
    throw fault('messages.changedElsewhere')
  await tx.query(sql`
    update catalogue_vendor v set sort = n.place from unnest(${vassalages}::text[]) with ordinality as n (vassalage, place)
    where v.game_type = ${gameType} and v.vassalage = n.vassalage and v.sort <> n.place`)
}
