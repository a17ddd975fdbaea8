// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { usualHome } from '../lists/home-sections.ts'
import { lockCatalogue } from './lock-catalogue.ts'
import { deleteSections, insertSection, ownSections, type AdminSection } from './section-store.ts'

export interface AdminHome {
  composed: boolean
  revision: string
  list: AdminSection[]
}

/** The rows of a brand's home page: those an operator composed, or the defaults. */
export async function findSections(db: Queries, brandCode: string): Promise<AdminHome> {
  const own = await ownSections(db, brandCode)
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
  await lockCatalogue(tx)
  if ((await findSections(tx, brandCode)).revision !== revision) throw fault('messages.changedElsewhere')
  await deleteSections(tx, brandCode)
  for (const [position, section] of list.entries()) await insertSection(tx, brandCode, position, section)
}
