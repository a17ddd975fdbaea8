// SPDX-License-Identifier: Apache-2.0
import { giveUpChair } from './give-up-chair.ts'
import {
  isPlaying,
  withChair,
  type Chair,
  type TableEvent,
  type TableSettings,
  type TableState,
  type TableStep,
} from './table.ts'

/** After a hand: chips go back to the chairs, rebuys come on the table, those who leave are paid. */
export function betweenHands(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  const { players, result } = state.hand!
  const stacks = new Map(players.map(({ chair, stack }) => [chair, stack]))
  const rakes = new Map(players.map(({ chair }, index) => [chair, result!.rakes[index]!]))
  const chairs = state.chairs.map(
    (chair, index) => chair && { ...chair, raked: chair.raked + (rakes.get(index) ?? 0n) },
  )
  const raked = state.raked + result!.rake
  return chipsBack({ ...state, chairs, raked }, settings, stacks, nowMs)
}

/**
 * Takes back the hand that is being played, when it cannot go on: everybody has the chips with which they began it, and
 * nobody wins. The blinds move on.
 */
export function voidHand(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  if (!isPlaying(state)) return { state, events: [] }
  const { players } = state.hand!
  const stacks = new Map(
    players.map(({ chair, stack, committed, dead }) => [chair, stack + committed + dead]),
  )
  return chipsBack({ ...state, version: state.version + 1, hand: null }, settings, stacks, nowMs)
}

function chipsBack(
  state: TableState,
  settings: TableSettings,
  stacks: ReadonlyMap<number, bigint>,
  nowMs: number,
): TableStep {
  const chairs = state.chairs.map((chair, index) => {
    const stack = stacks.get(index)
    return chair && stack !== undefined ? afterHand({ ...chair, stack }, nowMs) : chair
  })
  const ended = { ...state, chairs, clock: null, nextHandAtMs: nowMs + settings.times.pauseMs }
  const events: TableEvent[] = []
  const done = chairs.reduce((before: TableState, chair, index) => {
    if (!chair) return before
    const step = chair.leaving
      ? giveUpChair(before, settings, index, nowMs)
      : topUp(before, settings, index, nowMs)
    events.push(...step.events)
    return step.state
  }, ended)
  return { state: done, events }
}

const afterHand = (chair: Chair, nowMs: number): Chair =>
  chair.timedOut ? { ...chair, outSinceMs: chair.outSinceMs ?? nowMs } : chair

/**
 * Brings what was paid onto the table, up to the largest buy-in; what is above it waits until there is room for it, or goes with its player. Without
 * chips one sits out.
 */
export function topUp(state: TableState, settings: TableSettings, index: number, nowMs: number): TableStep {
  const { playerId, pending, stack, autoRebuy, outSinceMs } = state.chairs[index]!
  const room = settings.mostBuyIn > stack ? settings.mostBuyIn - stack : 0n
  const added = pending < room ? pending : room
  const after = stack + added
  const events: TableEvent[] = []
  if (autoRebuy && after < settings.leastBuyIn && outSinceMs === null)
    events.push({ type: 'rebuyWanted', playerId, amount: settings.mostBuyIn - after })
  const out = after === 0n ? (outSinceMs ?? nowMs) : outSinceMs
  if (added === 0n && out === outSinceMs) return { state, events }
  const changed = withChair(state, index, { stack: after, pending: pending - added, outSinceMs: out })
  return { state: changed, events: [...events, { type: 'chair', chair: index }] }
}
