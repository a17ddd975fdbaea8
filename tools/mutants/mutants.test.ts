// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findMutants } from './find-mutants.ts'
import { instrument } from './instrument.ts'
import { readMutants, sample } from './read-sources.ts'
import { summarizeMutants } from './summarize.ts'
import type { DescribedMutant } from './survivors.ts'

const root = resolve(import.meta.dirname, '../..')
const fixture = 'tools/mutants/fixtures/payable'
const runMutants = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/mutants/run.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  })
const changesOf = (source: string): string[] =>
  findMutants('example.ts', source).map(({ original, replacement }) => `${original} -> ${replacement}`)

describe('npm run mutants', () => {
  it('tells what tests kill from what they miss, also of what imports compute and code remembers', () => {
    const source = readFileSync(join(root, fixture, 'payable.ts'), 'utf8')
    const { status, stdout } = runMutants('tools/mutants/fixtures')
    const remembered = 'tools/mutants/fixtures/remembered'
    expect(stdout.split('\n').filter((line) => line.includes('fixtures'))).toEqual([
      `survived  tools/mutants/fixtures/counter/counter.ts:12  sum + amount > readMost() -> sum + amount >= readMost()`,
      `survived  ${fixture}/payable.ts:5  least > 0n -> least >= 0n`,
      `survived  ${fixture}/payable.ts:5  least > 0n -> true`,
      `survived  ${fixture}/payable.ts:5  0n -> 1n`,
      `no test   ${fixture}/payable.ts:5  0n -> 1n`,
      `survived  ${remembered}/period.ts:6  known.has(days) -> false`,
      `survived  ${remembered}/period.ts:8  isOne -> false`,
      // The tests of periods, which ran and failed before, are none of stakes.
      `survived  ${remembered}/stake.ts:2  1 -> 1 + 1`,
      `survived  ${remembered}/stake.ts:5  amount >= smallest -> amount > smallest`,
      // One test of tickets fails after the other in one process, whatever the mutant.
      `survived  tools/mutants/fixtures/ticket/ticket.ts:2  3 -> 3 + 1`,
      `survived  tools/mutants/fixtures/ticket/ticket.ts:6  '0' -> ''`,
    ])
    // One mutant of `payable` is listed as equivalent.
    expect(stdout).toContain(
      '22 killed, 0 timed out, 11 survived (1 of them in no test), 1 equivalent: 66.6 %',
    )
    expect(status).toBe(1)
    expect(readFileSync(join(root, fixture, 'payable.ts'), 'utf8')).toBe(source)
  })

  it('repeats whole files whose tests build on each other, and tries alone what a process computes once', () => {
    const { status, stdout } = runMutants('tools/mutants/fixtures/counter', '--whole-files')
    const change = 'sum + amount > readMost() -> sum + amount >= readMost()'
    expect(stdout.split('\n').filter((line) => line.includes('fixtures'))).toEqual([
      `survived  tools/mutants/fixtures/counter/counter.ts:12  ${change}`,
    ])
    expect(stdout).toContain('5 killed within the tests')
    expect(stdout).toContain('7 killed, 0 timed out, 1 survived (0 of them in no test), 0 equivalent: 87.5 %')
    expect(status).toBe(0)
  })
})

describe('a mutant', () => {
  it('is another operator, a decided condition or another constant', () => {
    expect(changesOf('if (left < 2n) stake += left')).toEqual([
      'left < 2n -> left <= 2n',
      'left < 2n -> left >= 2n',
      'left < 2n -> true',
      'left < 2n -> false',
      '2n -> 3n',
      'stake += left -> stake -= left',
    ])
    expect(changesOf('const most = !open && Math.min(first, -second)')).toEqual([
      '!open && Math.min(first, -second) -> !open || Math.min(first, -second)',
      '!open -> open',
      'Math.min(first, -second) -> Math.max(first, -second)',
      '-second -> second',
    ])
  })

  it('is another method only where there is a neighbouring one', () => {
    expect(changesOf('amounts.some(isPaid).toString()')).toEqual([
      'amounts.some(isPaid) -> amounts.every(isPaid)',
    ])
  })

  it('is none of a type, of the name of a module or field, or of the words of an error', () => {
    expect(
      changesOf(`import { one } from './one.ts'
        type Kind = 'day' | 1
        const kinds: Record<'day', Kind> = { 'day': one }
        throw new RangeError('An amount is ' + 'needed')`),
    ).toEqual([])
  })

  it('leaves the other code as it is, and ends where the next statement begins', () => {
    const source = 'let stake = 1n\nstake += 2n\n'
    const mutants = findMutants('example.ts', source).map((mutant, number) => ({ ...mutant, number }))
    expect(instrument(source, mutants)).toBe(
      'let stake = (globalThis.__isMutant(0) ? (2n) : (1n))\n' +
        ';(globalThis.__isMutant(1) ? (stake -= 2n) : (stake += (globalThis.__isMutant(2) ? (3n) : (2n))))\n',
    )
  })

  it('is drawn by chance, and again with the same seed', () => {
    const all = readMutants(root, fixture) ?? new Map<string, never>()
    const drawn = (seed: number): number[] =>
      [...sample(all, 4, seed).values()].flat().map(({ number }) => number)
    expect(drawn(7)).toHaveLength(4)
    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(8)).not.toEqual(drawn(7))
  })
})

describe('the list of equivalent mutants', () => {
  const mutant: DescribedMutant = {
    file: 'pay.ts',
    lineNumber: 3,
    line: 'if (a < b)',
    change: 'a < b -> a <= b',
    fate: 'killed',
  }
  const entry = { file: 'pay.ts', line: 'if (a < b)', change: 'a < b -> a <= b', reason: 'They are equal.' }

  it('is false where a test kills what it lists', () => {
    expect(summarizeMutants([mutant], [entry]).faults).toEqual([
      'pay.ts: a < b -> a <= b: is listed as equivalent, and a test kills it',
    ])
    expect(summarizeMutants([{ ...mutant, fate: 'survived' }], [entry])).toMatchObject({
      faults: [],
      equivalent: 1,
      survivors: [],
    })
  })

  it('is false where it lists what is not there, except in a sample', () => {
    expect(summarizeMutants([], [entry]).faults).toEqual([
      'pay.ts: a < b -> a <= b: is listed and does not exist',
    ])
    expect(summarizeMutants([], [entry], true).faults).toEqual([])
  })
})
