// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { TableStep } from '../../fair/card-room/card-table.ts'
import type { AnyCardTable, PlayedHand } from './played-hand.ts'

/** What changes a table, as it is stored: the same inputs in the same order lead to the same state. */
export type TableChange =
  | { readonly type: 'move'; readonly playerId: string; readonly version: number; readonly input: unknown }
  | { readonly type: 'presence'; readonly playerId: string; readonly present: boolean }
  /** With the hand that was dealt then. */
  | { readonly type: 'time'; readonly handId?: string | undefined }
  | { readonly type: 'stop' }

const storedChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('move'), playerId: z.string(), version: z.number(), input: z.unknown() }),
  z.object({ type: z.literal('presence'), playerId: z.string(), present: z.boolean() }),
  z.object({ type: z.literal('time'), handId: z.string().optional() }),
  z.object({ type: z.literal('stop') }),
])

export const readChange = (stored: unknown): TableChange => storedChange.parse(stored)

/** Applies a change. Throws a CardRefusal for a move that is not allowed; then nothing has changed. */
export function applyChange(
  rules: AnyCardTable,
  state: unknown,
  change: TableChange,
  { nowMs, hand }: { readonly nowMs: number; readonly hand: PlayedHand | null },
): TableStep<unknown> {
  switch (change.type) {
    case 'move':
      return rules.apply(state, change, nowMs)
    case 'presence':
      return rules.presence(state, change.playerId, change.present, nowMs)
    case 'stop':
      return rules.stop(state, nowMs)
    case 'time': {
      const deals = hand !== null && hand.stored.id === change.handId
      return rules.advance(state, nowMs, deals ? { id: hand.stored.id, deck: hand.dealt.deck } : null)
    }
  }
}
