// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { formatAmount } from '@tessera/rules/money'
import { storedMatchCode } from '@tessera/rules/wallet/match-code'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import {
  listDeposits,
  presentDeviation,
  presentPage,
  pushDeposit,
  rejectBankTransfer,
  recordBankTransfer,
  type DecidedDeposit,
  type DepositAtBrand,
} from '../../wallet/index.ts'
import { recordAction, type OperatorAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { requireSecond } from '../second-person/require-second.ts'

type DepositCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'deposits' | 'recordBankTransfer' | 'rejectBankTransfer'}`
>
type Presented = OperationOutput<'backoffice.recordBankTransfer'>

const depositStatuses = ['Pending', 'Success', 'Failed', 'Expired'] as const

export const depositCalls = (deps: BackofficeDeps): DepositCalls => ({
  async 'backoffice.deposits'({ brandCode, status, matchCode, ...page }, { db }) {
    const { deposits, total } = await listDeposits(db, status === undefined ? depositStatuses : [status], {
      brand: await brandFilter(deps, brandCode),
      matchCode: storedMatchCode(matchCode) || null,
      ...page,
    })
    return presentPage(deposits.map(presented), total, page)
  },
  async 'backoffice.recordBankTransfer'({ id, received, reference }, context) {
    const decided = await recordBankTransfer(context.tx, deps, {
      id,
      received,
      reference,
      nowMs: context.nowMs,
    })
    const { brandCode, memberId, currency } = decided.after
    await requireSecond(context.tx, deps.settings, context, {
      ...{ call: 'recordBankTransfer', subject: `deposit:${id}`, terms: { received, reference } },
      ...{ brandCode, memberId, amount: received, currency },
    })
    return recorded(deps, context, decided, { action: 'recordBankTransfer', more: { reference } })
  },
  async 'backoffice.rejectBankTransfer'({ id, reason }, context) {
    const decided = await rejectBankTransfer(context.tx, deps, { id, reason, nowMs: context.nowMs })
    return recorded(deps, context, decided, { action: 'rejectBankTransfer', more: { reason } })
  },
})

/** Records the decision, and tells the member's open pages once it is committed. */
async function recorded(
  deps: BackofficeDeps,
  { tx, operator, nowMs, afterCommit }: RequestFacts & { tx: Tx; operator: OperatorActor },
  { before, after, news }: DecidedDeposit,
  { action, more }: Pick<OperatorAction, 'action'> & { more: Record<string, string> },
): Promise<Presented> {
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `deposit:${after.id}`,
    memberId: after.memberId,
    before: audited(before),
    after: { ...audited(after), ...more },
    nowMs,
  })
  afterCommit(() => pushDeposit(deps, news))
  return presented(after)
}

const audited = ({ status, amount, received }: DepositAtBrand) => ({
  status,
  amount: formatAmount(amount),
  received: formatAmount(received),
})

const presented = (deposit: DepositAtBrand): Presented => ({
  depositId: deposit.id,
  memberId: Number(deposit.memberId),
  brandCode: deposit.brandCode,
  username: deposit.username,
  amount: deposit.amount,
  currency: deposit.currency,
  received: deposit.received,
  fee: deposit.fee.charged,
  feePayer: deposit.fee.payer,
  status: deposit.status,
  ...presentDeviation(deposit),
  createTime: deposit.createdAtMs,
  methodId: deposit.accountId,
  matchCode: deposit.bankTransfer?.matchCode ?? null,
  note: deposit.note,
})
