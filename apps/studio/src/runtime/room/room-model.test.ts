// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { LiveMessage } from '../../protocol.ts'
import type { RoomState, RoomView } from '../../room-protocol.ts'
import { createRoomModel, takesChips } from './room-model.ts'

/** The browser's clock has nothing to do with the server's. */
const AWAY = 900_000
const round = (id: string, position: number) =>
  ({ id, position, events: [{ type: 'stop', pocket: position }] }) as const
const open: RoomState = { phase: 'open', roundId: 'a', position: 2, opensAt: 1_000_000, closesAt: 1_018_000 }
const drawn: RoomState = {
  phase: 'drawn',
  roundId: 'a',
  position: 2,
  startedAt: 1_020_000,
  endsAt: 1_028_000,
  events: [{ type: 'stop', pocket: 2 }],
}
const settling: RoomState = {
  phase: 'settling',
  roundId: 'a',
  position: 2,
  events: [{ type: 'stop', pocket: 2 }],
  nextAt: 1_033_000,
}
const roomOf = (state: RoomState, now: number): LiveMessage => ({
  type: 'room',
  room: {
    now,
    state,
    chain: { terminalHash: 'e', salt: 's', length: 9 },
    recent: [round('z', 1)],
    spots: [{ spot: 'red', players: 2, amounts: { USD: '3.00' } }],
    players: 7,
    own: null,
  } satisfies RoomView,
})
const stateOf = (state: RoomState, now: number): LiveMessage => ({
  type: 'roomState',
  now,
  state,
  players: 8,
})

describe('a table with others in the browser', () => {
  it('is closed until the server has spoken', () => {
    expect(createRoomModel('usual').moment(5)).toEqual({
      phase: 'closed',
      roundId: undefined,
      leftMs: 0,
      share: 0,
    })
  })

  it.each([
    ['usual', 0, 'open', 18_000],
    ['usual', 12_999, 'open', 5_001],
    ['usual', 13_000, 'last', 5_000],
    ['speed', 14_999, 'open', 3_001],
    ['speed', 15_000, 'last', 3_000],
    ['usual', 18_000, 'closing', 0],
    ['usual', 60_000, 'closing', 0],
  ] as const)('at the pace %s is after %i ms in the phase %s', (pace, afterMs, phase, leftMs) => {
    const room = createRoomModel(pace)
    room.receive(roomOf(open, 1_000_000), 1_000_000 - AWAY)
    expect(room.moment(1_000_000 - AWAY + afterMs)).toMatchObject({ phase, leftMs, roundId: 'a' })
    expect(room.moment(1_000_000 - AWAY + afterMs).share).toBeCloseTo(leftMs / 18_000)
  })

  it('is not misled by a delayed message, and measures anew when it is told everything', () => {
    const room = createRoomModel('usual')
    room.receive(roomOf(open, 1_000_000), 1_000_000 - AWAY)
    room.receive(stateOf(open, 1_001_000), 1_004_000 - AWAY)
    expect(room.moment(1_004_000 - AWAY).leftMs).toBe(14_000)
    room.receive(roomOf(open, 1_004_000), 1_006_000 - AWAY)
    expect(room.moment(1_006_000 - AWAY).leftMs).toBe(14_000)
  })

  it('follows a round to its end and counts to the next one', () => {
    const room = createRoomModel('usual')
    room.receive(roomOf(open, 1_000_000), 0)
    room.receive(stateOf({ phase: 'closing', roundId: 'a', position: 2 }, 1_018_000), 18_000)
    expect(room.moment(18_000)).toMatchObject({ phase: 'closing', leftMs: 0 })
    room.receive(stateOf(drawn, 1_020_000), 20_000)
    expect(room.moment(22_000)).toMatchObject({ phase: 'drawn', leftMs: 6_000, share: 0.75 })
    expect(room.recent().map(({ id }) => id)).toEqual(['z'])
    room.receive(stateOf(settling, 1_028_000), 28_000)
    expect(room.moment(29_000)).toMatchObject({ phase: 'settling', leftMs: 4_000, share: 0.8 })
    expect(room.recent().map(({ id }) => id)).toEqual(['a', 'z'])
    room.receive(stateOf(settling, 1_028_500), 28_500)
    expect(room.recent()).toHaveLength(2)
  })

  it('knows the chips and the number of players of this round alone', () => {
    const room = createRoomModel('usual')
    room.receive(roomOf(open, 1_000_000), 0)
    expect([room.players(), room.spots().length]).toEqual([7, 1])
    const late = { spot: 'black', players: 1, amounts: {} }
    room.receive({ type: 'roomChips', roundId: 'before', spots: [late], players: 9 }, 1)
    expect([room.players(), room.spots()[0]?.spot]).toEqual([9, 'red'])
    room.receive({ type: 'roomChips', roundId: 'a', spots: [late], players: 9 }, 1)
    expect(room.spots()).toEqual([late])
    room.receive(stateOf({ ...open, roundId: 'b', position: 3 }, 1_033_000), 33_000)
    expect(room.spots()).toEqual([])
  })

  it('takes chips until the close alone', () => {
    expect((['closed', 'open', 'last', 'closing', 'drawn', 'settling'] as const).filter(takesChips)).toEqual([
      'open',
      'last',
    ])
  })
})
