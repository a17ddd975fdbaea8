// SPDX-License-Identifier: Apache-2.0
import type { TableEvent, TableSettings, TableState, TableStep } from './table.ts'
import { offerChairs } from './waiting.ts'

/** Pays everything on a chair to its player and offers it to those who wait. Not while the chair is in a hand. */
export function giveUpChair(
  state: TableState,
  settings: TableSettings,
  index: number,
  nowMs: number,
): TableStep {
  const { playerId, stack, pending, raked } = state.chairs[index]!
  const amount = stack + pending
  const others = state.departed.filter((one) => one.playerId !== playerId && one.untilMs > nowMs)
  const untilMs = nowMs + settings.times.departedMs
  const after = {
    ...state,
    version: state.version + 1,
    chairs: state.chairs.map((chair, at) => (at === index ? null : chair)),
    departed: stack > 0n ? [...others, { playerId, stack, untilMs }] : others,
    paidOut: state.paidOut + amount,
  }
  const paid: TableEvent = { type: 'paid', playerId, amount, rake: raked }
  const offered = offerChairs(after, settings, nowMs)
  return {
    state: offered.state,
    events: [paid, { type: 'chair', chair: index }, ...offered.events],
  }
}
