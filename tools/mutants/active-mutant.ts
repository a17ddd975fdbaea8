// SPDX-License-Identifier: Apache-2.0
import { appendFileSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the processes of a run tell each other which mutants are killed. */
    mutantsFolder: string
    /** The only mutant that is tried, from the first import on; undefined to try all in each test. */
    activeMutant: number | undefined
    /** Whole files are repeated with each mutant, since their tests build on each other. */
    repeatsFiles: boolean
  }
}

/** A mutant that goes round more often than this does not come to an end. */
const hitsAtMost = 20_000_000
/** Compared with the hits of the unchanged code. */
const hitsTimesAtMost = 10
const hitsToSpare = 10_000

/** What one test file does with mutants while it runs. */
export class Mutants {
  active = inject('activeMutant')
  readonly repeatsFiles = inject('repeatsFiles')
  /** Mutants whose expression was evaluated since `startCounting`. */
  hits = new Set<number>()
  private count = 0
  private limit = hitsAtMost
  private readonly file = `${inject('mutantsFolder')}/results`
  private readonly known = readKilled(this.file)

  /** The switch that the changed code asks. Throws when a loop does not end. */
  isActive(number: number): boolean {
    this.hits.add(number)
    this.count += 1
    if (this.count > this.limit) throw new EndlessMutant()
    return number === this.active
  }

  /** Counts what the unchanged code needs; returns the count so far. */
  startCounting(): void {
    this.hits = new Set()
    this.count = 0
    this.limit = hitsAtMost
  }

  /** Makes a mutant active, with a limit of hits that stands in a relation to those of the unchanged code. */
  activate(number: number | undefined, hitsOfOriginal: number): void {
    this.active = number
    this.count = 0
    this.limit = hitsOfOriginal * hitsTimesAtMost + hitsToSpare
  }

  get counted(): number {
    return this.count
  }

  isKilled(number: number): boolean {
    return this.known.has(number)
  }

  record(kind: Recorded, number: number): void {
    if (kind === 'killed' || kind === 'endless') this.known.add(number)
    appendFileSync(this.file, `${kind} ${number}\n`)
  }
}

/** `covered`: by a test. `imported`: by an import or a hook, so that only a fresh process can try it. */
export type Recorded = 'killed' | 'endless' | 'covered' | 'imported'

export class EndlessMutant extends Error {
  override name = 'EndlessMutant'
}

function readKilled(file: string): Set<number> {
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Set(
    lines.filter((line) => /^(killed|endless) /.test(line)).map((line) => Number(line.split(' ')[1])),
  )
}

// A counterexample is enough here; to look for a smaller one costs many further runs.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
const known = globalThis as { __mutants?: Mutants }
// A repeated file reads this file again, while a mutant is active.
known.__mutants ??= new Mutants()
const mutants = known.__mutants
Object.assign(globalThis, { __isMutant: (number: number) => mutants.isActive(number) })
