// SPDX-License-Identifier: Apache-2.0
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localesFolder } from '@tessera/texts/locales'
import { createTranslator, type Catalogue, type TextKey, type TextValues } from '@tessera/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileCatalogues } from './compile-catalogues.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync(localesFolder, folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Changes a sentence, or removes it. Answers what puts it back. */
function change(tag: string, area: string, key: string, sentence?: string): () => void {
  const path = join(folder, tag, `${area}.json`)
  const before = readFileSync(path, 'utf8')
  const { [key]: _before, ...rest } = JSON.parse(before) as Record<string, string>
  writeFileSync(path, JSON.stringify(sentence === undefined ? rest : { ...rest, [key]: sentence }))
  return () => writeFileSync(path, before)
}

describe('a sentence that a language lacks', () => {
  // To compile all languages takes a second, so it is done once for all that is lacking.
  let files = new Map<string, string>()
  const fallbacks = [
    ['pt-BR', 'pt-PT', 'common.cancel'],
    ['pt-PT', 'pt-BR', 'common.close'],
    ['zh-Hant', 'zh-Hans', 'common.cancel'],
    ['zh-Hans', 'zh-Hant', 'common.close'],
    ['ms', 'en', 'common.back'],
    ['fr', 'en', 'common.back'],
  ] as const
  beforeAll(() => {
    for (const [tag, fallback, key] of fallbacks) {
      change(fallback, 'common', key, 'of the fallback')
      change(tag, 'common', key)
    }
    for (const tag of ['pt-BR', 'pt-PT']) change(tag, 'common', 'common.retry')
    for (const tag of ['ru', 'ja']) change(tag, 'lobby', 'lobby.games')
    files = compileCatalogues(folder)
  })
  const say = (tag: string, key: TextKey, values?: TextValues): string =>
    createTranslator(tag, JSON.parse(files.get(`${tag}/server.json`) ?? '') as Catalogue)(key, values)

  it.each(fallbacks)('is in %s that of %s [I18N-013]', (tag, _fallback, key) => {
    expect(say(tag, key)).toBe('of the fallback')
  })

  it('is in English when the fallback lacks it, too', () => {
    expect(say('pt-BR', 'common.retry')).toBe('Try again')
  })

  it('counts in English as English does, whatever the plurals of the language are', () => {
    expect([1, 2, 21].map((count) => say('ru', 'lobby.games', { count }))).toEqual([
      '1 game',
      '2 games',
      '21 games',
    ])
    expect(say('ja', 'lobby.games', { count: 1 })).toBe('1 game')
  })
})

describe('a catalogue', () => {
  it.each([
    ['with a broken message', 'Página {page', 'ES common.page is not a readable ICU message'],
    ['with a format', 'Página {page, number}', 'ES common.page asks for the format number'],
  ])('%s is refused with its key', (_name, sentence, complaint) => {
    const putBack = change('es', 'common', 'common.page', sentence)
    expect(() => compileCatalogues(folder)).toThrow(complaint)
    putBack()
  })

  it('gives every key of the source its name in the type of keys', () => {
    const putBack = change('en', 'common', 'common.brandNew', 'New')
    expect(compileCatalogues(folder).get('text-key.ts')?.includes("\n  | 'common.brandNew'\n")).toBe(true)
    putBack()
  })
})
