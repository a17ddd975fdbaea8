// SPDX-License-Identifier: Apache-2.0
import { actForAbsent } from '../hand/act-for-absent.ts'
import { act } from '../hand/act.ts'
import { bankLeft, clockAt } from '../hand/clock.ts'
import type { Action } from '../hand/hand.ts'
import { betweenHands } from './between-hands.ts'
import { isPlaying, withChair, type TableSettings, type TableState, type TableStep } from './table.ts'

/** The action of the player on a chair. Throws a CardRefusal; then nothing has changed. */
export function playAction(
  state: TableState,
  settings: TableSettings,
  { chair, action, nowMs }: { chair: number; action: Action; nowMs: number },
): TableStep {
  const { hand, events } = act(state.hand!, chair, action)
  const bankMs = bankLeft(state.clock!, state.chairs[chair]!.bankMs, nowMs)
  const next = goOnPlaying({ ...withChair(state, chair, { bankMs }), hand }, settings, nowMs)
  return { state: next.state, events: [...events, ...next.events] }
}

/**
 * Acts for those who are leaving or whose time has run out, and starts the clock of the next player; ends the hand when
 * it is over.
 */
export function goOnPlaying(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  const { hand, events } = actForAbsent(state.hand!, (chair) => {
    const { leaving, timedOut } = state.chairs[chair]!
    return leaving || timedOut
  })
  if (hand.actor !== null) {
    const clock = { untilMs: nowMs + settings.times.actMs, bankSinceMs: null }
    return { state: { ...state, hand, clock }, events }
  }
  const ended = betweenHands({ ...state, hand }, settings, nowMs)
  return { state: ended.state, events: [...events, ...ended.events] }
}

/** What happens when the clock of a player runs out: the time bank, then a check or a fold. */
export function timeOut(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  if (!isPlaying(state) || !state.clock) return { state, events: [] }
  const { chair } = state.hand!.players[state.hand!.actor!]!
  const clock = clockAt(state.clock, state.chairs[chair]!.bankMs, nowMs)
  if (clock === state.clock) return { state, events: [] }
  if (clock)
    return { state: { ...state, version: state.version + 1, clock }, events: [{ type: 'chair', chair }] }
  return goOnPlaying(withChair(state, chair, { timedOut: true, bankMs: 0 }), settings, nowMs)
}
