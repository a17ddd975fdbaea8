// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { isThemeName } from '@tessera/ui/art/index'
import { describe, expect, it } from 'vitest'
import { catalogueGames } from './catalogue-names.ts'
import { wholeCatalogue, wholeSize } from './whole-catalogue.ts'

const { games, vendors } = wholeCatalogue(wholeSize)
const repeated = (words: readonly string[]): string[] => {
  const seen = new Set<string>()
  return words.filter((word) => seen.has(word) || !seen.add(word))
}

describe('the whole catalogue', () => {
  it('has ten thousand games of forty vendors, at least six of them for slots, and some of each type', () => {
    expect(games.length).toBe(10_000)
    expect(new Set(vendors.map(({ vendorCode }) => vendorCode)).size).toBe(40)
    expect(vendors.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThanOrEqual(6)
    expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(gameTypes))
    const offered = new Set(
      games.flatMap(({ vendorCode, gameType, alsoIn }) =>
        [gameType, ...alsoIn].map((type) => `${vendorCode}/${type}`),
      ),
    )
    expect(offered).toEqual(new Set(vendors.map(({ vendorCode, gameType }) => `${vendorCode}/${gameType}`)))
  })

  it('begins with the small catalogue and its ids, which is used alone when few games are requested', () => {
    const ids = (list: readonly { vendorCode: string; gameId: string }[]): string[] =>
      list.map(({ vendorCode, gameId }) => `${vendorCode}/${gameId}`)
    expect(ids(games).slice(0, catalogueGames.length)).toEqual(ids(catalogueGames))
    expect(ids(wholeCatalogue(1).games)).toEqual(ids(catalogueGames))
    expect(repeated(ids(games))).toEqual([])
  })

  it('is the same each time, and a larger one contains the same titles', () => {
    const again = wholeCatalogue(1_000).games
    expect(again).toEqual(wholeCatalogue(1_000).games)
    const names = new Set(games.map(({ name }) => name))
    expect(again.filter(({ gameType, name }) => gameType === 'RNG' && !names.has(name))).toEqual([])
  })

  it('calls no two games alike in any language', () => {
    expect(repeated(games.map(({ name }) => name.toLowerCase()))).toEqual([])
    for (const code of ['CN', 'TH', 'VI', 'ID', 'JA'])
      expect(repeated(games.flatMap(({ names }) => names[code] ?? []))).toEqual([])
  })

  it('writes names that fit a tile and repeat no word', () => {
    const made = games.slice(catalogueGames.length)
    expect(
      made
        .filter(
          ({ name }) => name.length < 8 || name.length > 34 || !/^[\p{Script=Latin}'’: -]+$/u.test(name),
        )
        .map(({ name }) => name),
    ).toEqual([])
    expect(
      made
        .filter(
          ({ name }) =>
            repeated(
              name
                .toLowerCase()
                .split(/[^a-z']+/)
                .filter((word) => word.length > 3),
            ).length > 0,
        )
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('names most games in Chinese, Thai and Vietnamese, with no part missing', () => {
    for (const code of ['CN', 'TH', 'VI'])
      expect(games.filter(({ names }) => names[code] !== undefined).length).toBeGreaterThan(6_000)
    expect(
      games
        .flatMap(({ names }) => Object.values(names))
        .filter((name) => !name || /undefined|\s\s|^\s|\s$/.test(name)),
    ).toEqual([])
  })

  it('varies the games: themes, features, returns, stakes, hot and new ones, closed and blocked ones', () => {
    const slots = games.filter(({ gameType }) => gameType === 'RNG')
    expect(games.every(({ theme }) => isThemeName(theme))).toBe(true)
    expect(new Set(slots.map(({ theme }) => theme)).size).toBeGreaterThan(35)
    expect(new Set(slots.flatMap(({ features }) => features))).toEqual(
      new Set(['wilds', 'freespins', 'scatter', 'multiplier', 'ways', 'holdandwin', 'respins', 'jackpot']),
    )
    expect(new Set(slots.map(({ volatility }) => volatility))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const some of [
      games.filter(({ isHot }) => isHot),
      games.filter(({ isNew }) => isNew),
      games.filter(({ maintenance }) => maintenance),
      games.filter(({ blockedCountries }) => blockedCountries.length > 0),
      games.filter(({ rtpBasisPoints }) => rtpBasisPoints === null),
      games.filter(({ classify }) => classify.length > 0),
    ]) {
      expect(some.length).toBeGreaterThan(20)
      expect(some.length).toBeLessThan(games.length / 1.2)
    }
    expect(slots.every(({ features, lines }) => features.includes('ways') === (lines === null))).toBe(true)
  })
})
