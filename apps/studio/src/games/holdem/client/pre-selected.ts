// SPDX-License-Identifier: Apache-2.0
import type { HoldemHandView, HoldemOptions } from '../../../card-protocol/holdem-table-view.ts'
import { amountOf } from '../../../runtime/money.ts'

/** What somebody wants to do once it is their turn. */
export const preChoices = ['checkFold', 'check', 'call', 'callAny', 'fold'] as const
export type PreChoice = (typeof preChoices)[number]

/** A choice, and what it was made for: it never becomes another action. */
export interface PreSelection {
  readonly choice: PreChoice
  readonly handId: string
  readonly street: HoldemHandView['street']
  /** What a call would have added when it was chosen. */
  readonly call: bigint
}

/** The choices that mean something now. */
export const offeredChoices = (toCall: bigint): readonly PreChoice[] =>
  toCall > 0n ? ['fold', 'call', 'callAny'] : ['checkFold', 'check', 'callAny']

/** Whether a choice still means what it meant: a call of 4 is no call of 12, a check no answer to a bet. */
export function stillMeans(
  selection: PreSelection,
  hand: Pick<HoldemHandView, 'id' | 'street'> | null,
  toCall: bigint,
): boolean {
  if (!hand || hand.id !== selection.handId || hand.street !== selection.street) return false
  if (selection.choice === 'call') return toCall === selection.call
  if (selection.choice === 'check') return toCall === 0n
  return selection.choice !== 'fold' || toCall > 0n
}

/** The action of a choice, now that it is the player's turn; null: it no longer means anything, and the player decides. */
export function actionOf(
  selection: PreSelection,
  hand: Pick<HoldemHandView, 'id' | 'street'>,
  { check, call }: Pick<HoldemOptions, 'check' | 'call'>,
): 'fold' | 'check' | 'call' | null {
  const toCall = call === null ? 0n : amountOf(call)
  if (!stillMeans(selection, hand, toCall)) return null
  if (selection.choice === 'checkFold') return check ? 'check' : 'fold'
  if (selection.choice === 'check') return check ? 'check' : null
  if (selection.choice === 'fold') return 'fold'
  if (call !== null) return 'call'
  return selection.choice === 'callAny' && check ? 'check' : null
}
