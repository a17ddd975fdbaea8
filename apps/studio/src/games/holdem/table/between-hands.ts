// SPDX-License-Identifier: Apache-2.0
import { giveUpChair } from './give-up-chair.ts'
import {
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
  const chairs = state.chairs.map((chair, index) => {
    const stack = stacks.get(index)
    return chair && stack !== undefined ? afterHand({ ...chair, stack }, nowMs) : chair
  })
  const ended = {
    ...state,
    chairs,
    raked: state.raked + result!.rake,
    nextHandAtMs: nowMs + settings.times.pauseMs,
  }
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

/** Brings what was paid onto the table, up to the largest buy-in; the rest goes back. Without chips one sits out. */
export function topUp(state: TableState, settings: TableSettings, index: number, nowMs: number): TableStep {
  const { playerId, pending, stack, autoRebuy, outSinceMs } = state.chairs[index]!
  const room = settings.mostBuyIn > stack ? settings.mostBuyIn - stack : 0n
  const added = pending < room ? pending : room
  const back = pending - added
  const after = stack + added
  const events: TableEvent[] = []
  if (back > 0n) events.push({ type: 'paid', playerId, amount: back })
  if (autoRebuy && after < settings.leastBuyIn && outSinceMs === null)
    events.push({ type: 'rebuyWanted', playerId, amount: settings.mostBuyIn - after })
  const out = after === 0n ? (outSinceMs ?? nowMs) : outSinceMs
  if (pending === 0n && out === outSinceMs) return { state, events }
  const changed = withChair(state, index, { stack: after, pending: 0n, outSinceMs: out })
  return {
    state: { ...changed, paidOut: changed.paidOut + back },
    events: [...events, { type: 'chair', chair: index }],
  }
}
