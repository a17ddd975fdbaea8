// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { forBrand } from '../../../platform/settings/for-brand.ts'
import { pushBalance } from '../balance/push-balance.ts'
import { currencyOfMember } from '../../members/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'
import { accountAbove, accountBelow } from './receivers.ts'
import { transferCash } from './transfer-cash.ts'

type TransferCalls = Pick<DomainHandlers<'wallet'>, 'wallet.transferUpline' | 'wallet.transferDownline'>
type Context = Parameters<TransferCalls['wallet.transferUpline']>[1]
type Input = Parameters<TransferCalls['wallet.transferUpline']>[0]

/**
 * Binds the calls that transfer cash within a line: to the account directly above, and from an agent to
 * anybody in their team.
 */
export const transferCalls = (deps: WalletDeps): TransferCalls => ({
  'wallet.transferUpline': async (input, context) =>
    passOn(deps, context, (await accountAbove(context.tx, context.member.memberId)).id, input),
  'wallet.transferDownline': async ({ account, ...input }, context) =>
    passOn(deps, context, (await accountBelow(context.tx, context.member.memberId, account)).id, input),
})

/** Moves the cash and pushes the new balances to the pages of both. */
async function passOn(
  deps: WalletDeps,
  { tx, member: { memberId: fromId }, brandCode, nowMs, afterCommit }: Context,
  toId: bigint,
  input: Input,
): ReturnType<typeof transferCash> {
  const brand = forBrand(deps, { brandCode })
  const currency = await currencyOfMember(tx, fromId)
  if ((await currencyOfMember(tx, toId)) !== currency) throw fault('wallet.otherCurrency')
  if (!isInCoins(input.amount, currency)) throw fault('wallet.wholeUnits')
  const done = await transferCash(tx, brand, { fromId, toId, currency, nowMs }, input)
  afterCommit(() => {
    for (const memberId of [fromId, toId]) pushBalance(deps, { memberId, currency })
  })
  return done
}
