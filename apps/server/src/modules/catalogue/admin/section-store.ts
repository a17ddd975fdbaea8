// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { Section } from '../snapshot/snapshot.ts'

export type AdminSection = Omit<Section, 'brandCode'>

/** The rows that operators composed for a brand, in their order. */
export const ownSections = (db: Queries, brandCode: string): Promise<AdminSection[]> =>
  db.query<AdminSection>(sql`
    select key, kind, game_type as "gameType", vendor_code as "vendorCode", titles, pins, length, enabled from catalogue_section where brand_code = ${brandCode} order by position, key`)

/** Deletes the rows of a brand. */
export async function deleteSections(tx: Tx, brandCode: string): Promise<void> {
  await tx.query(sql`delete from catalogue_section where brand_code = ${brandCode}`)
}

/** Adds a row to a brand at a position. */
export async function insertSection(
  tx: Tx,
  brandCode: string,
  position: number,
  section: AdminSection,
): Promise<void> {
  await tx.query(sql`
    insert into catalogue_section (brand_code, key, position, kind, game_type, vendor_code, titles, pins, length, enabled)
    values (${brandCode}, ${section.key}, ${position}, ${section.kind}, ${section.gameType}, ${section.vendorCode}, ${JSON.stringify(section.titles)}, ${section.pins}, ${section.length}, ${section.enabled})`)
}
