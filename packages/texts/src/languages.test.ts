// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chainOf, languageCodes, languageOfTag, languages, translatedSets } from './languages.ts'

it('finds the language of a tag in any usual spelling', () => {
  expect(
    ['th', 'TH', 'pt-BR', 'pt', 'pt-PT', 'zh', 'zh-Hans', 'zh_TW', 'zh-Hant', 'fil', 'tl', 'en-GB', 'uz'].map(
      languageOfTag,
    ),
  ).toEqual(['TH', 'TH', 'PT-BR', 'PT', 'PT', 'CN', 'CN', 'TW', 'TW', 'FIL', 'FIL', 'TY', 'UZ'])
  expect([undefined, null, '', 'xx', 'constructor'].map(languageOfTag)).toEqual([
    'TY',
    'TY',
    'TY',
    'TY',
    'TY',
  ])
})

it('gives every language a set with sentences of its own', () => {
  for (const code of languageCodes)
    expect(languages[languages[code].texts].texts, code).toBe(languages[code].texts)
})

it('ends the chain of every language with the source, which is complete', () => {
  for (const set of translatedSets) {
    expect(chainOf(set).at(0), set).toBe(set)
    expect(chainOf(set).at(-1), set).toBe('EN')
  }
  expect(chainOf('PT-BR')).toEqual(['PT-BR', 'PT', 'EN'])
  expect(chainOf('TW')).toEqual(['TW', 'CN', 'EN'])
  expect(chainOf('EN')).toEqual(['EN'])
})
