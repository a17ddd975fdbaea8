// SPDX-License-Identifier: Apache-2.0
import { type Step, type StepResult, storedResult } from './action.ts'
import { referenceOf, sourceOf } from './read-action.ts'
import { refuse } from './refusal.ts'
import { findTransaction, type StoredTransaction } from './transaction-store.ts'

/**
 * The answer to a known action: the stored outcome when it is the same action, `duplicate` when the id
 * belongs to another one, "rolled back" when its rollback came first. Undefined for a new one.
 */
export async function recognise(step: Step): Promise<StepResult | undefined> {
  const { tx, context, action } = step
  const known = await findTransaction(tx, {
    vendorAccountId: context.vendorAccountId,
    scope: context.scope,
    txId: action.txId,
  })
  if (!known) return undefined
  if (known.kind === 'tombstone') {
    const { result, ...rest } = storedResult(known, false)
    return { ...rest, result: { ...result, ignored: 'rolled_back' } }
  }
  if (!isSame(known, step)) throw refuse('duplicate')
  return storedResult(known, true)
}

/**
 * The fingerprint: type, player, amount, currency, game, round and reference. A rollback has the amount that
 * we stored.
 */
function isSame(known: StoredTransaction, { context, command, action }: Step): boolean {
  return (
    known.kind === action.type &&
    known.memberId === context.player.memberId &&
    known.currency === (command.currency ?? known.currency) &&
    known.gameCode === command.gameCode &&
    known.roundId === command.roundId &&
    known.referenceTx === referenceOf(action) &&
    (!('amount' in action) || known.amount === action.amount) &&
    (action.type === 'rollback' || known.source === sourceOf(action) || known.source === 'free')
  )
}
