// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { nameIn, regionIn } from './name-in.ts'
import { regionName } from './region-name.ts'

it.each([
  ['England', 'PT-BR', 'Inglaterra'],
  ['Scotland', 'RU', 'Шотландия'],
  ['Europe', 'VI', 'Châu Âu'],
  ['South America', 'AR', 'أمريكا الجنوبية'],
  ['International', 'TH', 'นานาชาติ'],
  ['International Clubs', 'FR', 'Clubs internationaux'],
  // As sources write them, not as Intl does.
  ['USA', 'ES', 'Estados Unidos'],
  ['Turkey', 'TR', 'Türkiye'],
  ['Korea Republic', 'KO', '대한민국'],
  ['Bosnia and Herzegovina', 'ID', 'Bosnia dan Herzegovina'],
  ['Ivory Coast', 'FR', 'Côte d’Ivoire'],
  ['  germany ', 'CN', '德国'],
] as const)('%s is named in %s', (name, language, expected) => {
  expect(regionName(name, language)).toBe(expected)
})

it('leaves alone what is no country', () => {
  for (const name of ['Arsenal FC', 'Virtual Pit', '', 'constructor', 'ZZ', 'toString'])
    expect(regionName(name, 'VI'), name).toBeUndefined()
})

it('prefers what the source itself says in a language', () => {
  expect(nameIn({ en: 'Spain', vi: 'Xứ Tây' }, 'VI')).toBe('Xứ Tây')
  expect(nameIn({ en: 'Spain' }, undefined)).toBe('Spain')
  expect(nameIn(undefined, 'VI')).toBe('')
})

it('names national teams by their countries, and a competition of the whole world by no region', () => {
  expect(nameIn({ en: 'Brazil' }, 'JA')).toBe('ブラジル')
  expect(regionIn({ en: 'World' }, 'EN')).toBe('')
  expect(regionIn({ en: 'World' }, undefined)).toBe('')
})
