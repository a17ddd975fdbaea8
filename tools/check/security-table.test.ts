// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = read('docs/security/asvs.md')

const states = ['yes', 'yes, untested', 'no', 'operator', 'does not apply'] as const
interface Row {
  row: string
  level: string
  asks: string
  holds: string
  how: string
  tests: { file: string; title: string }[]
}

const rows: Row[] = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([123]) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, row = '', level = '', asks = '', holds = '', how = '']) => ({
    row,
    level,
    asks,
    holds,
    how,
    tests: [...how.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
      ([, file = '', title = '']) => ({ file, title }),
    ),
  }),
)
/** The rows of level 1 and 2, with the standard's numbers. */
const wanted = read('docs/security/asvs-rows.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string])

/** Whether a file has a test with this title. Requirement rows and tags at the end of a title are ignored. */
function hasTest(source: string, title: string): boolean {
  const titles = [
    ...source.matchAll(
      /(?:\b(?:it|test)(?:\.each(?:<[^\n]*?>)?\(.*\))?|^\s*[\]})]*(?: as [^\n]+)?\)|\blongOnly)\(\s*(['"])((?:\\.|(?!\1).)*)\1/gm,
    ),
  ]
  return titles.some(
    ([, , written = '']) =>
      written.replace(/\\(['"])/g, '$1').replace(/(?: \[[A-Z0-9, -]+\])*(?: @long)?$/, '') === title,
  )
}

/** The parts of a document that a link can name. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

describe('the table of ASVS', () => {
  it('has each of the 253 rows of level 1 and 2 once, with its level, and none that the standard does not have', () => {
    expect(wanted).toHaveLength(253)
    expect([
      wanted.filter(([, level]) => level === '1').length,
      wanted.filter(([, level]) => level === '2').length,
    ]).toEqual([70, 183])
    expect(rows.filter(({ level }) => level !== '3').map(({ row, level }) => [row, level])).toEqual(wanted)
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length)
    // A line that looks like a row but is not read as one would be missed.
    expect(page.match(/^\| V\d/gm)).toHaveLength(rows.length)
  })

  it('says of each whether it holds, and the sums at its head are right', () => {
    expect(rows.filter(({ holds }) => !states.some((state) => state === holds))).toEqual([])
    const counted = states.map(
      (state) => [state, rows.filter(({ level, holds }) => level !== '3' && holds === state).length] as const,
    )
    for (const [state, count] of counted) expect(page).toContain(`\n| ${state} | ${count} |`)
  })

  it('names a test for each that holds, or the document that a row of documents asks for, and a reason for every other', () => {
    const proven = rows.filter(({ holds }) => holds === 'yes')
    const isOfDocuments = ({ row }: Row): boolean => /^V\d+\.1\./.test(row)
    expect(
      proven.filter((row) => row.tests.length === 0 && !(isOfDocuments(row) && row.how.includes(']('))),
    ).toEqual([])
    expect(rows.filter(({ how, asks }) => how.length < 10 || asks.length < 5)).toEqual([])
    expect(rows.filter(({ holds, tests }) => holds !== 'yes' && tests.length > 0)).toEqual([])
  })

  it.each(rows.filter(({ tests }) => tests.length > 0))('names tests that exist for $row', ({ tests }) => {
    for (const { file, title } of tests) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(hasTest(read(file), title), `${file}: ${title}`).toBe(true)
    }
  })

  it('distinguishes a test from a sentence', () => {
    // Composed, so that nobody mistakes it for a row that this test proves.
    const row = ['A', '001'].join('-')
    const source = `it('does this [${row}]', () => {})\n// it does that\nit.each(list)("says that it's %s", x => {})\n])('of a list', x => {})\n)(\n  'over lines',\n  x => {})\nconst x = 'does that'\n`
    expect(
      ['does this', "says that it's %s", 'of a list', 'over lines'].filter(
        (title) => !hasTest(source, title),
      ),
    ).toEqual([])
    expect(
      ['does that', 'does', `does this [${row}]`, 'it does that'].map((title) => hasTest(source, title)),
    ).toEqual([false, false, false, false])
  })
})

describe('the documents about security', () => {
  it.each([
    'SECURITY.md',
    'docs/security/asvs.md',
    'docs/security/data.md',
    'docs/security/limits.md',
    'docs/runbook/release.md',
  ])('lead only to pages and headings that exist: %s', (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(
      ([, path = '', anchor]) => ({ path, anchor }),
    )
    for (const { path, anchor } of links) {
      const file = path === '' ? document : join(dirname(document), path)
      expect(existsSync(join(root, file)), `${path} in ${document}`).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(read(file)), `#${anchor} of ${file}`).toContain(anchor)
    }
  })
})
