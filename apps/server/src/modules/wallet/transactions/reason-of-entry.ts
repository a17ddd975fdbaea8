// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Amount } from '@tessera/rules/money'

export type EntryReason = OperationOutput<'wallet.transactions'>['list'][number]['reason']

/** Causes of movements that say by themselves why money moved. */
const reasonByCause: Readonly<Record<string, EntryReason>> = {
  'sportsbook.reduced': 'reduced',
  'sportsbook.cashOut': 'cashedOut',
  'sportsbook.correction': 'corrected',
  'lottery.correction': 'corrected',
  'play.cardShare': 'cardShare',
}
/** The book gives stakes back only of bets that it did not take. */
const bookEnd = 'sportsbook.end'

/** Why money of a bet moved otherwise than by placing it and by its result. */
export function reasonOfEntry({
  cause,
  kind,
  amount,
}: {
  cause: string
  kind: string
  amount: Amount
}): EntryReason {
  const named = reasonByCause[cause]
  if (named) return named
  if (kind !== 'rollback') return null
  if (amount < 0n) return 'takenBack'
  return cause === bookEnd ? 'refused' : 'cancelled'
}
