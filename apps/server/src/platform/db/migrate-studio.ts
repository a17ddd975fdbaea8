// SPDX-License-Identifier: Apache-2.0
import { fileURLToPath } from 'node:url'
import { migrate, type MigrateOptions } from './migrate.ts'

export const studioMigrationsFolder = fileURLToPath(new URL('../../../../studio/migrations', import.meta.url))

/**
 * The studio's tables (schema `studio`, role `tessera_studio`), recorded apart from the platform's. Returns
 * the names applied.
 */
export function migrateStudio(options: Pick<MigrateOptions, 'ownerUrl' | 'upTo'>): Promise<string[]> {
  return migrate({
    ...options,
    folder: studioMigrationsFolder,
    recordTable: 'public.studio_schema_migration',
  })
}
