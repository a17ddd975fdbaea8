// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { zero } from '@tessera/rules/money'
import { findAccount, history, ownerOfMember } from '../../ledger/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import { presentPage } from '../present.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { readRange } from './read-range.ts'

type Listed = OperationOutput<'wallet.bonusDetails'>['list'][number]

/**
 * The bonuses that a member received, newest first (D-84): those that were cash at once, and those with
 * turnover to be done.
 */
export async function bonusDetails(
  deps: Pick<WalletDeps, 'database' | 'settings' | 'wagering'>,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
  input: OperationInput<'wallet.bonusDetails'>,
): Promise<OperationOutput<'wallet.bonusDetails'>> {
  // Two records in one: as many of each as the page could show.
  const range = { ...readRange(input, nowMs), limit: input.pageNo * input.pageSize }
  const [cash, bonuses] = [
    await cashBonuses(deps, memberId, range),
    (await deps.wagering?.bonusesOf(deps.database, memberId, range)) ?? { list: [], total: 0 },
  ]
  const list = [...cash.list, ...bonuses.list]
    .sort((left, right) => right.time - left.time)
    .slice(range.limit - input.pageSize, range.limit)
  return presentPage(list, cash.total + bonuses.total, input)
}

async function cashBonuses(
  deps: Pick<WalletDeps, 'database' | 'settings'>,
  memberId: bigint,
  { fromMs, toMs, limit }: { fromMs: number; toMs: number; limit: number },
): Promise<{ list: Listed[]; total: number }> {
  const currency = await currencyOfMember(deps.database, memberId)
  const cash = await findAccount(deps.database, ownerOfMember(memberId), 'cash', currency)
  if (!cash) return { list: [], total: 0 }
  const { lines, total } = await history(deps.database, cash, {
    fromMs,
    toMs,
    page: 1,
    size: limit,
    kinds: ['bonus'],
  })
  return {
    list: lines.map(({ id, atMs, memo, amount }) => ({
      id: String(id),
      time: atMs,
      promotion: memo ?? '',
      amount,
      required: zero,
      done: zero,
      status: 'paid',
      released: amount,
      reason: '',
    })),
    total,
  }
}
