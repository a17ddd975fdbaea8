// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { inBackground } from '../../../platform/background/in-background.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, RequestFacts } from '../../../platform/http/index.ts'
import { pushUnread, showPrivatePictures } from '../../messages/index.ts'
import {
  disputesOf,
  findWithdrawal,
  listWithdrawals,
  pushWithdrawal,
  presentPage,
  type Dispute,
  type SteppedWithdrawal,
} from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { answer, approve, payOut, reject, reopen, presentToOperator } from './withdrawal-steps.ts'

type WithdrawalCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'withdrawals' | 'withdrawalDisputes' | 'answerDispute' | `${'approve' | 'reject' | 'pay' | 'reopen'}Withdrawal`}`
>

/** Binds the console calls for withdrawals. */
export const withdrawalCalls = (deps: BackofficeDeps): WithdrawalCalls => ({
  async 'backoffice.withdrawals'({ brandCode, status, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { withdrawals, total } = await listWithdrawals(db, { status, brand }, page)
    return presentPage(await presentToOperator(db, withdrawals), total, page)
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
  async 'backoffice.withdrawalDisputes'({ id }, { db }) {
    const withdrawal = await findWithdrawal(db, id)
    if (!withdrawal) throw fault('call.notFound')
    const [visible] = await presentToOperator(db, [withdrawal])
    if (!visible) throw new Error('a withdrawal was not shown')
    return {
      withdrawal: visible,
      list: await Promise.all((await disputesOf(db, id)).map((dispute) => presentedDispute(deps, dispute))),
    }
  },
  async 'backoffice.reopenWithdrawal'(input, context) {
    return notifiedInInbox(deps, context, await reopen(context.tx, context, input))
  },
  async 'backoffice.answerDispute'(input, context) {
    return notifiedInInbox(deps, context, await answer(context.tx, context, input))
  },
})

/** The withdrawal after a step, for the answer; notifies the member and consoles once it is committed. */
async function announced(
  deps: BackofficeDeps,
  { tx, afterCommit }: RequestFacts & { tx: Tx },
  { after }: SteppedWithdrawal,
): Promise<OperationOutput<'backoffice.approveWithdrawal'>> {
  afterCommit(() => pushWithdrawal(deps, after))
  const [visible] = await presentToOperator(tx, [after])
  if (!visible) throw new Error('a withdrawal was not shown')
  return visible
}

/** The same, and updates the message count on the member's open pages. */
function notifiedInInbox(
  deps: BackofficeDeps,
  context: RequestFacts & { tx: Tx },
  stepped: SteppedWithdrawal,
): ReturnType<typeof announced> {
  context.afterCommit(() =>
    inBackground(
      pushUnread(deps, deps.database, stepped.after.memberId),
      context.log,
      'an open page was not told of a message',
    ),
  )
  return announced(deps, context, stepped)
}

async function presentedDispute(
  { messages }: BackofficeDeps,
  { amount, openedBy, openedAtMs, pictures, answer: found, answeredBy, answeredAtMs, remark }: Dispute,
): Promise<OperationOutput<'backoffice.withdrawalDisputes'>['list'][number]> {
  return {
    amount,
    openedBy,
    openTime: openedAtMs,
    images: await showPrivatePictures(messages, pictures),
    answer: found,
    answeredBy,
    answerTime: answeredAtMs,
    remark,
  }
}
