// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { VendorAccount } from '../../../modules/play/ports.ts'
import { createRoomsApi } from './rooms-api.ts'

const account = { id: 'studio', operatorId: 'brand1' } as VendorAccount
const room = {
  game_code: 'inh_live_roulette',
  phase: 'open',
  closes_at: 12_000,
  players: 3,
  results: [{ label: '17', tone: 'black' }],
}
const read = (answer: object) => createRoomsApi(() => Promise.resolve({ ...answer }))(account)

it('reads the tables of a studio, by spans instead of the moments of its clock', async () => {
  const demo = {
    ...room,
    game_code: 'salon',
    vendor_code: 'VLT',
    phase: 'closed',
    closes_at: null,
    paused: true,
  }
  const cards = [{ game: 'holdem', players: 12 }]
  const { rooms, cardPlayers } = await read({ now: 7_000, rooms: [room, demo], cards })
  expect(cardPlayers).toEqual(new Map([['holdem', 12]]))
  expect(rooms).toEqual([
    {
      gameCode: 'inh_live_roulette',
      vendorCode: null,
      phase: 'open',
      closesInMs: 5_000,
      players: 3,
      paused: false,
      results: room.results,
    },
    {
      gameCode: 'salon',
      vendorCode: 'VLT',
      phase: 'closed',
      closesInMs: null,
      players: 3,
      paused: true,
      results: room.results,
    },
  ])
})

it.each([
  {},
  { rooms: [] },
  { now: 1, rooms: [], cards: [{ game: 'mahjong', players: 1 }] },
  { now: 1, rooms: [], cards: [{ game: 'holdem', players: -1 }] },
  { now: 1, rooms: [{ ...room, phase: 'dancing' }] },
  { now: 1, rooms: [{ ...room, players: -1 }] },
  { now: 1, rooms: [{ ...room, results: [{ label: '<script>', tone: 'red' }] }] },
  { now: 1, rooms: [{ ...room, results: [{ label: '1', tone: 'pink' }] }] },
])('takes nothing of an answer that is none: %j', async (answer) => {
  await expect(read(answer)).rejects.toThrow()
})
