// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { privateNames } from './names.ts'

describe('private pictures as names', () => {
  it.each([
    ['a variable', 'tools/a.ts', 'const house = open()', 'tools/a.ts:1: house'],
    ['a part of a name', 'tools/a.ts', '\n\nexport interface TestHouse {}', 'tools/a.ts:3: TestHouse'],
    ['a property', 'apps/b.tsx', 'row.kept.map(one)', 'apps/b.tsx:1: kept'],
    ['a type', 'apps/b.tsx', "type Shown = Pick<Row, 'id'>", 'apps/b.tsx:1: Shown'],
    ['a value in a template', 'apps/b.ts', 'log(`of ${deskName}`)', 'apps/b.ts:1: deskName'],
    ['a file', 'apps/seat-list.ts', '', 'apps/seat-list.ts: the name of the file'],
    ['several places', 'apps/b.ts', 'const places = []', 'apps/b.ts:1: places'],
    ['a place that a name ends with', 'apps/b.ts', 'row.openPlace()', 'apps/b.ts:1: openPlace'],
    ['a function that answers a place', 'apps/b.ts', 'placeOf(row)', 'apps/b.ts:1: placeOf'],
    ['what a place is called', 'apps/b.ts', 'let placeName', 'apps/b.ts:1: placeName'],
    ['the type of a place', 'apps/b.ts', 'interface Place {}', 'apps/b.ts:1: Place'],
    ['a constant of places', 'apps/b.ts', 'PLACES.map(one)', 'apps/b.ts:1: PLACES'],
    ['a file of places', 'apps/lobby-place.ts', '', 'apps/lobby-place.ts: the name of the file'],
  ])('are found in %s', (_, file, source, found) => {
    expect(privateNames(file, source)).toEqual([found])
  })

  it.each([
    ['words of a sentence', "// Nothing is kept.\nsay('the house is told')\nsay(`no desk`)"],
    ['brand codes and columns', 'const brand1 = row.told_times'],
    ['terms of the industry', 'const inHouseGames = []'],
    ['what places something', 'slip.place(placeBets, placeHero) as PlaceBet, slip.canPlace || mayPlace'],
    ['other words', 'replaceAll(placedAtMs, placing, placeholder, placement, misplaced)'],
    ['what SQL says around a value', 'sql`select kept from told where id = ${id} and shown`'],
  ])('are not %s', (_, source) => {
    expect(privateNames('apps/a.ts', source)).toEqual([])
  })
})
