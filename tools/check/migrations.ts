// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readMigrationFiles } from '@tessera/server/src/platform/db/migrate-files.ts'
import { loadModule } from 'libpg-query'
import { judgeMigration, migrationRules } from './judge-migration.ts'
import { allowedMigrations, refusedMigrations } from './migration-fixtures.ts'

/**
 * Checks the migrations: during a rollout, processes of the previous release run on the new tables, so that
 * no migration may remove what they use (docs/runbook/release.md). Every rule still refuses its fixtures.
 * Exits with 1.
 */
const root = resolve(import.meta.dirname, '../..')
const folders = ['apps/server/migrations', 'apps/studio/migrations']

await loadModule()
const released = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
  ([, version]) => version ?? '',
)

function problemsIn(location: string): string[] {
  const files = readMigrationFiles(join(root, location))
  return files.flatMap(({ name, number, sql }) => {
    const earlier = files.map((file) => file.number).filter((other) => other < number)
    return judgeMigration({ sql, earlier, released }).map(
      ({ line, sentence }) => `${location}/${name}:${line} ${sentence}`,
    )
  })
}

const judgeFixture = (sql: string): string[] =>
  judgeMigration({ sql, earlier: [87], released: ['1.0.0'] }).map(({ rule }) => rule)
const refused = new Set(refusedMigrations.map(([rule]) => rule))
const problems = [
  ...folders.flatMap(problemsIn),
  ...Object.keys(migrationRules)
    .filter((rule) => !refused.has(rule as keyof typeof migrationRules))
    .map((rule) => `${rule}: has no fixture that it must refuse`),
  ...refusedMigrations
    .filter(([rule, sql]) => !judgeFixture(sql).includes(rule))
    .map(([rule, sql]) => `${rule}: does not refuse its fixture: ${sql}`),
  ...allowedMigrations.flatMap((sql) =>
    judgeFixture(sql).map((rule) => `${rule}: refuses what old and new code both survive: ${sql}`),
  ),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
