// SPDX-License-Identifier: Apache-2.0
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readMutants, sample } from './read-sources.ts'
import { describeSummary, summarizeMutants } from './summarize.ts'
import { describeMutants, readEquivalent } from './survivors.ts'
import { tryMutants } from './try-mutants.ts'

/**
 * `npm run mutants -- FOLDER [--sample COUNT --seed SEED] [--tests GLOB] [--whole-files]`: changes one operator, condition or
 * constant of the folder's sources at a time, and says which changes no test of its workspace (or of `--tests`) notices.
 * `--whole-files`: for tests that build on each other, as all on a database do. Exit code 1 below 85 % or for a false list of
 * equivalent mutants.
 */
const leastPerMille = 850
const root = resolve(import.meta.dirname, '../..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    'whole-files': { type: 'boolean', default: false },
  },
})
const [path = ''] = positionals
const all = path === '' ? undefined : readMutants(root, path)
if (!all) {
  console.error(
    'Usage: npm run mutants -- FOLDER [--sample COUNT --seed SEED] [--tests GLOB] [--whole-files], such as packages/rules/src/money',
  )
  process.exit(2)
}
const mutants = values.sample === undefined ? all : sample(all, Number(values.sample), Number(values.seed))
const workspace = path.split('/').slice(0, 2).join('/')
const needsDatabase = workspace.startsWith('apps/')
const began = performance.now()
const fates = await tryMutants(
  {
    root,
    tests: [values.tests ?? `${workspace}/**/*.test.ts`],
    mutants,
    needsDatabase,
    repeatsFiles: needsDatabase || values['whole-files'],
  },
  console.log,
)
const summary = summarizeMutants(
  describeMutants(root, mutants, fates),
  readEquivalent(join(import.meta.dirname, 'survivors'), path),
  values.sample !== undefined,
)
for (const line of describeSummary(summary)) console.log(line)
console.log(`${Math.round((performance.now() - began) / 1_000)} s`)
process.exit(summary.sharePerMille >= leastPerMille && summary.faults.length === 0 ? 0 : 1)
