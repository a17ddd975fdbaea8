// SPDX-License-Identifier: Apache-2.0
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { runGames } from './games/run-games.ts'
import { type Options, parseArguments, usage, UsageError } from './parse-arguments.ts'
import { linesOf, summaryLines, summaryOf } from './report.ts'
import { CannotRun, type Outcome } from './scenario.ts'
import { runWallet } from './wallet/run-wallet.ts'

/**
 * Plays the scenarios of the wire against a wallet or a Games API and prints a report. Exit code 1 if something
 * failed, or cannot run at all; 2 when the command line is wrong.
 */
try {
  process.exitCode = await conform(parseArguments(process.argv.slice(2)))
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof CannotRun
  console.error(isExpected ? error.message : error)
  if (error instanceof UsageError) console.error(`\n${usage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function conform(options: Options): Promise<number> {
  const startedAt = new Date().toISOString()
  const deadlineMs = performance.now() + options.limitMs
  let interrupted = false
  // The scenario at play ends and takes back its bets; a second Ctrl+C ends the process at once.
  process.once('SIGINT', () => {
    interrupted = true
    console.error('Stopping after this scenario.')
  })
  const around = {
    print: (line: string) => console.log(line),
    ask: process.stdin.isTTY && process.stdout.isTTY ? askPerson : undefined,
    onOutcome: (outcome: Outcome) => console.log(linesOf(outcome)),
    only: options.only,
    isStopped: () => interrupted || performance.now() > deadlineMs,
  }
  const outcomes =
    options.kind === 'wallet' ? await runWallet(options, around) : await runGames(options, around)
  console.log(`\n${summaryLines(outcomes)}`)
  const unfinished = around.isStopped()
  if (unfinished) console.log('Not all scenarios were played: the run was stopped.')
  const target = options.kind === 'wallet' ? options.wallet : options.games
  if (options.jsonFile !== undefined) {
    const report = { kind: options.kind, target, startedAt, unfinished, ...summaryOf(outcomes), outcomes }
    writeFileSync(options.jsonFile, `${JSON.stringify(report, undefined, 2)}\n`)
  }
  return unfinished || summaryOf(outcomes).failed > 0 ? 1 : 0
}

async function askPerson(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim())
  } finally {
    lines.close()
  }
}
