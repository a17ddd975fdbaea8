// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createSearch } from './create-search.ts'
import { snapshotFor } from './snapshot-for-tests.ts'

const snapshot = snapshotFor(
  [
    {
      name: 'Golden Dragon Harbour',
      names: { CN: '黄金龙港湾', TH: 'ท่าเรือมังกรทองคำ', VI: 'Bến Cảng Rồng Vàng', JA: 'ゴールデンドラゴン' },
      theme: 'dragon',
      features: ['freespins'],
    },
    { name: 'Scarab Meridian', theme: 'egypt', features: ['holdandwin', 'freespins'], vendorCode: 'NVF' },
    { name: 'Dice' },
    { name: 'Wolf at Midnight', theme: 'wildlife', vendorCode: 'NVF' },
    { name: "Captain's Compass", theme: 'pirate' },
    { name: 'Wolf Canyon', theme: 'wildlife' },
    { name: 'Wolf Valley', theme: 'wildlife', isHot: true },
    { name: 'Jade Lantern II' },
    { name: 'Jade Lantern III' },
  ],
  [
    { vendorCode: 'NVF', name: 'Novaforge Reels' },
    { vendorCode: 'QK', name: 'Quill' },
  ],
)
const search = createSearch(snapshot)
const named = (ids: readonly number[]): string[] => ids.map((id) => snapshot.byNode.get(id)?.name ?? '')
const suggest = (typed: string, language = 'EN') => search.suggest(typed, { language, limit: 5 })
const first = (typed: string): string | undefined => named(suggest(typed).nodeIds)[0]

describe('the games whose name contains a text', () => {
  const containing = (typed: string): string[] => named([...search.containing(typed)])

  it('are found in any language, with or without capitals, accents and tones', () => {
    expect(containing('DRAGON h')).toEqual(['Golden Dragon Harbour'])
    for (const typed of [
      'rong vang',
      'Rồng Vàng',
      '龙港',
      'มังกร',
      'huang jin',
      'mangkon',
      'どらごん',
      'gorudendoragon',
    ])
      expect(containing(typed)).toEqual(['Golden Dragon Harbour'])
    expect(containing('captains')).toEqual(["Captain's Compass"])
  })

  it('are none for a text of punctuation alone', () => {
    for (const typed of ['', '   ', '.*', '🎰', '(((', '\\']) expect(containing(typed)).toEqual([])
  })
})

describe('a mistyped name', () => {
  it.each([
    ['a letter too many', 'scarabb meridian'],
    ['a letter too few', 'scrab meridian'],
    ['a wrong letter', 'scatab meridian'],
    ['two letters swapped', 'scraab meridian'],
    ['a blank too few', 'scarabmeridian'],
    ['a blank in the wrong position', 'scara bmeridian'],
    ['only its middle, mistyped', 'meridain'],
  ])('is found with %s', (_, typed) => {
    expect(first(typed)).toBe('Scarab Meridian')
  })

  it('is found when it is short, and corrected', () => {
    expect(first('dcie')).toBe('Dice')
    expect(suggest('dcie').didYouMean).toBe('Dice')
    expect(search.nearest('scraab meridian')).toEqual({ nodeIds: [2], didYouMean: 'Scarab Meridian' })
  })

  it('is corrected by the typed words alone', () => {
    expect(suggest('meridain').didYouMean).toBe('Meridian')
    expect(suggest('scraabmeridian').didYouMean).toBe('Scarab Meridian')
  })

  it("is corrected in the viewer's language", () => {
    expect(suggest('golden dragno harbour', 'VI').didYouMean).toBe('Bến Cảng Rồng Vàng')
    expect(suggest('golden dragon', 'VI').didYouMean).toBeNull()
  })
})

describe('a name in another script', () => {
  it('is found by how it sounds, even mistyped', () => {
    for (const typed of [
      'huangjinlong',
      'huang jin logn',
      'mangkon thongkham',
      'mangkron',
      'ben cang rogn vang',
      'gouruden doragon',
    ])
      expect(first(typed)).toBe('Golden Dragon Harbour')
  })
  it('is found by the first letters of its syllables', () => {
    expect(first('hjl')).toBe('Golden Dragon Harbour')
  })
  it('is found in traditional ideographs', () => {
    expect(first('黃金龍')).toBe('Golden Dragon Harbour')
  })
})

describe('what games are found by, besides their name', () => {
  it('is their studio, also with words of a title', () => {
    expect(suggest('novaforge')).toMatchObject({ vendors: [{ vendorCode: 'NVF' }], nodeIds: [2, 4] })
    expect(suggest('novafroge').vendors.map(({ name }) => name)).toEqual(['Novaforge Reels'])
    expect(first('novaforge wolf')).toBe('Wolf at Midnight')
  })
  it('is their theme and what they can do, in any language', () => {
    expect(suggest('egypt')).toMatchObject({ themes: ['egypt'], nodeIds: [2], didYouMean: null })
    expect(suggest('egpyt')).toMatchObject({ themes: ['egypt'], nodeIds: [2], didYouMean: 'Ancient Egypt' })
    for (const typed of ['hold and win', 'Giữ và thắng', '锁定赢奖'])
      expect(suggest(typed)).toMatchObject({ features: ['holdandwin'], nodeIds: [2] })
    for (const typed of ['สัตว์ป่า', '野生动物', 'động vật']) expect(suggest(typed).themes).toEqual(['wildlife'])
  })
  it('is their words in another order', () => {
    expect(first('harbour golden')).toBe('Golden Dragon Harbour')
  })
})

describe('suggestions while somebody types', () => {
  it('start with the first letter, the hot game first, and never exceed the limit', () => {
    expect(named(suggest('wo').nodeIds)).toEqual(['Wolf Valley', 'Wolf at Midnight', 'Wolf Canyon'])
    expect(first('w')).toBe('Wolf Valley')
    expect(search.suggest('e', { language: 'EN', limit: 1 }).nodeIds.length).toBeLessThanOrEqual(1)
  })
  it('put an exact name before longer ones', () => {
    expect(named(suggest('jade lantern ii').nodeIds)).toEqual(['Jade Lantern II', 'Jade Lantern III'])
  })
  it('are empty when nothing is similar', () => {
    for (const typed of ['zzqxv', '', '.*+?^${}()|[]\\', '🎰🎰🎰', 'x'.repeat(500)])
      expect(suggest(typed)).toEqual({ nodeIds: [], vendors: [], themes: [], features: [], didYouMean: null })
  })
  it('work for any text, in every script', () => {
    for (const typed of [
      'golden '.repeat(71),
      '龙'.repeat(500),
      'ก็'.repeat(250),
      '\u0000\ud800',
      'ﷺ'.repeat(100),
      '👩‍👩‍👧‍👦'.repeat(45),
      'дракон',
      'تنين',
      'ड्रैगन',
      '드래곤',
      'a\u0300'.repeat(250),
    ]) {
      expect(suggest(typed).nodeIds.length).toBeLessThanOrEqual(5)
      expect(search.containing(typed)).toBeInstanceOf(Set)
    }
  })
})
