// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from './read-results.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('counts what vitest reports', () => {
  expect(readVitest(report({ numPassedTests: 40, numFailedTests: 2 }), 1)).toEqual({ passed: 40, failed: 2 })
})

it('counts a broken run without a failed test as a failure', () => {
  expect(readVitest(report({ numPassedTests: 40, numFailedTests: 0 }), 1)).toEqual({ passed: 40, failed: 1 })
  expect(readVitest(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
  expect(readPlaywright(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

it('counts a journey that passed at its second attempt (only CI allows one) as passed', () => {
  expect(readPlaywright(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } }), 1)).toEqual({
    passed: 7,
    failed: 1,
  })
})

it('counts tests skipped by a broken hook as failures, and says how many did not run', () => {
  const testResults = [
    { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'skipped' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
  ]
  expect(readVitest(report({ numPassedTests: 1, numFailedTests: 0, testResults }), 1)).toEqual({
    passed: 1,
    failed: 2,
    notRun: 2,
  })
})

describe('a run of journeys that was cut short', () => {
  const notBegun = { status: 'skipped', expectedStatus: 'passed', results: [] }
  const cutShort = { status: 'skipped', expectedStatus: 'passed', results: [{ status: 'interrupted' }] }
  const leftOut = { status: 'skipped', expectedStatus: 'skipped', results: [{ status: 'skipped' }] }
  const passed = { status: 'expected', expectedStatus: 'passed', results: [{ status: 'passed' }] }
  const suites = (...tests: object[]) => [{ suites: [{ specs: [{ tests }] }], specs: [{ tests: [passed] }] }]

  it('counts journeys that never started, or did not end, as failures', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 3 }
    expect(
      readPlaywright(report({ stats, suites: suites(notBegun, cutShort, notBegun, leftOut) }), 1),
    ).toEqual({ passed: 1, failed: 3, notRun: 3 })
  })

  it('does not count journeys that are skipped on purpose', () => {
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 1 }
    expect(readPlaywright(report({ stats, suites: suites(passed, leftOut) }), 0)).toEqual({
      passed: 2,
      failed: 0,
    })
  })
})
