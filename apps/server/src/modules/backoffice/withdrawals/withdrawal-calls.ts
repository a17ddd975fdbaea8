// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, RequestFacts } from '../../../platform/http/index.ts'
import { listWithdrawals, pushWithdrawal, shownPage, type SteppedWithdrawal } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { approve, payOut, reject, shownToOperator } from './withdrawal-steps.ts'

type WithdrawalCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'withdrawals' | `${'approve' | 'reject' | 'pay'}Withdrawal`}`
>

/** Binds the desk of withdrawals. */
export const withdrawalCalls = (deps: BackofficeDeps): WithdrawalCalls => ({
  async 'backoffice.withdrawals'({ status, ...page }, { db }) {
    const { withdrawals, total } = await listWithdrawals(db, status, page)
    return shownPage(await shownToOperator(db, withdrawals), total, page)
  },
  async 'backoffice.approveWithdrawal'(input, context) {
    return announced(deps, context, await approve(context.tx, context, input))
  },
  async 'backoffice.rejectWithdrawal'(input, context) {
    return announced(deps, context, await reject(context.tx, context, input))
  },
  async 'backoffice.payWithdrawal'(input, context) {
    return announced(deps, context, await payOut(context.tx, deps, context, input))
  },
})

/** The withdrawal after a step, for the answer; member and consoles are told once it is committed. */
async function announced(
  deps: BackofficeDeps,
  { tx, afterCommit }: RequestFacts & { tx: Tx },
  { after }: SteppedWithdrawal,
): Promise<OperationOutput<'backoffice.approveWithdrawal'>> {
  afterCommit(() => pushWithdrawal(deps, after))
  const [shown] = await shownToOperator(tx, [after])
  if (!shown) throw new Error('a withdrawal was not shown')
  return shown
}
