// SPDX-License-Identifier: Apache-2.0
import { appendFileSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { inject } from 'vitest'
import type { HowToRun } from './open-tests.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the processes of a run tell each other which mutants are killed. */
    mutantsFolder: string
    howToRun: HowToRun
  }
}

/** A mutant that goes round more often than this, compared with the unchanged code, does not come to an end. */
const hitsTimesAtMost = 10
const hitsToSpare = 10_000
const limitFor = (hitsOfOriginal: number): number => hitsOfOriginal * hitsTimesAtMost + hitsToSpare

/** What one test file does with mutants while it runs. */
export class Mutants {
  readonly how = inject('howToRun')
  active = this.how.mode === 'tryOne' ? this.how.activeMutant : undefined
  /** Mutants whose expression was evaluated since `startCounting`. */
  hits = new Set<number>()
  /** Whether the active mutant was evaluated: what was computed once and remembered is not. */
  wasTried = false
  private count = 0
  private limit = this.how.mode === 'tryOne' ? limitFor(this.how.hitsOfOriginal) : Number.POSITIVE_INFINITY
  private readonly file = `${inject('mutantsFolder')}/results`
  private readonly known = readKilled(this.file)

  /** The switch that the changed code asks. Throws when a loop does not end. */
  isActive(number: number): boolean {
    this.hits.add(number)
    this.count += 1
    if (this.count > this.limit) throw new EndlessMutant()
    if (number !== this.active) return false
    this.wasTried = true
    return true
  }

  /** Counts what the unchanged code needs, without a limit. */
  startCounting(): void {
    this.hits = new Set()
    this.count = 0
    this.limit = Number.POSITIVE_INFINITY
  }

  /** Makes a mutant active, with a limit of hits that stands in a relation to those of the unchanged code. */
  activate(number: number | undefined, hitsOfOriginal: number): void {
    this.active = number
    this.wasTried = false
    this.count = 0
    this.limit = limitFor(hitsOfOriginal)
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

/**
 * `covered`: by a test. `alone`: only a fresh process can try it, such as what an import has evaluated or what is
 * computed once and remembered. `hits`: no mutant, but how often the unchanged code has asked.
 */
export type Recorded = 'killed' | 'endless' | 'covered' | 'alone' | 'hits'

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
// Read again by each repetition of a file, while a mutant is active, and by each further file in the process.
known.__mutants ??= new Mutants()
const mutants = known.__mutants
Object.assign(globalThis, { __isMutant: (number: number) => mutants.isActive(number) })
