// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../fair/multiplier.ts'
import { cascadeCap } from '../../games/slots/cascades/cascade-story.ts'
import { hasCascades, type AnySlot } from '../../games/slots/titles/every-slot.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'

/**
 * What a bought bonus takes, and the most that it pays of that. Throws studio.buyNotOffered where the title has
 * none to buy, where the operator's brand does not allow it, and in free rounds.
 */
export function boughtBet(
  session: Pick<Session, 'bonusBuy'>,
  title: AnySlot,
  stake: Millionths,
  freeRoundsId: string | undefined,
): { readonly stake: Millionths; readonly most: Multiplier } {
  if (!session.bonusBuy || freeRoundsId !== undefined || !hasCascades(title) || !title.rules.buy)
    throw new StudioRefusal('studio.buyNotOffered')
  return { stake: stake * BigInt(title.rules.buy.price), most: cascadeCap(title.rules, true) }
}
