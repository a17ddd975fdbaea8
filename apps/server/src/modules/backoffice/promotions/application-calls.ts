// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { formatAmount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { memberById } from '../../members/index.ts'
import { contentById, showPrivatePictures, wordsIn } from '../../messages/index.ts'
import {
  applicationById,
  judgeApplication,
  listApplications,
  notifyMember,
  type Application,
} from '../../promotions/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { requireSecond } from '../second-person/require-second.ts'

type ApplicationCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'applications' | 'application' | 'approveApplication' | 'rejectApplication'}`
>
type Presented = OperationOutput<'backoffice.approveApplication'>

export const applicationCalls = (deps: BackofficeDeps): ApplicationCalls => ({
  async 'backoffice.applications'({ brandCode, status, ...query }, { db }) {
    const { applications, totalCount } = await listApplications(db, {
      ...query,
      status,
      brandCode: await brandFilter(deps, brandCode),
    })
    const list = await Promise.all(applications.map((one) => presentApplication(db, one)))
    return { list, pageNo: query.pageNo, totalPages: Math.ceil(totalCount / query.pageSize), totalCount }
  },
  async 'backoffice.application'({ id }, { db }) {
    const application = await applicationById(db, id)
    if (!application) throw fault('call.notFound')
    return {
      ...(await presentApplication(db, application)),
      images: await showPrivatePictures(deps.messages, application.pictures),
    }
  },
  async 'backoffice.approveApplication'(input, context) {
    return judge(deps, context, 'Issued', input)
  },
  async 'backoffice.rejectApplication'(input, context) {
    return judge(deps, context, 'Rejected', input)
  },
})

type Context = RequestFacts & { operator: OperatorActor; tx: Tx }

/** Decides on an application and records who did it; notifies the member's pages once it is committed. */
async function judge(
  deps: BackofficeDeps,
  { operator, nowMs, tx, afterCommit }: Context,
  status: 'Issued' | 'Rejected',
  { id, remark }: OperationInput<'backoffice.approveApplication'>,
): Promise<Presented> {
  const waiting = await applicationById(tx, id)
  if (!waiting) throw fault('call.notFound')
  const timeZone = await siteTimeZone(deps.settings.of(waiting.brandCode))
  const judged = await judgeApplication(tx, deps.payBonus, id, {
    day: dayIn(timeZone, nowMs),
    status,
    remark,
    by: operator.name,
    nowMs,
    title: await titleOf(tx, waiting),
  })
  const { memberId, promotionId, reward, currency, brandCode } = judged
  if (status === 'Issued')
    await requireSecond(
      tx,
      deps.settings,
      { operator, nowMs },
      {
        ...{ call: 'approveApplication', subject: `application:${id}`, terms: { reward } },
        ...{ brandCode, memberId, amount: reward, currency },
      },
    )
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: status === 'Issued' ? 'approveApplication' : 'rejectApplication',
    subject: `application:${id}`,
    memberId,
    before: { status: waiting.status },
    after: {
      status,
      remark,
      member: Number(memberId),
      promotion: promotionId,
      reward: formatAmount(reward),
      currency,
    },
    nowMs,
  })
  afterCommit(() =>
    notifyMember(deps, { memberId, promotionId, currency: status === 'Issued' ? currency : undefined }),
  )
  return presentApplication(tx, judged)
}

async function titleOf(db: Queries, { promotionId }: Application): Promise<string> {
  const content = await contentById(db, promotionId)
  return content ? wordsIn('EN', content.draft).title : ''
}

async function presentApplication(db: Queries, application: Application): Promise<Presented> {
  const {
    id,
    brandCode,
    promotionId,
    memberId,
    comment,
    pictures,
    reward,
    currency,
    status,
    remark,
    appliedAtMs,
    judgedAtMs,
    judgedBy,
  } = application
  const username = (await memberById(db, memberId))?.username ?? ''
  return {
    id,
    brandCode,
    promotionId,
    title: await titleOf(db, application),
    memberId: Number(memberId),
    username,
    comment,
    pictures: pictures.length,
    reward,
    currency,
    status,
    remark,
    createTime: appliedAtMs,
    judgedAt: judgedAtMs,
    judgedBy,
  }
}
