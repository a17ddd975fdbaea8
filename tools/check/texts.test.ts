// SPDX-License-Identifier: Apache-2.0
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { folderOf, translatedSets } from '@tessera/texts/languages'
import { localesFolder } from '@tessera/texts/locales'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { keysWrittenTwice, misplacedTexts, unknownKeys, unspokenKeys } from './texts.ts'

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

it('finds a key that the program of a browser says without having its sentence', () => {
  const source = `t('fault.sportsbook.cashOutTarget'); t('fault.lottery.drawFull'); t('shell.menu'); start('console.title')`
  expect(unspokenKeys(source, ['site', 'pages', 'account'])).toEqual(['fault.lottery.drawFull'])
  expect(unspokenKeys(source, ['console'])).toEqual([
    'fault.sportsbook.cashOutTarget',
    'fault.lottery.drawFull',
    'shell.menu',
  ])
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

it('gives Crowdin every area that is translated, and a folder for every language', () => {
  const root = resolve(import.meta.dirname, '../..')
  const { files } = parse(readFileSync(join(root, 'crowdin.yml'), 'utf8')) as {
    files: {
      source: string
      ignore: string[]
      translation: string
      languages_mapping: { two_letters_code: Record<string, string> }
    }[]
  }
  const [{ source, ignore, translation, languages_mapping: mapping } = files[0]!] = files
  const ignored = ignore.flatMap((pattern) => globSync(pattern.slice(1), { cwd: root }))
  const exchanged = globSync(source.slice(1), { cwd: root }).filter((file) => !ignored.includes(file))
  const twoLetters = translatedSets.map(folderOf).filter((tag) => !/^[a-z]{2}$/.test(tag))
  expect(Object.values(mapping.two_letters_code).sort()).toEqual(twoLetters.sort())
  for (const set of translatedSets) {
    const folder = translation
      .replace('%two_letters_code%', folderOf(set))
      .replace('%original_file_name%', '*')
    expect(
      globSync(folder.slice(1), { cwd: root })
        .map((file) => file.split('/').at(-1))
        .sort(),
      set,
    ).toEqual(exchanged.map((file) => file.split('/').at(-1)).sort())
  }
})
