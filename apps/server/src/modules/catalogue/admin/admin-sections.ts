// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { usualHome } from '../lists/home-sections.ts'
import type { Section } from '../snapshot/snapshot.ts'

export type AdminSection = Omit<Section, 'brandCode'>
export interface AdminHome {
  composed: boolean
  revision: string
  list: AdminSection[]
}

/** The rows of a brand's home page: those an operator composed, or the defaults. */
export async function findSections(db: Queries, brandCode: string): Promise<AdminHome> {
  const own = await db.query<AdminSection>(sql`
    select key, kind, game_type as "gameType", vassalage, titles, pins, length, enabled from catalogue_section where merchant = ${brandCode} order by position, key`)
  const list = own.length > 0 ? own : usualHome.map((rule) => ({ ...rule, enabled: true }))
  return {
    composed: own.length > 0,
    list,
    revision: createHash('sha256').update(JSON.stringify(own)).digest('base64url'),
  }
}

/**
 * Replaces a brand's rows; an empty list restores the defaults. Throws `messages.changedElsewhere` for an
 * outdated revision.
 */
export async function saveSections(
  tx: Tx,
  brandCode: string,
  revision: string,
  list: readonly AdminSection[],
): Promise<void> {
  // A concurrent save waits here, and then finds another revision.
  await tx.query(sql`select version from catalogue_version for update`)
  if ((await findSections(tx, brandCode)).revision !== revision) throw fault('messages.changedElsewhere')
  await tx.query(sql`delete from catalogue_section where merchant = ${brandCode}`)
  for (const [position, section] of list.entries())
    await tx.query(sql`
    insert into catalogue_section (merchant, key, position, kind, game_type, vassalage, titles, pins, length, enabled)
    values (${brandCode}, ${section.key}, ${position}, ${section.kind}, ${section.gameType}, ${section.vassalage}, ${JSON.stringify(section.titles)}, ${section.pins}, ${section.length}, ${section.enabled})`)
}
