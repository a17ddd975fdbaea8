// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * A game of a demonstration vendor that opens as a sample: the vendor's id of the game, its name and the
 * vendor's.
 */
export interface SampleGame {
  code: string
  name: string
  studio: string
}

/** The first open game without its own client, or the one with that id; undefined when there is none. */
export async function findSample(db: Queries, gameId?: string): Promise<SampleGame | undefined> {
  return db.one<SampleGame>(sql`
    select g.game_id as code, g.name, v.name as studio
    from catalogue_game g join catalogue_vendor v on v.vassalage = g.vassalage and v.game_type = g.game_type
    where g.client = 'sample' and g.enabled and g.listed and not g.maintenance and not g.closed_by_vendor and v.enabled and not v.maintenance
      and (${gameId ?? null}::text is null or g.game_id = ${gameId ?? null})
    order by g.node_id limit 1`)
}
