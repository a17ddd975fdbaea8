// SPDX-License-Identifier: Apache-2.0
import type { Room } from './room.ts'

/** A table of our own, which every operator's catalogue has. */
export interface OwnRoom extends Room {
  /** Without the prefix of the wire. */
  readonly code: string
  readonly name: string
}

/** The tables of our own, in the order of a lobby. */
export const ownRooms: readonly OwnRoom[] = [
  { code: 'live_roulette', name: 'Live Roulette', game: 'roulette', pace: 'usual', limits: 'low' },
  { code: 'live_baccarat', name: 'Live Baccarat', game: 'baccarat', pace: 'usual', limits: 'low' },
  { code: 'live_dragontiger', name: 'Live Dragon Tiger', game: 'dragontiger', pace: 'usual', limits: 'low' },
  { code: 'live_sicbo', name: 'Live Sic Bo', game: 'sicbo', pace: 'usual', limits: 'low' },
  { code: 'live_xocdia', name: 'Live Xoc Dia', game: 'xocdia', pace: 'usual', limits: 'low' },
  { code: 'live_fantan', name: 'Live Fan Tan', game: 'fantan', pace: 'usual', limits: 'low' },
  { code: 'live_blackjack', name: 'Live Blackjack', game: 'blackjack', pace: 'usual', limits: 'low' },
  { code: 'live_club_blackjack', name: 'Club Blackjack', game: 'blackjack', pace: 'usual', limits: 'middle' },
  { code: 'live_speed_roulette', name: 'Speed Roulette', game: 'roulette', pace: 'speed', limits: 'middle' },
  { code: 'live_speed_baccarat', name: 'Speed Baccarat', game: 'baccarat', pace: 'speed', limits: 'middle' },
  { code: 'live_high_roulette', name: 'Grand Roulette', game: 'roulette', pace: 'usual', limits: 'high' },
  { code: 'live_high_baccarat', name: 'Grand Baccarat', game: 'baccarat', pace: 'usual', limits: 'high' },
]

/** The table of our own with this code. */
export const ownRoomNamed = (code: string): OwnRoom | undefined => ownRooms.find((room) => room.code === code)
