// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readFailures } from './read-failures.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(testResults: object[]): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ testResults }))
  return file
}

it('lists each failed test with the first lines of its error', () => {
  const file = report([
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'pays once', failureMessages: ['Error: paid twice\n  at line 3'] },
      ],
    },
    { name: 'b.test.ts', status: 'passed', assertionResults: [] },
  ])
  expect(readFailures(file)).toEqual(['FAILED a.test.ts > pays once\n    Error: paid twice\n      at line 3'])
})

it('lists a file that did not load', () => {
  const file = report([
    { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ])
  expect(readFailures(file)).toEqual(['FAILED a.test.ts > the file\n    no such module'])
})

it('lists at most 20 failures, and none without a report', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [] }
  expect(readFailures(report(Array.from({ length: 30 }, () => broken)))).toHaveLength(20)
  expect(readFailures(join(folder, 'missing.json'))).toEqual([])
})
