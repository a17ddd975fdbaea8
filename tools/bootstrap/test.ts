// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildStaleClients } from '@tessera/server/src/main/supervisor/build-clients.ts'
import { runChecks } from '../check/run-check.ts'
import { enumerations } from '../enumerations/enumerations.ts'
import { unchangedEnumerations } from '../enumerations/unchanged.ts'
import { provenRows } from '../rows/proven-rows.ts'
import { readLongRunRows, readRows } from '../rows/read-rows.ts'
import { summarizeRows } from '../rows/summarize-rows.ts'
import { findBrowser } from './find-browser.ts'
import { readFailures } from './read-failures.ts'
import { type Counts, readPlaywright, readVitest } from './read-results.ts'
import { resultsOfTests } from './results-folder.ts'

/**
 * Runs everything that must hold: checks, tests on a real database, the built pages, and journeys in a real
 * browser. All parts run even when an earlier one failed. The end of the log repeats the failed tests, and says which
 * rows of docs/requirements.tsv were proven. The last line is "N passed, N failed" with the time of each part; the exit
 * code is 0 only when nothing failed. Arguments are passed to vitest and skip the rest: `npm test -- apps/server`.
 * `--long` includes the long tests, which `npm test` leaves out. `--shard=1/4` runs one of four parts, so that four machines
 * share the work; the first one makes the checks.
 */
const root = resolve(import.meta.dirname, '../..')
const shard = process.argv.find((argument) => /^--shard=\d+\/\d+$/.test(argument))
const filters = process.argv.slice(2).filter((argument) => argument !== '--long' && argument !== shard)

const everything = filters.length === 0
const isLong = process.argv.includes('--long')
const environment = {
  ...process.env,
  ...(isLong ? { LONG_TESTS: '1' } : everything ? { DAILY_TESTS: '1' } : {}),
}

let current: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(130))
process.on('disconnect', () => stop(1))

interface Part extends Counts {
  name: string
  seconds: number
}

const parts: Part[] = []
if (everything && (!shard || shard.startsWith('--shard=1/'))) parts.push(await timed('checks', check))
parts.push(await timed('tests', runTests))
if (everything) parts.push(await timed('journeys', runJourneys))
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
for (const failure of readFailures(resultsOfTests.vitest)) console.log(failure)
const notRun = parts.reduce((sum, part) => sum + (part.notRun ?? 0), 0)
if (notRun > 0)
  console.log(`${notRun} of the failed did not run: the time was over, or what they stand on broke`)
if (everything && !isLong) console.log(sayUnchanged())
// Each shard proves some of the rows only.
if (everything && !shard)
  console.log(summarizeRows(readRows(), provenRows(resultsOfTests), readLongRunRows()).total)
const times = parts.map(({ name, seconds }) => `${name} ${minutesOf(seconds)}`).join(', ')
console.log(`${passed} passed, ${failed} failed (${times})`)
process.exit(failed === 0 ? 0 : 1)

function sayUnchanged(): string {
  const unchanged = unchangedEnumerations().length
  const changed = enumerations.length - unchanged
  return `${unchanged} of ${enumerations.length} enumerations were left out: they have passed on this very code${
    changed > 0 ? `; npm run enumerations records the other ${changed}` : ''
  }`
}

async function timed(name: string, run: () => Promise<Counts>): Promise<Part> {
  const began = performance.now()
  const counts = await run()
  return { ...counts, name, seconds: (performance.now() - began) / 1_000 }
}

/** Such as 9:05. */
function minutesOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Checks are not tests: those that pass are not counted, and each that fails is a failure. */
async function check(): Promise<Counts> {
  heading('Checks')
  return { passed: 0, failed: (await runChecks()).length }
}

async function runTests(): Promise<Counts> {
  heading('Tests')
  const report = freshReport(resultsOfTests.vitest)
  const code = await run(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(shard ? [shard] : []),
      ...filters,
    ],
    environment,
  )
  return readVitest(report, code)
}

async function runJourneys(): Promise<Counts> {
  heading('Browser journeys')
  const configuration = join(root, 'e2e/playwright.config.ts')
  try {
    await buildStaleClients()
    if (!existsSync(configuration)) return { passed: 0, failed: 0 }
    const browser = await findBrowser({ shell: true })
    const report = freshReport(resultsOfTests.playwright)
    const code = await run(
      [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '-c',
        configuration,
        '--reporter=list,json',
        ...(shard ? [shard] : []),
      ],
      {
        ...environment,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    )
    return readPlaywright(report, code)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

function heading(title: string): void {
  console.log(`\n== ${title}`)
}

/** Deletes the report of an earlier run, so that it cannot be mistaken for this one's. */
function freshReport(file: string): string {
  mkdirSync(resultsOfTests.folder, { recursive: true })
  rmSync(file, { force: true })
  return file
}

function run(args: string[], variables: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, env: variables, stdio: 'inherit' })
  current = child
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done(code ?? 1))
  })
}

/** Gives the running part time to stop its database, then ends. */
function stop(exitCode: number): void {
  if (!current || current.exitCode !== null) process.exit(exitCode)
  current.once('close', () => process.exit(exitCode))
  current.kill('SIGTERM')
}
