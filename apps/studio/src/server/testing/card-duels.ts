// SPDX-License-Identifier: Apache-2.0
import { expect } from 'vitest'
import type { CardPlayer, driveCards } from './card-players.ts'
import type { TestStudio } from './test-studio.ts'

type Room = ReturnType<typeof driveCards<'holdem'>>
type Player = CardPlayer<'holdem'>

/** A hand that one of two gives to the other: puts in this many units of the currency and folds. Answers the hand. */
export async function giveHand(room: Room, from: Player, to: Player, units: number): Promise<string> {
  if (from.view().hand === null) await room.pass(10_000)
  await room.until(() => [from, to].every((player) => player.view().hand !== null))
  const { id } = from.view().hand!
  const isTurnOf = (player: Player) => player.view().own === player.view().hand?.actor
  const act = async (player: Player, input: object) => {
    await room.until(() => isTurnOf(player))
    const { turn } = player.view().hand!
    expect((await player.moveAt(turn, { handId: id, ...input })).status).toBe(200)
  }
  if (isTurnOf(to)) await act(to, { type: 'call' })
  await act(from, { type: 'raise', to: units.toFixed(2) })
  await room.until(() => isTurnOf(to))
  const { raise } = to.view().hand!.options!
  await act(to, raise ? { type: 'raise', to: raise.least } : { type: 'call' })
  await act(from, { type: 'fold' })
  await room.until(() => to.view().hand === null)
  return id
}

/** The calls about arranged play, as an operator makes them. */
export const operatorOfCards = (server: TestStudio) => {
  const call = async <Body extends object = Record<string, unknown>>(path: string, body: object = {}) => {
    const { status, text } = await server.operator(`/cards/${path}`, { operator_id: 'brand1', ...body })
    return { status, body: JSON.parse(text) as Body & { error?: string } }
  }
  return {
    call,
    freeze: (handId: string, user: string, by = 'op-1') =>
      call<{ freeze_id: string; amount: number }>('freeze', {
        ...{ hand_id: handId, user, by, reason: 'chips were passed on' },
      }),
    decide: (freezeId: string, decision: 'release' | 'withhold', by = 'op-2') =>
      call<{ freeze_id: string; state: string; shares: { user: string; amount: number }[] }>('decide', {
        ...{ freeze_id: freezeId, by, decision, reason: 'the hands say so' },
      }),
  }
}
