// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Owned } from '@tessera/server/src/platform/db/owned.ts'
import { loadModule } from 'libpg-query'
import {
  ownerFixtures,
  rightFiles,
  rightMigrations,
  rightOwners,
  type OwnerFixture,
} from './table-owner-fixtures.ts'
import { judgeOwners, ownerRules, type OwnerProblem, type OwnerRule } from './tables/judge-owners.ts'
import { readSchema } from './tables/read-schema.ts'

/**
 * Checks that each table, view and function of the platform's database has one owner, a folder with a
 * `tables.ts`, and that no SQL of the server uses another folder's private objects. Every rule still refuses
 * its fixtures. Prints what is wrong and exits with 1.
 */
const root = resolve(import.meta.dirname, '../..')
const isTest = /\.test\.ts$|-for-tests\.ts$|\/testing\//
/** It records the migrations, so none of them creates it. */
const madeByMigrate = 'create table schema_migration (number integer)'
const unnamed = {
  'apps/server/src/platform/db/migrate.ts':
    'the table of applied migrations, of the platform or of the studio',
}

const pathsOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

async function readOwners(): Promise<Map<string, Owned>> {
  const declarations = [...pathsOf('apps/server/src/**/tables.ts'), ...pathsOf('tools/*/tables.ts')]
  return new Map(
    await Promise.all(
      declarations.map(async (path) => {
        const { owned } = (await import(join(root, path))) as { owned: Owned }
        return [dirname(path), owned] as const
      }),
    ),
  )
}

async function problemsInTree(): Promise<OwnerProblem[]> {
  const paths = pathsOf('apps/server/src/**/*.ts').filter((path) => !isTest.test(path))
  return judgeOwners({
    schema: readSchema([
      ...pathsOf('apps/server/migrations/**/*.sql').map(textOf),
      ...pathsOf('apps/server/functions/*.sql').map(textOf),
      madeByMigrate,
    ]),
    owners: await readOwners(),
    files: new Map(paths.map((path) => [path, textOf(path)])),
    unnamed,
  })
}

const problemsInFixture = ({
  migration,
  owners,
  files,
}: Pick<OwnerFixture, 'migration' | 'owners' | 'files'>): OwnerProblem[] =>
  judgeOwners({
    schema: readSchema([...rightMigrations, ...(migration === undefined ? [] : [migration])]),
    owners: new Map(Object.entries({ ...rightOwners, ...owners })),
    files: new Map(Object.entries({ ...rightFiles, ...files })),
  })

function toothlessRules(): string[] {
  const refused = new Set<OwnerRule>(ownerFixtures.map(({ rule }) => rule))
  return [
    ...problemsInFixture({}).map(
      ({ rule, location, name }) => `${rule}: refuses what is right: ${location} ${name}`,
    ),
    ...Object.keys(ownerRules)
      .filter((rule) => !refused.has(rule as OwnerRule))
      .map((rule) => `${rule}: has no fixture that it must refuse`),
    ...ownerFixtures
      .filter((fixture) => !problemsInFixture(fixture).some(({ rule }) => rule === fixture.rule))
      .map((fixture) => `${fixture.rule}: does not refuse its fixture: ${JSON.stringify(fixture)}`),
  ]
}

await loadModule()
const problems = [
  ...(await problemsInTree()).map(({ rule, location, name }) => `${location}: "${name}" ${ownerRules[rule]}`),
  ...toothlessRules(),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
