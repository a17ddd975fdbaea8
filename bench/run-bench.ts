// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { thisMachine } from './shared/machine.ts'
import type { Part } from './shared/part.ts'
import { figure, machine } from './shared/report.ts'
import { holds, resultsFolder, toStore, writeResult, type StoredFigure } from './shared/results.ts'

/** A mistake of the one who typed the command. */
export class UsageError extends Error {}

export interface BenchOptions {
  /** With a folder for each bench: `bench.ts`, or a `part-NAME.ts` for each of its parts. */
  folder?: string
  results?: string
}

/**
 * Runs a bench, all parts or the one of `--part`, prints the figures of each and stores them in `results` in place of
 * the last ones. Throws with the names of the figures that miss their limits, which are stored all the same.
 */
export async function runBench(
  typed: readonly string[],
  { folder = import.meta.dirname, results = resultsFolder }: BenchOptions = {},
): Promise<void> {
  const [name = '', ...options] = typed
  const parts = partsOf(folder, name)
  if (parts.size === 0)
    throw new UsageError(`Usage: npm run bench -- ${benchesOf(folder).join('|')} [options]`)
  const at = options.indexOf('--part')
  const chosen = [...parts].filter(([part]) => at < 0 || options[at + 1] === part)
  if (chosen.length === 0) throw new UsageError(`--part is one of ${[...parts.keys()].join(', ')}`)
  const missed: string[] = []
  for (const [part, file] of chosen) {
    const [load = 0] = loadavg()
    const measure = ((await import(pathToFileURL(file).href)) as { default: Part }).default
    const measured = await measure(options)
    if (!measured) continue
    const figures = measured.map(toStore)
    print(figures)
    const commit = commitOf(folder)
    writeResult(
      {
        part: part === name ? name : `${name}-${part}`,
        measuredAt: `${new Date().toISOString().slice(0, 16)}Z`,
        command: commandOf(name, part, options),
        ...(commit !== undefined && { commit }),
        load: Number(load.toFixed(1)),
        machine: thisMachine(),
        figures,
      },
      results,
    )
    missed.push(...figures.filter((one) => !holds(one)).map((one) => one.name))
  }
  if (missed.length > 0) throw new Error(`Missed: ${missed.join(', ')}`)
}

const benchesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && partsOf(folder, entry.name).size > 0)
    .map(({ name }) => name)
    .toSorted()

/** The files of a bench by the names of its parts; a bench of one part has that part's name. */
function partsOf(folder: string, bench: string): Map<string, string> {
  const own = join(folder, bench)
  if (!/^[a-z]+$/.test(bench) || !existsSync(own)) return new Map()
  return new Map(
    readdirSync(own)
      .toSorted()
      .flatMap((file): [string, string][] => {
        const part = file === 'bench.ts' ? bench : /^part-(.+)\.ts$/.exec(file)?.[1]
        return part === undefined ? [] : [[part, join(own, file)]]
      }),
  )
}

function print(figures: readonly StoredFigure[]): void {
  console.log(`\n${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`)
  for (const { name, value } of figures) figure(name, value)
}

/** What was typed, with the part that was measured. */
function commandOf(name: string, part: string, options: readonly string[]): string {
  const named = part === name || options.includes('--part') ? options : ['--part', part, ...options]
  return ['npm run bench --', name, ...named].join(' ')
}

/** The commit that is checked out, with `+` behind it where files differ from it. */
function commitOf(folder: string): string | undefined {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD')
  if (status !== 0) return undefined
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':!bench/results').stdout.trim()
  return `${stdout.trim()}${changed === '' ? '' : '+'}`
}
