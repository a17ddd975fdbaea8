// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { ownRooms } from './own-rooms.ts'
import {
  readDemoRoom,
  readRoom,
  ROOM_GAMES,
  ROOM_LIMITS,
  ROOM_PACES,
  writeDemoRoom,
  writeRoom,
} from './room.ts'

const every = ROOM_GAMES.flatMap((game) =>
  ROOM_PACES.flatMap((pace) => ROOM_LIMITS.map((limits) => ({ game, pace, limits }))),
)

describe('the code of a room', () => {
  it('is read as it was written', () => {
    expect(every.map((room) => readRoom(writeRoom(room)))).toEqual(every)
    const titles = every.map((room) => ({ ...room, vendorCode: 'EVO', gameId: 'a/b:c' }))
    expect(titles.map((room) => readDemoRoom(writeDemoRoom(room)))).toEqual(titles)
  })

  it.each([
    '',
    'room',
    'room:roulette',
    'room:roulette:usual',
    'room:roulette:usual:none',
    'room:slot:usual:low',
    'demo:roulette:usual:low',
    'room:roulette:usual:low:EVO/x',
    'ROOM:roulette:usual:low',
  ])('is not the text "%s"', (text) => {
    expect(readRoom(text)).toBeUndefined()
  })

  it.each([
    'room:roulette:usual:low',
    'room:roulette:usual:low:EVO',
    'room:roulette:usual:low:/x',
    'room:roulette:usual:low:E V/x',
  ])('is not of a title without vendor and id: "%s"', (text) => {
    expect(readDemoRoom(text)).toBeUndefined()
  })
})

describe('the rooms of our own', () => {
  it('have a code and a name each', () => {
    expect(new Set(ownRooms.map(({ code }) => code)).size).toBe(ownRooms.length)
    expect(new Set(ownRooms.map(({ name }) => name)).size).toBe(ownRooms.length)
  })

  it('have every game', () => {
    expect(new Set(ownRooms.map(({ game }) => game))).toEqual(new Set(ROOM_GAMES))
  })
})
