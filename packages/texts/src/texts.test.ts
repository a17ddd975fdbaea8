// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { messages as console_ } from './generated/en/console.ts'
import { messages as site } from './generated/en/site.ts'
import { createTranslator, languageCodes, languageOf, languages, text, type TextKey } from './index.ts'

describe('texts', () => {
  it('puts values into a sentence', () => {
    expect(text('EN', 'common.pageOf', { page: 2, total: 7 })).toBe('Page 2 of 7')
  })

  it('chooses the plural of a count', () => {
    expect(text('EN', 'lobby.games', { count: 1 })).toBe('1 game')
    expect(text('EN', 'lobby.games', { count: 3000 })).toBe('3,000 games')
  })

  it('chooses the plural by the rules of its language, and an exact count before them', () => {
    const say = createTranslator('ru', {
      'lobby.games': [
        [
          'count',
          'plural',
          {
            0: 'нет игр',
            one: ['#', ' игра'],
            few: ['#', ' игры'],
            many: ['#', ' игр'],
            other: ['#', ' игры'],
          },
        ],
      ],
    })
    expect([0, 1, 3, 11, 21, 1005].map((count) => say('lobby.games', { count }))).toEqual([
      'нет игр',
      '1 игра',
      '3 игры',
      '11 игр',
      '21 игра',
      '1,005 игр',
    ])
  })

  it('puts values and the count into a choice inside a choice', () => {
    const say = createTranslator('en', {
      'common.ok': [
        'Of ',
        [
          'kind',
          'select',
          {
            game: [
              ['count', 'plural', { offset: 1, one: ['#', ' and ', ['name']], other: ['#', ' others'] }],
            ],
            other: 'any',
          },
        ],
      ],
    })
    expect(say('common.ok', { kind: 'game', count: 2, name: 'dice' })).toBe('Of 1 and dice')
    expect(say('common.ok', { kind: 'game', count: 4, name: 'dice' })).toBe('Of 3 others')
    expect(say('common.ok', { kind: 'studio', count: 4 })).toBe('Of any')
  })

  it('isolates values in a sentence from right to left', () => {
    expect(
      createTranslator('ar', { 'common.ok': ['بحد أدنى ', ['amount']] })('common.ok', { amount: 'VND 5.00' }),
    ).toBe('بحد أدنى \u2068VND 5.00\u2069')
  })

  it('leaves a number sign as it is outside a plural', () => {
    expect(createTranslator('en', { 'common.ok': ['#', ['id']] })('common.ok', { id: 7 })).toBe('#7')
  })

  it('uses the default language for an unknown language code', () => {
    expect(languageOf('XX')).toBe('TY')
    expect(languageOf('toString')).toBe('TY')
    expect(text('XX', 'common.ok')).toBe('OK')
  })

  it('speaks the common set in a language without sentences of its own [I18N-013]', () => {
    const common = languageCodes.filter((code) => languages[code].texts !== code)
    expect(common.length).toBeGreaterThan(10)
    expect(common.map((code) => text(code, 'lobby.hot'))).toEqual(common.map(() => text('EN', 'lobby.hot')))
  })

  it('has every sentence in the default text, whatever is put into it [I18N-010]', () => {
    const values = new Proxy<Record<string, string>>({}, { get: () => '1' })
    for (const key of Object.keys(english) as TextKey[])
      if (!key.startsWith('console.')) expect(text('TY', key, values), key).toMatch(/\S/)
  })

  it('has no empty sentence', () => {
    expect(Object.entries(english).filter(([, message]) => message.trim() === '')).toEqual([])
  })

  it('gives a browser only the sentences of its own pages', () => {
    expect(Object.keys(site).filter((key) => key.startsWith('fault.') || key.startsWith('console.'))).toEqual(
      [],
    )
    expect(Object.keys(console_)).toContain('common.ok')
  })

  it('refuses a key that the source lacks, before it runs and when it runs', () => {
    // @ts-expect-error: npm run check fails if such a key compiles.
    expect(() => text('EN', 'common.nothing')).toThrow('common.nothing')
  })

  it('refuses a missing key instead of showing its name', () => {
    expect(() => createTranslator('en', {})('common.ok')).toThrow('common.ok')
  })
})
