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
    /** Tests only say what they evaluate: those on a database cannot be repeated, nor those that a mutant left traces in. */
    onlyCountsMutants: boolean
    /** How often the unchanged code asked in this test file; only of use with an active mutant. */
    hitsOfOriginal: number
  }
}

/** A mutant that goes round more often than this, compared with the unchanged code, does not come to an end. */
const hitsTimesAtMost = 10
const hitsToSpare = 10_000
const limitFor = (hitsOfOriginal: number): number => hitsOfOriginal * hitsTimesAtMost + hitsToSpare

/** What one test file does with mutants while it runs. */
export class Mutants {
  active = inject('activeMutant')
  readonly onlyCounts = inject('onlyCountsMutants')
  /** Mutants whose expression was evaluated since `startCounting`. */
  hits = new Set<number>()
  /** Whether the active mutant was evaluated: what was computed once and remembered is not. */
  wasTried = false
  private count = 0
  private limit = this.active === undefined ? Number.POSITIVE_INFINITY : limitFor(inject('hitsOfOriginal'))
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
 * `covered`: by a test. `alone`: only a fresh process can try it, for an import or a hook has evaluated it, or a test whose
 * result is remembered. `hits`: no mutant, but how often the unchanged code has asked.
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
const mutants = new Mutants()
Object.assign(globalThis, {
  __isMutant: (number: number) => mutants.isActive(number),
  __mutants: mutants,
})
