// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import { readHall } from '@tessera/rules/games/fishing/halls'
import { z } from 'zod'
import { CARD_ROOM } from '../../cards/card-game-of.ts'
import type { StudioDeps } from '../../deps.ts'
import { FISHING_ROOM } from '../../fishing/hall-of-session.ts'
import { pauseRoom, resumeRoom } from '../../rooms/store/stop-store.ts'
import { holdRoomRound, voidRoomRound, type VoidAnswer } from '../../rooms/void-room-round.ts'
import { roomNamed, type NamedRoom } from '../../tables/room-of-session.ts'
import { gameOfRoom } from '../../tables/game-of-room.ts'
import { OperatorRefusal } from '../operator-refusal.ts'

const room = {
  operator_id: z.string().min(1).max(255),
  room: z.string().min(1).max(255),
}
/** Who wants it and why: for disputes. */
const person = { by: z.string().min(1).max(100), reason: z.string().min(1).max(500) }

export const roomPauseInput = z.strictObject({ ...room, ...person, paused: z.boolean() })
export const roomHoldInput = z.strictObject({ ...room, round: z.uuid() })
export const roomVoidInput = z.strictObject({ ...room, ...person, round: z.uuid() })

/** Pauses a table after its round or hand, or a hall at once, or lets it go on; the same again changes nothing. */
export async function pauseTable(
  { database, clock }: Pick<StudioDeps, 'database' | 'clock'>,
  { room: code, paused, by, reason }: z.output<typeof roomPauseInput>,
): Promise<{ paused: boolean }> {
  const game = kindOfRoom(code)
  if (paused) await pauseRoom(database, { room: code, game, by, reason, nowMs: clock.now() })
  else await resumeRoom(database, code)
  return { paused }
}

/** Nobody plays the round on for five minutes, in which two people decide whether it is void. */
export async function holdTable(
  deps: Pick<StudioDeps, 'database'>,
  { room: code, round }: z.output<typeof roomHoldInput>,
): Promise<{ round: string }> {
  tableNamed(code)
  return answer(round, await holdRoomRound(deps, { room: code, roundId: round }))
}

/** Makes a round void that has not ended: stakes go back. The same again changes nothing. */
export async function voidTable(
  deps: StudioDeps,
  { room: code, round, by, reason }: z.output<typeof roomVoidInput>,
): Promise<{ round: string }> {
  const { resultOf } = gameOfRoom(tableNamed(code))
  return answer(round, await voidRoomRound(deps, { room: code, roundId: round, by, reason }, resultOf))
}

function answer(round: string, outcome: VoidAnswer): { round: string } {
  if (outcome === 'unknown') throw new OperatorRefusal(404, 'unknown round')
  if (outcome === 'settled') throw new OperatorRefusal(409, 'the round has ended')
  return { round }
}

function kindOfRoom(code: string): string {
  if (readCardTable(code)) return CARD_ROOM
  return readHall(code) ? FISHING_ROOM : tableNamed(code).game
}

function tableNamed(code: string): NamedRoom {
  const named = roomNamed(code)
  if (!named) throw new OperatorRefusal(404, 'unknown room')
  return named
}
