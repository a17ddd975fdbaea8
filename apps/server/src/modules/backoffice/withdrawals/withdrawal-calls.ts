// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, RequestFacts } from '../../../platform/http/index.ts'
import { pushUnread, showPrivatePictures } from '../../messages/index.ts'
import {
  advancePayout,
  disputesOf,
  findWithdrawal,
  listPayoutAccounts,
  listWithdrawals,
  pushWithdrawal,
  presentPage,
  reviewLimits,
  type Dispute,
  type SteppedWithdrawal,
} from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { addPayoutAccount, setPayoutAccount } from './payout-account-steps.ts'
import { presentToOperator } from './present-withdrawals.ts'
import { tryReviewRules } from './try-review-rules.ts'
import { sharersOf } from './sharers-of.ts'
import { answer, approve, payOut, recordLook, reject, reopen, send } from './withdrawal-steps.ts'

type WithdrawalCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'payoutAccounts' | 'addPayoutAccount' | 'setPayoutAccount' | 'sendWithdrawal' | 'withdrawals' | 'reviewRules' | 'tryReviewRules' | 'withdrawalDisputes' | 'withdrawalSharers' | 'answerDispute' | `${'approve' | 'reject' | 'pay' | 'reopen'}Withdrawal`}`
>

export const withdrawalCalls = (deps: BackofficeDeps): WithdrawalCalls => ({
  async 'backoffice.withdrawals'({ brandCode, status, reference, ...page }, { db, nowMs }) {
    const brand = await brandFilter(deps, brandCode)
    const { withdrawals, total } = await listWithdrawals(
      db,
      { status, brand, reference: reference || null },
      page,
    )
    return presentPage(await presentToOperator(db, deps, withdrawals, nowMs), total, page)
  },
  async 'backoffice.tryReviewRules'({ brandCode, limits }, { db, nowMs }) {
    return tryReviewRules(db, await brandFilter(deps, brandCode), limits, nowMs)
  },
  async 'backoffice.reviewRules'({ brandCode }, context) {
    const brand = await brandFilter(deps, brandCode)
    return reviewLimits({ settings: deps.settings.of(brand ?? context.brandCode) })
  },
  async 'backoffice.approveWithdrawal'(input, context) {
    return announced(deps, context, await approve(context.tx, deps, context, input))
  },
  async 'backoffice.rejectWithdrawal'(input, context) {
    return announced(deps, context, await reject(context.tx, context, input))
  },
  async 'backoffice.payWithdrawal'(input, context) {
    return announced(deps, context, await payOut(context.tx, deps, context, input))
  },
  'backoffice.payoutAccounts': (_, { db }) => listPayoutAccounts(db),
  'backoffice.addPayoutAccount': (account, context) => addPayoutAccount(deps, context, account),
  'backoffice.setPayoutAccount': (input, context) => setPayoutAccount(deps, context, input),
  async 'backoffice.sendWithdrawal'(input, context) {
    const sent = await send(context.tx, context, input)
    context.afterCommit(() =>
      inBackground(
        advancePayout(deps.wallet, sent.payoutId, context.nowMs),
        context.log,
        'a payout was not sent; the job sends it',
      ),
    )
    return announced(deps, context, sent)
  },
  'backoffice.withdrawalSharers': ({ id }, { db }) => sharersOf(db, deps, id),
  async 'backoffice.withdrawalDisputes'({ id }, { operator, db, nowMs }) {
    const withdrawal = await findWithdrawal(db, id)
    if (!withdrawal) throw fault('call.notFound')
    // Recorded before anything is shown, also if showing it fails.
    await deps.database.transaction((tx) => recordLook(tx, { operator, nowMs }, withdrawal))
    const [visible] = await presentToOperator(db, deps, [withdrawal], nowMs)
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
  { tx, afterCommit, nowMs }: RequestFacts & { tx: Tx },
  { after }: SteppedWithdrawal,
): Promise<OperationOutput<'backoffice.approveWithdrawal'>> {
  afterCommit(() => pushWithdrawal(deps, after))
  const [visible] = await presentToOperator(tx, deps, [after], nowMs)
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
      pushUnread(deps.database, deps, stepped.after.memberId),
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
