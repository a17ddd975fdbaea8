// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { provenRows } from './proven-rows.ts'
import { readRows } from './read-rows.ts'
import { summarizeRows } from './summarize-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-rows-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, content: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** Ids are put together here, so that no tool takes these titles for proofs. */
const row = (number: number): string => `AUTH-00${number}`

describe('the rows that a run has proven', () => {
  it('are those of tests and journeys that ran and passed', () => {
    const vitest = write('vitest.json', {
      testResults: [
        {
          assertionResults: [
            { status: 'passed', fullName: `a form keeps what was typed [${row(1)}, ${row(2)}]` },
            { status: 'failed', fullName: `a form says what is wrong [${row(3)}]` },
            { status: 'skipped', fullName: `a form is sent once [${row(4)}]` },
          ],
        },
      ],
    })
    const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] })
    const playwright = write('playwright.json', {
      suites: [
        {
          suites: [{ specs: [spec(`logs in [${row(5)}] [${row(6)}]`, true, 'expected')] }],
          specs: [
            spec(`logs out [${row(7)}]`, false, 'unexpected'),
            spec(`is left out [${row(8)}]`, true, 'skipped'),
          ],
        },
      ],
    })
    expect([...provenRows({ vitest, playwright })]).toEqual([1, 2, 5, 6].map(row))
  })

  it('are none without a report', () => {
    const nowhere = join(folder, 'nowhere.json')
    expect(provenRows({ vitest: nowhere, playwright: nowhere }).size).toBe(0)
  })

  it('are compared with all rows, those of the long run, and with each other', () => {
    const rows = ['A-001', 'A-002', 'B-001'].map((id) => ({ id, requirement: `what ${id} asks` }))
    expect(summarizeRows(rows, new Set(['A-001']), new Map([['A-002', 'takes an hour']]))).toEqual({
      areas: ['A        1 of 2', 'B        0 of 1'],
      missing: [{ id: 'B-001', requirement: 'what B-001 asks' }],
      faults: [],
      total: '1 of 3 rows proven, 1 left to the long run, 1 missing',
    })
    const proven = new Set(['A-001', 'A-002', 'B-001', 'C-009'])
    const longRun = new Map([
      ['A-001', 'takes an hour'],
      ['D-001', ''],
    ])
    expect(summarizeRows(rows, proven, longRun).faults).toEqual([
      'A test names C-009, which is no row.',
      'long-run.tsv names D-001, which is no row.',
      'A-001 is proven daily, too.',
      'D-001 has no reason in long-run.tsv.',
    ])
  })

  it('have 628 rows to be compared with', () => {
    expect(readRows()).toHaveLength(628)
    expect(readRows()[0]).toMatchObject({ id: 'SITE-001' })
  })
})
