// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { Game, GameType, Names } from '../snapshot/snapshot.ts'

export type BulkChange = Partial<
  Pick<Game, 'isHot' | 'isNew' | 'maintenance' | 'hasTrial' | 'imgSize' | 'classify' | 'blockedCountries'> & {
    enabled: boolean
  }
>

/** Those of these games that exist, with the categories of their vendors; locked until the transaction ends. */
export const lockGames = (tx: Tx, ids: readonly number[]): Promise<{ node_id: number; keys: string[] }[]> =>
  tx.query<{ node_id: number; keys: string[] }>(sql`
    select g.node_id, coalesce((select array_agg(entry->>'key') from jsonb_array_elements(v.classify) entry), '{}') as keys
    from catalogue_game g left join catalogue_vendor v using (vendor_code, game_type) where g.node_id = any(${ids}::int[]) for update of g`)

/** Changes these games; omitted fields stay. Returns how many changed. */
export async function updateGames(tx: Tx, ids: readonly number[], set: BulkChange): Promise<number> {
  const changed = await tx.query(sql`
    update catalogue_game g set is_hot = n.is_hot, is_new = n.is_new, maintenance = n.maintenance, has_trial = n.has_trial, image_size = n.image_size, enabled = n.enabled,
      classify = n.classify, blocked_countries = n.blocked_countries
    from (select node_id, coalesce(${set.isHot}::boolean, is_hot) as is_hot, coalesce(${set.isNew}::boolean, is_new) as is_new, coalesce(${set.maintenance}::boolean, maintenance) as maintenance,
      coalesce(${set.hasTrial}::boolean, has_trial) as has_trial, coalesce(${set.imgSize}::text, image_size) as image_size, coalesce(${set.enabled}::boolean, enabled) as enabled,
      coalesce(${set.classify}::text[], classify) as classify, coalesce(${set.blockedCountries}::text[], blocked_countries) as blocked_countries
      from catalogue_game where node_id = any(${ids}::int[])) n
    where g.node_id = n.node_id and (g.is_hot, g.is_new, g.maintenance, g.has_trial, g.image_size, g.enabled, g.classify, g.blocked_countries)
      is distinct from (n.is_hot, n.is_new, n.maintenance, n.has_trial, n.image_size, n.enabled, n.classify, n.blocked_countries)
    returning g.node_id`)
  return changed.length
}

export interface GameFacts {
  name?: string | undefined
  names?: Names | undefined
  theme?: string | undefined
  features?: readonly string[] | undefined
  volatility?: number | null | undefined
  lines?: number | null | undefined
  rtpBasisPoints?: number | null | undefined
  edgeBasisPoints?: number | null | undefined
  minimumStake?: Amount | undefined
}

/** False when there is no such game; undefined leaves a value, null removes a figure. */
export async function updateGame(tx: Tx, nodeId: number, facts: GameFacts): Promise<boolean> {
  const { name, theme, features, volatility, lines, rtpBasisPoints, edgeBasisPoints, minimumStake } = facts
  const names = facts.names === undefined ? null : JSON.stringify(facts.names)
  const row = await tx.one(sql`
    update catalogue_game set name = coalesce(${name}::text, name), names = coalesce(${names}::jsonb, names), theme = coalesce(${theme}::text, theme),
      features = coalesce(${features}::text[], features), minimum_stake = coalesce(${minimumStake}::bigint, minimum_stake),
      volatility = case when ${volatility === undefined}::boolean then volatility else ${volatility ?? null}::smallint end,
      lines = case when ${lines === undefined}::boolean then lines else ${lines ?? null}::int end,
      rtp_basis_points = case when ${rtpBasisPoints === undefined}::boolean then rtp_basis_points else ${rtpBasisPoints ?? null}::int end,
      edge_basis_points = case when ${edgeBasisPoints === undefined}::boolean then edge_basis_points else ${edgeBasisPoints ?? null}::int end
    where node_id = ${nodeId} returning node_id`)
  return row !== undefined
}

/** The games of a type as the lobby sorts them, with the number of their position. */
export const orderOfGames = (tx: Tx, gameType: GameType): Promise<{ node_id: number; sort: number }[]> =>
  tx.query<{ node_id: number; sort: number }>(sql`
    select node_id, sort from catalogue_game where game_type = ${gameType} and enabled and listed order by is_hot desc, sort, name collate "C", node_id`)

/** Numbers the positions of these games. */
export async function saveOrderOfGames(
  tx: Tx,
  different: readonly { nodeId: number; sort: number }[],
): Promise<void> {
  await tx.query(sql`
    update catalogue_game g set sort = n.sort from unnest(${different.map(({ nodeId }) => nodeId)}::int[], ${different.map(({ sort }) => sort)}::int[]) as n (node_id, sort)
    where g.node_id = n.node_id`)
}
