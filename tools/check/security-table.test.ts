import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'SECURITY.md'), 'utf8')

interface Row { row: string; tests: { file: string; title: string }[] }

const rows: Row[] = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| [123] \| .+ \| (.+) \|$/gm)].map(([, row = '', tests = '']) => ({
  row, tests: [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title })),
}))

/** Whether a file has a test of this title. The requirement rows that a title may end with are not part of it. */
function hasTest(source: string, title: string): boolean {
  const titles = [...source.matchAll(/(?:\b(?:it|test)(?:\.each\(.*\))?|^\s*\]\)|\blongOnly)\((['"])((?:\\.|(?!\1).)*)\1/gm)]
  return titles.some(([, , written = '']) => written.replace(/\\(['"])/g, '$1').replace(/(?: \[[A-Z0-9, -]+\])+$/, '') === title)
}

describe('the table of what is proven', () => {
  it('has rows, each with a test', () => {
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length)
  })

  it.each(rows)('names tests that exist for $row', ({ tests }) => {
    for (const { file, title } of tests) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(hasTest(readFileSync(join(root, file), 'utf8'), title), `${file}: ${title}`).toBe(true)
    }
  })

  it('knows a test from a sentence', () => {
    // Put together, so that nobody takes it for a row that this test proves.
    const row = ['A', '001'].join('-')
    const source = `it('does this [${row}]', () => {})\n// it does that\nit.each(list)("says that it's %s", x => {})\n])('of a list', x => {})\nconst x = 'does that'\n`
    expect(['does this', "says that it's %s", 'of a list'].map(title => hasTest(source, title))).toEqual([true, true, true])
    expect(['does that', 'does', `does this [${row}]`, 'it does that'].map(title => hasTest(source, title))).toEqual([false, false, false, false])
  })
})
