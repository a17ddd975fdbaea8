// SPDX-License-Identifier: Apache-2.0
import { chooseDemo, type TitleFacts } from '@tessera/rules/games/demo-slots/choose-model'
import { writeDemoModel } from '@tessera/rules/games/demo-slots/demo-code'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * A slot of a demonstration vendor: the vendor's id of the game, its name and the
 * vendor's.
 */
export interface SampleGame {
  code: string
  name: string
  studio: string
  vendorCode: string
  /** How it plays. */
  plays: string
}

/** The first open game without its own client, or the one with that id; undefined when there is none. */
export async function findSample(db: Queries, gameId?: string): Promise<SampleGame | undefined> {
  const found = await db.one<Omit<SampleGame, 'plays'> & Omit<TitleFacts, 'gameId'>>(sql`
    select g.game_id as code, g.name, v.name as studio, g.vendor_code as "vendorCode", g.features, g.lines, g.volatility, g.rtp_basis_points as "rtpBasisPoints"
    from catalogue_game g join catalogue_vendor v on v.vendor_code = g.vendor_code and v.game_type = g.game_type
    where g.client = 'sample' and g.game_type = 'RNG' and g.enabled and g.listed and not g.maintenance and not g.closed_by_vendor and v.enabled and not v.maintenance
      and (${gameId ?? null}::text is null or g.game_id = ${gameId ?? null})
    order by g.node_id limit 1`)
  if (!found) return undefined
  const { code, name, studio, vendorCode, ...facts } = found
  return { code, name, studio, vendorCode, plays: writeDemoModel(chooseDemo({ gameId: code, ...facts })) }
}
