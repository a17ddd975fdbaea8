// SPDX-License-Identifier: Apache-2.0
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { enumerations } from './enumerations.ts'
import { createFingerprints } from './fingerprint-of.ts'

const root = mkdtempSync(join(tmpdir(), 'tessera-enumerations-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const locked = (used: string, other: string): string =>
  JSON.stringify({
    packages: { 'node_modules/used': { version: used }, 'node_modules/other': { version: other } },
  })
const test = 'apps/games/src/slot.test.ts'
const fingerprint = (): string => createFingerprints(root)(test)

beforeEach(() => {
  write('package-lock.json', locked('1.0.0', '1.0.0'))
  write('tools/package.json', '{ "name": "@tessera/tools" }')
  write('apps/games/package.json', '{ "name": "@tessera/games" }')
  write('packages/rules/package.json', '{ "name": "@tessera/rules" }')
  write('packages/texts/package.json', '{ "name": "@tessera/texts" }')
  write('packages/texts/src/words.ts', `export const spin = 'Spin'`)
  write('packages/rules/src/money.ts', 'export const coin = 1')
  write('packages/rules/src/other.ts', 'export const other = 1')
  write('apps/games/src/data/reels-1.tsv', 'A B C')
  write('apps/games/src/pays.json', '[1]')
  write(
    'apps/games/src/reels.ts',
    [
      "import { coin } from '@tessera/rules/money'",
      "import { spin } from '@tessera/texts/words'",
      "import used from 'used/deep'",
      'export const read = (n: number) => new URL(`./data/reels-${n}.tsv`, import.meta.url)',
    ].join('\n'),
  )
  write(test, "import { read } from './reels.ts'")
})

describe('the fingerprint of an enumeration', () => {
  it('stays as it is while nothing changes that its figures come from', () => {
    const before = fingerprint()
    write('packages/rules/src/other.ts', 'export const other = 2')
    write('packages/texts/src/words.ts', `export const spin = 'Turn'`)
    write('package-lock.json', locked('1.0.0', '2.0.0'))
    expect(fingerprint()).toBe(before)
  })

  it.each([
    ['the test itself', test, "import { read } from './reels.ts' // changed"],
    ['a file that it imports through another', 'packages/rules/src/money.ts', 'export const coin = 2'],
    ['a table in the folder that it reads', 'apps/games/src/data/reels-1.tsv', 'A B D'],
    ['a further table there', 'apps/games/src/data/reels-2.tsv', 'A'],
    ['what lies beside its code', 'apps/games/src/pays.json', '[2]'],
    ['the version of a package that it uses', 'package-lock.json', locked('2.0.0', '1.0.0')],
  ])('changes with %s', (_, file, text) => {
    const before = fingerprint()
    write(file, text)
    expect(fingerprint()).not.toBe(before)
  })
})

describe('the enumerations', () => {
  it('all exist', () => {
    const product = resolve(import.meta.dirname, '../..')
    expect(enumerations.filter((file) => !existsSync(join(product, file)))).toEqual([])
  })
})
