// SPDX-License-Identifier: Apache-2.0
import type { WalletAction } from '../ports.ts'

/** The transaction that an action refers to: the bet of a win, the target of a rollback. */
export const referenceOf = (action: WalletAction): string | undefined =>
  action.type === 'win' ? action.betTxId : action.type === 'rollback' ? action.targetTxId : undefined

/** A promotion pays wins; a promotion's bet is a bet like any other. */
export const sourceOf = (action: WalletAction): 'cash' | 'free' | 'promo' =>
  'free' in action && action.free ? 'free' : action.type === 'win' && action.promo ? 'promo' : 'cash'
