import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
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

it('counts a run that broke without a failed test as a failure', () => {
  expect(readVitest(report({ numPassedTests: 40, numFailedTests: 0 }), 1)).toEqual({ passed: 40, failed: 1 })
  expect(readVitest(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
  expect(readPlaywright(join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

it('counts a journey that passed at its second try, which only CI gives, as passed', () => {
  expect(readPlaywright(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } }), 1)).toEqual({ passed: 7, failed: 1 })
})
