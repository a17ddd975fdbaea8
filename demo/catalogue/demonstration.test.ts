// SPDX-License-Identifier: Apache-2.0
import { chooseDemo } from '@tessera/rules/games/demo-slots/choose-model'
import { readDemoCode, writeDemoCode, writeDemoModel } from '@tessera/rules/games/demo-slots/demo-code'
import { linesOf, minimumHundredths } from '@tessera/rules/games/demo-slots/model'
import { ROOM_GAMES, ROOM_LIMITS, ROOM_PACES } from '@tessera/rules/games/rooms/room'
import { CARD_GAMES, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { cardGameOfTitle } from '@tessera/rules/games/card-rooms/card-game-of-title'
import { roomOfGame } from '@tessera/rules/games/rooms/room-of-game'
import { hallOfTitle } from '@tessera/rules/games/fishing/hall-of-title'
import { HALL_LOOKS } from '@tessera/rules/games/fishing/halls'
import { amountFromWire, zero } from '@tessera/rules/money'
import { compareGames, type Game } from '@tessera/server/src/modules/catalogue/snapshot/snapshot.ts'
import { demonstrationOf } from '@tessera/server/src/modules/catalogue/index.ts'
import { demoSlotOf } from '@tessera/studio/src/games/slots/demo/demo-slot.ts'
import { demoParSheet } from '@tessera/studio/src/server/slots/demo/demo-par.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CatalogueGame } from './catalogue-game.ts'
import { inHouseTitles } from './in-house-games.ts'
import { lookOf } from './keep-apart.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

const { games } = wholeCatalogue()
const demonstration = games.filter(({ client }) => client === 'sample')
const slots = demonstration.filter(({ gameType }) => gameType === 'RNG')

const codeOf = (game: CatalogueGame): string =>
  writeDemoCode({ ...chooseDemo(game), theme: game.theme, vendorCode: game.vendorCode, gameId: game.gameId })
const rulesOf = (game: CatalogueGame) => demoSlotOf(codeOf(game))!.rules

/** In the order of the lobby, as the visitor scrolls through them. */
const inOrder = (list: readonly CatalogueGame[]): CatalogueGame[] =>
  list.toSorted((one, other) => compareGames(one as unknown as Game, other as unknown as Game))

const textOf = (value: object): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

describe('the ten thousand titles of the demonstration', () => {
  it('state exactly what the studio plays for each of them: return, lines, smallest stake, features and class', () => {
    expect(slots.length).toBeGreaterThan(8_500)
    const wrong: string[] = []
    for (const game of slots) {
      const code = readDemoCode(codeOf(game))!
      const { model } = code
      const { rules } = demoSlotOf(codeOf(game))!
      const sheet = demoParSheet({ ...model, reels: { ...model.reels, winCap: undefined } }, rules.pays)
      const deviation = Math.sqrt(
        Number((sheet.variance.numerator * 10_000n) / sheet.variance.denominator) / 1e4,
      )
      const exact = {
        rtpBasisPoints: Number((sheet.rtp.numerator * 10_000n) / sheet.rtp.denominator),
        volatility: deviation < 2.6 ? 1 : deviation < 3.4 ? 2 : deviation < 5 ? 3 : deviation < 8 ? 4 : 5,
        lines: rules.engine === 'lines' ? rules.lines.length : null,
        minimumStake: amountFromWire(minimumHundredths(model, game.gameId) / 100),
        plays: writeDemoModel(code),
      }
      const { rtpBasisPoints, volatility, lines, minimumStake, plays, features } = demonstrationOf(game)
      const stated = { rtpBasisPoints, volatility, lines, minimumStake, plays }
      const said = [
        ['freespins', rules.freeGames !== undefined],
        ['ways', rules.engine === 'ways'],
        ['holdandwin', rules.engine === 'lines' && rules.holdAndSpin !== undefined],
      ] as const
      const isRight =
        textOf(stated) === textOf(exact) &&
        linesOf(model) === lines &&
        said.every(([feature, plays]) => features.includes(feature) === plays) &&
        exact.rtpBasisPoints >= 9_400 &&
        exact.rtpBasisPoints <= 9_750
      if (!isRight) wrong.push(`${game.gameId}: ${textOf({ stated, exact, features })}`)
    }
    expect(wrong).toEqual([])
  })

  it('are stored with what they state, so that operators, tiles and filters read the same', () => {
    for (const game of demonstration) {
      const { plays, ownPage, ...stated } = demonstrationOf(game)
      expect(game).toMatchObject(stated)
      expect(plays !== null).toBe(['RNG', 'LIVE', 'PVP', 'FISH'].includes(game.gameType))
      expect(ownPage !== null).toBe(!['RNG', 'LIVE', 'FISH', 'PVP'].includes(game.gameType))
    }
  })

  it('open as a table of their own game, pace and limits, every live one of them', () => {
    const live = games.filter(({ gameType }) => gameType === 'LIVE')
    const rooms = live.map((game) => roomOfGame({ ...game, plays: demonstrationOf(game).plays }))
    expect(rooms.filter((room) => room === null)).toEqual([])
    expect(rooms.length).toBeGreaterThan(500)
    for (const [field, values] of [
      ['game', ROOM_GAMES],
      ['pace', ROOM_PACES],
      ['limits', ROOM_LIMITS],
    ] as const)
      for (const value of values)
        expect([value, rooms.filter((room) => room?.[field] === value).length > 25]).toEqual([value, true])
  })

  it('open the tables of the game that their name says, every one among players, and all six games', () => {
    const named = games
      .filter(({ gameType }) => gameType === 'PVP')
      .map((game) => ({ ...game, plays: game.client === 'own' ? null : demonstrationOf(game).plays }))
    const said: Readonly<Record<CardGame, RegExp>> = {
      holdem: /poker|hold/i,
      omaha: /omaha/i,
      sitandgo: /sit (and|&) go|tournament/i,
      tienlen: /ti[eế]n l[eê]n/i,
      bigtwo: /big two|capsa/i,
      rummy: /rummy/i,
    }
    const opened = named.map((game) => [game.name, cardGameOfTitle(game)] as const)
    expect(opened.filter(([, game]) => game === null)).toEqual([])
    expect(opened.filter(([name, game]) => !said[game!].test(name))).toEqual([])
    expect(new Set(opened.map(([, game]) => game))).toEqual(new Set(CARD_GAMES))
    expect(opened.length).toBeGreaterThan(300)
  })

  it('open halls, every one of fishing, and halls of all looks: no tile of Fishing is without a hall', () => {
    const fishing = games.filter(({ gameType }) => gameType === 'FISH')
    const looks = fishing.map((game) =>
      hallOfTitle({ ...game, plays: game.client === 'own' ? null : demonstrationOf(game).plays }),
    )
    expect(fishing.filter((_, index) => looks[index] === null)).toEqual([])
    expect(fishing.length).toBeGreaterThan(250)
    for (const look of HALL_LOOKS)
      expect([look, looks.filter((one) => one === look).length > 40]).toEqual([look, true])
    for (const { rtpBasisPoints, minimumStake, hasTrial } of fishing)
      expect({ rtpBasisPoints, minimumStake, hasTrial }).toEqual({
        ...{ rtpBasisPoints: 9_500, minimumStake: amountFromWire(0.1), hasTrial: true },
      })
  })

  it('state of a table what the game of the studio states that one plays alone', () => {
    for (const game of games.filter(({ gameType }) => gameType === 'LIVE')) {
      const room = roomOfGame({ ...game, plays: demonstrationOf(game).plays })!
      const alone = inHouseTitles.find(({ gameId }) => gameId === `inh_${room.game}`)!
      expect([game.gameId, game.rtpBasisPoints]).toEqual([game.gameId, alone.rtpBasisPoints])
      expect(game.minimumStake).toBe(amountFromWire({ low: 0.1, middle: 0.5, high: 2.5 }[room.limits]))
    }
  })

  it('state nothing where no game is built', () => {
    const others = demonstration.filter(({ gameType }) => !['RNG', 'LIVE', 'FISH'].includes(gameType))
    expect(others.length).toBeGreaterThan(300)
    for (const game of others)
      expect([game.rtpBasisPoints, game.volatility, game.lines, game.minimumStake, game.features]).toEqual([
        null,
        null,
        null,
        zero,
        [],
      ])
  })

  it('use every model and every band of returns', () => {
    const plays = new Set(slots.map((game) => writeDemoModel(chooseDemo(game))))
    expect(new Set([...plays].map((one) => one.split(':')[0])).size).toBe(27)
    expect(new Set([...plays].map((one) => one.split(':')[1]))).toEqual(new Set(['94', '95', '96', '97']))
  })

  it('look and pay otherwise than their neighbours, in the whole lobby and in the list of each vendor', () => {
    const lists = [slots, ...Map.groupBy(slots, ({ vendorCode }) => vendorCode).values()].map(inOrder)
    for (const list of lists)
      for (const [index, game] of list.entries()) {
        const next = list[index + 1]
        if (!next) continue
        expect(lookOf(game), `${game.gameId} beside ${next.gameId}`).not.toBe(lookOf(next))
        expect(JSON.stringify(rulesOf(game))).not.toBe(JSON.stringify(rulesOf(next)))
      }
    const tables = new Set(slots.map((game) => JSON.stringify(rulesOf(game))))
    expect(tables.size).toBeGreaterThan(slots.length * 0.99)
  })

  it('play the same for ever: rounds name a title by its code alone', () => {
    const digest = createHash('sha256')
    for (const game of slots.slice(0, 2_000)) digest.update(JSON.stringify(rulesOf(game).pays))
    expect(digest.digest('hex').slice(0, 16)).toBe('3d3acab68659d9ec')
  })
})
