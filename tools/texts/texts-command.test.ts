// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { localesFolder } from '@tessera/texts/locales'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const script = resolve(import.meta.dirname, 'run.ts')

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
const locales = join(folder, 'locales')
const file = join(folder, 'exchange.json')
beforeAll(() => cpSync(localesFolder, locales, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  // A thousand files are slow to copy: these languages are all that a test here writes.
  for (const language of ['es', 'fr', 'pt-BR', 'zh-Hant'])
    cpSync(join(localesFolder, language), join(locales, language), { recursive: true })
})

function texts(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, '--locales', locales], {
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

const read = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
const areaFile = (area: string): string => join(locales, area)
function write(path: string, content: unknown): void {
  writeFileSync(path, JSON.stringify(content))
}
function remove(area: string, key: string): void {
  const { [key]: _removed, ...rest } = read(areaFile(area))
  writeFileSync(areaFile(area), `${JSON.stringify(rest, null, 2)}\n`)
}

describe('npm run texts -- export', () => {
  it('writes every sentence of a language in the order of the source, empty where there is none', () => {
    remove('es/common.json', 'common.cancel')
    expect(texts('export', 'es', file)).toMatchObject({
      status: 0,
      out: expect.stringContaining('1 of them'),
    })
    const exported = read(file)
    expect(exported['common.ok']).toBe(read(areaFile('es/common.json'))['common.ok'])
    expect(exported['common.cancel']).toBe('')
    expect(Object.keys(exported).filter((key) => /^(console|alert)\./.test(key))).toEqual([])
    const common = Object.keys(read(areaFile('en/common.json')))
    expect(Object.keys(exported).filter((key) => common.includes(key))).toEqual(common)
  })

  it('writes the source with what only operators read', () => {
    expect(texts('export', 'en', file).status).toBe(0)
    expect(read(file)).toHaveProperty(['console.settingGroup.brand'], 'Brand')
  })

  it('writes what an import takes back without changing a byte', () => {
    const before = readFileSync(areaFile('pt-BR/wallet.json'), 'utf8')
    texts('export', 'PT-BR', file)
    expect(texts('import', 'pt_br', file)).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^Imported 0/),
    })
    expect(readFileSync(areaFile('pt-BR/wallet.json'), 'utf8')).toBe(before)
  })
})

describe('npm run texts -- import', () => {
  it('puts translations into the file of their area, in the order of the source', () => {
    const order = Object.keys(read(areaFile('es/common.json')))
    remove('es/common.json', 'common.cancel')
    write(file, { 'common.cancel': 'Anular', 'wallet.deposit': '' })
    expect(texts('import', 'es', file)).toMatchObject({
      status: 0,
      out: expect.stringContaining('1 changed'),
    })
    const imported = read(areaFile('es/common.json'))
    expect(imported['common.cancel']).toBe('Anular')
    expect(Object.keys(imported)).toEqual(order)
    expect(read(areaFile('es/wallet.json'))['wallet.deposit']).not.toBe('')
  })

  it.each([
    [
      'a broken ICU message',
      { 'common.page': 'Página {page' },
      'ES common.page: is not a readable ICU message',
    ],
    ['an unknown key', { 'common.nothing': 'Nada' }, 'ES common.nothing: is no text to translate'],
    ['a key that only operators read', { 'console.settingGroup.brand': 'Marca' }, 'is no text to translate'],
    ['a missing placeholder', { 'common.pageOf': 'Página {page}' }, 'ES common.pageOf: lacks {total}'],
    ['a surplus placeholder', { 'common.page': '{page} {total}' }, 'ES common.page: has {total}'],
    ['a lost plural', { 'lobby.games': '{count} juegos' }, 'ES lobby.games: lacks the choice {count, plural'],
    ['a sentence in a sentence', { common: { ok: 'Aceptar' } }, 'common: is not a sentence'],
  ])('refuses %s with its key, and writes nothing', (_name, sentences, complaint) => {
    const before = readFileSync(areaFile('es/common.json'), 'utf8')
    write(file, { 'common.cancel': 'Anular', ...sentences })
    const { status, err } = texts('import', 'es', file)
    expect(status).toBe(1)
    expect(err).toContain(complaint)
    expect(readFileSync(areaFile('es/common.json'), 'utf8')).toBe(before)
  })

  it('takes a sentence that only reads badly, and says so', () => {
    write(file, { 'common.cancel': 'Cancel' })
    const { status, out } = texts('import', 'fr', file)
    expect(status).toBe(0)
    expect(out).toContain('FR common.cancel: reads as in English')
    expect(read(areaFile('fr/common.json'))['common.cancel']).toBe('Cancel')
  })

  it('refuses the source, a language without texts, and a file that is not JSON', () => {
    expect(texts('import', 'en', file)).toMatchObject({
      status: 2,
      err: expect.stringContaining('is the source'),
    })
    expect(texts('import', 'tr', file)).toMatchObject({ status: 2, err: expect.stringContaining('"tr"') })
    writeFileSync(file, '{')
    expect(texts('import', 'es', file)).toMatchObject({ status: 1, err: expect.stringContaining('JSON') })
  })
})

describe('npm run texts -- missing', () => {
  it('lists what is not translated and what reads as in English, with the note of its area', () => {
    remove('zh-Hant/common.json', 'common.cancel')
    write(file, { 'common.close': 'Close' })
    texts('import', 'tw', file)
    const { status, out } = texts('missing', 'zh-hant')
    expect(status).toBe(0)
    expect(out.trim().split('\n')).toEqual([
      'common.json: Words that every page can need.',
      '  common.cancel: Cancel',
      '  common.close: Close (reads as in English)',
      'zh-Hant: 1 texts missing, 1 read as in English.',
    ])
  })

  it('finds nothing in a language that is complete', () => {
    expect(texts('missing', 'fil').out).toBe('fil has every text.\n')
  })
})
