// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { findAccount, history, ownerOfMember } from '../../ledger/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import type { Say } from '../../../platform/http/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { readRange } from './read-range.ts'
import { reasonOfEntry } from './reason-of-entry.ts'
import { roundsOfEntries } from './rounds-of-entries.ts'
import { kindsOfType, typeOfKind } from './transaction-types.ts'

/**
 * The account record (D-83): movements of the member's own cash, newest first; at most 90 days at once, by
 * default the latest.
 */
export async function listTransactions(
  deps: WalletDeps,
  facts: { memberId: bigint; nowMs: number; say: Say },
  input: OperationInput<'wallet.transactions'>,
): Promise<OperationOutput<'wallet.transactions'>> {
  const range = readRange(input, facts.nowMs)
  const currency = await currencyOfMember(deps.database, facts.memberId)
  const cash = await findAccount(deps.database, ownerOfMember(facts.memberId), 'cash', currency)
  if (!cash) return { pageNo: input.pageNo, totalPages: 0, totalCount: 0, list: [] }
  const kinds = kindsOfType(input.transType)
  const { lines, total } = await history(deps.database, cash, {
    page: input.pageNo,
    size: input.pageSize,
    ...range,
    ...(kinds ? { kinds } : {}),
  })
  const rounds = await roundsOfEntries(deps.database, deps.play, facts, lines)
  return {
    pageNo: input.pageNo,
    totalPages: Math.ceil(total / input.pageSize),
    totalCount: total,
    list: lines.map((line) => ({
      id: String(line.id),
      time: line.atMs,
      transType: typeOfKind(line.kind),
      amount: line.amount,
      balanceAfter: line.balanceAfter,
      remark: line.memo ?? '',
      reason: reasonOfEntry(line),
      round: rounds.get(line.id) ?? null,
    })),
  }
}
