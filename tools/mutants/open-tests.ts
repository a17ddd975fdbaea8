// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import { enumerations } from '../enumerations/enumerations.ts'
import { instrument, type NumberedMutant } from './instrument.ts'

/** The mutants of each file, by its whole path. */
export type MutantsByFile = ReadonlyMap<string, readonly NumberedMutant[]>

/** Tests on changed code, in a vitest that stays open. Nothing is written to the work tree. */
export interface OpenTests {
  /** Every test file that imports one of the changed files, itself or through others. */
  readonly files: readonly TestSpecification[]
  /** Runs files in one fresh process; says what has failed first. */
  run(files: readonly TestSpecification[], how: HowToRun): Promise<Failure | undefined>
  close(): Promise<void>
}

/**
 * `repeatTests`, `repeatFile`: each test, or the file as a whole, is repeated with every mutant that it evaluates. `onlyCount`:
 * tests say what they evaluate, and try nothing. `tryOne`: one mutant, active from the first import on.
 */
export type HowToRun =
  | { readonly mode: 'repeatTests' | 'repeatFile' | 'onlyCount' }
  | { readonly mode: 'tryOne'; readonly activeMutant: number; readonly hitsOfOriginal: number }

/** Without a file: an error outside of tests. */
export interface Failure {
  readonly moduleId?: string
  readonly message: string
}

export interface Scope {
  readonly root: string
  /** Test files, as patterns of globs below the root. */
  readonly tests: readonly string[]
  readonly mutants: MutantsByFile
  /** Where the processes write what they find. */
  readonly resultsFolder: string
  readonly needsDatabase: boolean
}

const setup = ['types-of-values', 'one-connection-at-a-time', 'seeds-of-properties']

export async function openTests(scope: Scope): Promise<OpenTests> {
  const vitest = await createVitest('test', configurationOf(scope), {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(_code, id) {
          const mutants = scope.mutants.get(id)
          return mutants && { code: instrument(readFileSync(id, 'utf8'), mutants), map: null }
        },
      },
    ],
  })
  vitest.config.related = [...scope.mutants.keys()]
  const files = await vitest.getRelevantTestSpecifications()
  return {
    files: files
      .filter(({ moduleId }) => !isEnumeration(scope.root, moduleId))
      .toSorted((left, right) => distance(scope, left) - distance(scope, right)),
    run: (chosen, how) => run(vitest, chosen, how),
    close: () => vitest.close(),
  }
}

const configurationOf = (scope: Scope) => ({
  root: scope.root,
  config: false as const,
  include: [...scope.tests],
  pool: scope.needsDatabase ? ('forks' as const) : ('threads' as const),
  maxWorkers: 1,
  watch: false,
  silent: true,
  // It would give changed code to later runs, and unchanged code to this one.
  fsModuleCache: false,
  reporters: [{}],
  update: 'none' as const,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 5_000 } },
  runner: join(import.meta.dirname, 'mutant-runner.ts'),
  provide: {
    mutantsFolder: scope.resultsFolder,
    howToRun: { mode: 'onlyCount' as const },
  },
  setupFiles: [
    ...setup.map((name) => join(scope.root, `apps/server/src/testing/${name}.ts`)),
    join(import.meta.dirname, 'active-mutant.ts'),
  ].filter((file) => scope.needsDatabase || !file.includes('one-connection')),
  globalSetup: scope.needsDatabase ? [join(scope.root, 'apps/server/src/testing/postgres-for-tests.ts')] : [],
})

async function run(
  vitest: Vitest,
  files: readonly TestSpecification[],
  how: HowToRun,
): Promise<Failure | undefined> {
  for (const project of vitest.projects) {
    project.provide('howToRun', how)
    // One process for all files: to read the sources is most of the work.
    project.config.isolate = files.length === 1
  }
  vitest.config.bail = how.mode === 'tryOne' ? 1 : 0
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...files])
  // Vitest also hands back what earlier runs have found about other files.
  const ofRun = testModules.filter(({ moduleId }) => files.some((file) => file.moduleId === moduleId))
  const failed = ofRun.find((module) => !module.ok())
  if (failed) return { moduleId: failed.moduleId, message: describeFailure(failed) }
  const [error] = unhandledErrors
  return unhandledErrors.length > 0 ? { message: `an error outside of tests: ${String(error)}` } : undefined
}

function describeFailure(module: TestModule): string {
  const [error] = module.errors()
  const [test] = [...module.children.allTests('failed')]
  return `${module.relativeModuleId}: ${error?.message ?? `${test?.fullName}: ${test?.result().errors?.[0]?.message}`}`
}

/** How many folders lie between a test file and the nearest file with mutants. */
function distance({ mutants }: Scope, { moduleId }: TestSpecification): number {
  const steps = [...mutants.keys()].map(
    (file) => relative(dirname(file), dirname(moduleId)).split('/').filter(Boolean).length,
  )
  return Math.min(...steps)
}

const isEnumeration = (root: string, file: string): boolean =>
  enumerations.some((enumeration) => join(root, enumeration) === file)
