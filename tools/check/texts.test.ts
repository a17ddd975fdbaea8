// SPDX-License-Identifier: Apache-2.0
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localesFolder } from '@tessera/texts/locales'
import { expect, it } from 'vitest'
import { keysWrittenTwice, misplacedTexts, unknownKeys } from './texts.ts'

it('finds a key that two files define, or one file twice', () => {
  expect(
    keysWrittenTwice([
      `{\n  "a.one": "x",\n  "a.two": "y"\n}\n`,
      `{\n  "b.one": "x",\n  "a.two": "z",\n  "b.one": "x"\n}\n`,
    ]),
  ).toEqual(['a.two', 'b.one'])
})

it('finds a key that is used but missing from every catalogue', () => {
  expect(unknownKeys(`t('common.all'); t('there.is.no.such')`)).toEqual(['there.is.no.such'])
})

it('finds sentences in the file of another area, areas without a note, and a folder of no language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync(localesFolder, folder, { recursive: true })
  expect(misplacedTexts(folder)).toEqual([])
  mkdirSync(join(folder, 'tlh'))
  writeFileSync(join(folder, 'en/new-area.json'), '{ "newArea.one": "One" }')
  writeFileSync(join(folder, 'es/new-area.json'), '{ "common.ok": "Aceptar" }')
  expect(misplacedTexts(folder)).toEqual([
    'tlh is of no language',
    'notes.json lacks new-area',
    'es/new-area.json: en/new-area.json has no common.ok',
  ])
  rmSync(folder, { recursive: true })
})
