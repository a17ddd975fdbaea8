// SPDX-License-Identifier: Apache-2.0
import { act, choicesNow } from './act.ts'
import type { Hand, HandEvent, HandStep } from './hand.ts'

/** Checks, or else folds, for everybody whose turn it is and who is not there to act. */
export function actForAbsent(hand: Hand, isAbsent: (chair: number) => boolean): HandStep {
  const events: HandEvent[] = []
  let now = hand
  while (now.actor !== null && isAbsent(now.players[now.actor]!.chair)) {
    const { chair } = now.players[now.actor]!
    const step = act(now, chair, { type: choicesNow(now)!.call === null ? 'check' : 'fold' })
    now = step.hand
    events.push(...step.events)
  }
  return { hand: now, events }
}
