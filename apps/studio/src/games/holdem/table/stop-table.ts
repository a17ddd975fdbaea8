// SPDX-License-Identifier: Apache-2.0
import { voidHand } from './between-hands.ts'
import { giveUpChair } from './give-up-chair.ts'
import type { TableEvent, TableSettings, TableState, TableStep } from './table.ts'

/**
 * The operator stops the table: the hand does not count, everybody has all that is theirs, and nobody waits any more. Nobody left of their
 * own will, so that nobody has to bring anything back.
 */
export function stopTable(state: TableState, settings: TableSettings, nowMs: number): TableStep {
  const ended = voidHand({ ...state, waiting: [] }, settings, nowMs)
  let now = ended.state
  const events: TableEvent[] = ended.events.filter(({ type }) => type !== 'rebuyWanted')
  for (const [index, chair] of now.chairs.entries()) {
    if (!chair) continue
    const step = giveUpChair(now, settings, index, nowMs)
    now = step.state
    events.push(...step.events)
  }
  return { state: { ...now, version: now.version + 1, departed: [] }, events }
}
