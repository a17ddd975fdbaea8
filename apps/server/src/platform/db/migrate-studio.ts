// SPDX-License-Identifier: Apache-2.0
import { fileURLToPath } from 'node:url'
import { studioFunctions } from './function-files.ts'
import { migrate, type MigrateOptions } from './migrate.ts'

export const studioMigrationsFolder = fileURLToPath(new URL('../../../../studio/migrations', import.meta.url))

/**
 * The studio's tables (schema `studio`, role `tessera_studio`), recorded apart from the platform's. Returns
 * what was applied.
 */
export function migrateStudio(
  options: Pick<MigrateOptions, 'ownerUrl' | 'upTo' | 'functionsThen'>,
): Promise<string[]> {
  return migrate({
    ...options,
    folder: studioMigrationsFolder,
    functions: studioFunctions,
    recordTable: 'public.studio_schema_migration',
  })
}
