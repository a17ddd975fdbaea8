import { fileURLToPath } from 'node:url'
import { migrate } from './migrate.ts'

export const studioMigrationsFolder = fileURLToPath(new URL('../../../../studio/migrations', import.meta.url))

/** The studio's tables (schema `studio`, role `tessera_studio`), recorded apart from the platform's. Returns the names applied. */
export function migrateStudio(options: { ownerUrl: string }): Promise<string[]> {
  return migrate({ ownerUrl: options.ownerUrl, folder: studioMigrationsFolder, recordTable: 'public.studio_schema_migration' })
}
