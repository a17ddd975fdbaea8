// SPDX-License-Identifier: Apache-2.0
import { text } from '@tessera/texts'
import { translatedSets } from '@tessera/texts/languages'
import { describe, expect, it } from 'vitest'
import { catalogueGames } from './catalogue-names.ts'
import { inHouseTitles } from './in-house-games.ts'
import { inHouseNames } from './in-house-names.ts'
import { ownCardTitles, ownHallTitles, ownRoomTitles } from './own-room-titles.ts'

const named = [...inHouseTitles, ...ownRoomTitles, ...ownCardTitles, ...ownHallTitles]

describe('the names of the in-house games', () => {
  it('are in the catalogue in all 17 languages, beside the fixed English one (D-109)', () => {
    expect(translatedSets.length).toBe(16)
    for (const { gameId, name } of named) {
      const game = catalogueGames.find((one) => one.gameId === gameId)
      expect(game?.name, gameId).toBe(name)
      expect(Object.keys(game?.names ?? {}).toSorted(), gameId).toEqual([...translatedSets].toSorted())
      expect(Object.values(game?.names ?? {}).every((one) => /\p{L}/u.test(one ?? ''))).toBe(true)
    }
  })

  it('are written in the letters of their language: no tile stays Latin in Arabic, Thai, Hindi, Russian or Korean', () => {
    for (const set of ['AR', 'TH', 'HI', 'RU', 'KO'])
      expect(
        named
          .flatMap(({ gameId }) => inHouseNames(gameId)[set] ?? '')
          .filter((one) => /\p{Script=Latin}/u.test(one)),
        set,
      ).toEqual([])
  })

  it('are the English ones of the catalogue when the game is opened in English', () => {
    for (const { gameId, name } of named) {
      const code = gameId.replace('inh_', '')
      const keys = [
        `studio.${code}.title`,
        `studio.slot.name.${code}`,
        `studio.room.name.${code}`,
      ] as Parameters<typeof text>[1][]
      const said = keys.map((key) => {
        try {
          return text('EN', key)
        } catch {
          return ''
        }
      })
      expect(said, gameId).toContain(name)
    }
  })

  it('are refused for a game that no text names', () => {
    expect(() => inHouseNames('inh_nothing')).toThrow(/no text names/)
  })
})
