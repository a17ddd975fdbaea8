// SPDX-License-Identifier: Apache-2.0
import { text, type TextKey } from '@tessera/texts'
import { describe, expect, it } from 'vitest'
import { readSet } from '../generate/text-sets.ts'
import { judgeSet } from './judge-translation.ts'

const wrongIn = (
  set: 'RU' | 'ES' | 'FR' | 'CN',
  sentences: Record<string, string>,
  sameAsEnglish: string[] = [],
) => {
  const { broken, doubtful } = judgeSet({ set, sentences, sameAsEnglish })
  return [...broken, ...doubtful]
}

describe('the check of a translation', () => {
  it('finds nothing wrong in a good one', () => {
    expect(
      wrongIn('RU', {
        'lobby.games': '{count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
        'common.pageOf': 'Страница {page} из {total}',
      }),
    ).toEqual([])
  })

  it('names every missing key, except those that only operators read', () => {
    const { missing } = judgeSet({ set: 'ES', sentences: { 'common.ok': 'Aceptar' }, sameAsEnglish: [] })
    expect(missing).toContain('common.cancel')
    expect(missing.filter((key) => key === 'common.ok' || /^(console|alert)\./.test(key))).toEqual([])
  })

  it.each<[string, Parameters<typeof wrongIn>, RegExp]>([
    ['a key that does not exist', ['ES', { 'common.nothing': 'Nada' }], /is no text to translate/],
    ['a lost value', ['ES', { 'common.pageOf': 'Página {page}' }], /lacks \{total\}/],
    ['a value that nobody gives', ['ES', { 'common.page': 'Página {pagina}' }], /has \{pagina\}/],
    ['a lost plural', ['ES', { 'lobby.games': '{count} juegos' }], /lacks the choice \{count, plural/],
    [
      'a missing plural form',
      ['RU', { 'lobby.games': '{count, plural, one {# игра} other {# игры}}' }],
      /lacks the form few/,
    ],
    [
      'a plural form of another language',
      ['CN', { 'lobby.games': '{count, plural, one {# 款游戏} other {# 款游戏}}' }],
      /has the form one/,
    ],
    [
      'a missing exact form',
      ['CN', { 'wallet.withdraw.leftToday': '{count, plural, other {今日还可提款 # 次}}' }],
      /lacks the form =0/,
    ],
    ['a sentence left in English', ['FR', { 'common.cancel': 'Cancel' }], /reads as in English/],
    [
      'English words in another script',
      ['CN', { 'common.cancel': '取消 please' }],
      /English words left: please/,
    ],
    [
      'English words among Latin ones',
      ['ES', { 'common.error.title': 'Algo salió mal with your página' }],
      /English words left: with, your/,
    ],
    ['a straight apostrophe', ['FR', { 'common.error.title': "L'erreur" }], /straight apostrophe/],
    ['blanks at an end', ['ES', { 'common.cancel': 'Cancelar ' }], /blanks at an end/],
    ['an unreadable message', ['ES', { 'common.page': 'Página {page' }], /not a readable ICU message/],
  ])('refuses %s', (_name, [set, sentences], complaint) => {
    expect(wrongIn(set, sentences).join('\n')).toMatch(complaint)
  })

  it('accepts a sentence that is declared to be the same as in English', () => {
    expect(wrongIn('FR', { 'studio.plinko.title': 'Plinko' }, ['studio.plinko.title'])).toEqual([])
  })
})

describe('a language of the picker', () => {
  it.each([
    ['CN', '[I18N-005]'],
    ['ID', '[I18N-007]'],
    ['PT', '[I18N-008]'],
    ['TH', '[I18N-009]'],
    ['VI', '[I18N-011]'],
    ['FIL', '[I18N-012]'],
  ] as const)('%s says every sentence in its own words, and none is left in English %s', (code, _row) => {
    const source = readSet(code)
    expect(judgeSet(source)).toEqual({ missing: [], sameAsSource: [], broken: [], doubtful: [] })
    const whole = Object.entries(source.sentences).filter(([, sentence]) => !/[{'#]/.test(sentence))
    expect(whole.filter(([key, sentence]) => text(code, key as TextKey) !== sentence)).toEqual([])
    expect(whole.length).toBeGreaterThan(1_000)
  })
})
