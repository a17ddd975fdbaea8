// SPDX-License-Identifier: Apache-2.0
import { act, choicesNow } from '../hand/act.ts'
import type { Action } from '../hand/hand.ts'
import { betweenHands } from './between-hands.ts'
import {
  isPlaying,
  withChair,
  type TableEvent,
  type TableSettings,
  type TableState,
  type TableStep,
} from './table.ts'

/** The action of the player on a chair. Throws a HoldemRefusal; then nothing has changed. */
export function playAction(
  state: TableState,
  settings: TableSettings,
  { chair, action, nowMs }: { chair: number; action: Action; nowMs: number },
): TableStep {
  const { hand, events } = act(state.hand!, chair, action)
  const next = goOnPlaying({ ...bankUsed(state, chair, nowMs), hand }, settings, nowMs)
  return { state: next.state, events: [...events, ...next.events] }
}

/** The time bank without what it was used for. */
function bankUsed(state: TableState, chair: number, nowMs: number): TableState {
  const since = state.clock!.bankSinceMs ?? state.clock!.untilMs
  const left = state.chairs[chair]!.bankMs - Math.max(0, nowMs - since)
  return withChair(state, chair, { bankMs: Math.max(0, left) })
}

/**
 * Acts for those who are leaving or whose time has run out, and starts the clock of the next player; ends the hand when
 * it is over.
 */
export function goOnPlaying(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  const events: TableEvent[] = []
  let hand = state.hand!
  while (hand.actor !== null) {
    const { chair } = hand.players[hand.actor]!
    const { leaving, timedOut } = state.chairs[chair]!
    if (!leaving && !timedOut) break
    const step = act(hand, chair, { type: choicesNow(hand)!.call === null ? 'check' : 'fold' })
    hand = step.hand
    events.push(...step.events)
  }
  const clock = { untilMs: nowMs + settings.times.actMs, bankSinceMs: null }
  const next = { ...state, hand, clock: hand.actor === null ? null : clock }
  if (hand.actor !== null) return { state: next, events }
  const ended = betweenHands(next, settings, nowMs)
  return { state: ended.state, events: [...events, ...ended.events] }
}

/** What happens when the clock of a player runs out: the time bank, then a check or a fold. */
export function timeOut(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  if (!isPlaying(state) || !state.clock || nowMs < state.clock.untilMs) return { state, events: [] }
  const { chair } = state.hand!.players[state.hand!.actor!]!
  const { bankMs } = state.chairs[chair]!
  const { untilMs, bankSinceMs } = state.clock
  if (bankSinceMs === null && nowMs < untilMs + bankMs) {
    const clock = { untilMs: untilMs + bankMs, bankSinceMs: untilMs }
    return { state: { ...state, version: state.version + 1, clock }, events: [{ type: 'chair', chair }] }
  }
  const timed = withChair(state, chair, { timedOut: true, bankMs: 0 })
  return goOnPlaying(timed, settings, nowMs)
}
