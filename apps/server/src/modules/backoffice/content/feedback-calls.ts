// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { memberById } from '../../members/index.ts'
import {
  answerFeedback,
  listFeedback,
  pushUnread,
  readFeedback,
  showPrivatePictures,
  writeMessage,
  type Feedback,
} from '../../messages/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { brandOfCall } from './brand-of-call.ts'

type FeedbackCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'feedbacks' | 'feedback' | 'answerFeedback' | 'writeMessage'}`
>
type Presented = OperationOutput<'backoffice.answerFeedback'>

export const feedbackCalls = (deps: BackofficeDeps): FeedbackCalls => ({
  async 'backoffice.feedbacks'({ brandCode, ...query }, { db }) {
    const { feedback, totalCount } = await listFeedback(db, {
      ...query,
      brandCode: await brandFilter(deps, brandCode),
    })
    const list = await Promise.all(feedback.map((one) => presentFeedback(db, one)))
    return { list, pageNo: query.pageNo, totalPages: Math.ceil(totalCount / query.pageSize), totalCount }
  },
  async 'backoffice.feedback'({ id }, { nowMs, db }) {
    const feedback = await deps.database.transaction((tx) => readFeedback(tx, id, nowMs))
    if (!feedback) throw fault('call.notFound')
    return {
      ...(await presentFeedback(db, feedback)),
      images: await showPrivatePictures(deps.messages, feedback.pictures),
    }
  },
  async 'backoffice.answerFeedback'({ id, answer }, { operator, nowMs, db }) {
    const feedback = await deps.database.transaction(async (tx) => {
      const answered = await answerFeedback(tx, { nowMs, by: operator.name }, { id, answer })
      await recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'answerFeedback',
        subject: `feedback:${id}`,
        memberId: answered.memberId,
        after: { answer },
        nowMs,
      })
      return answered
    })
    if (feedback.memberId !== null) await pushUnread(db, deps, feedback.memberId)
    return presentFeedback(db, feedback)
  },
  async 'backoffice.writeMessage'(
    { brandCode: brand, to, title, content },
    { operator, nowMs, brandCode, tx, afterCommit, log },
  ) {
    const memberIds = await writeMessage(
      tx,
      { nowMs },
      { brandCode: await brandOfCall(deps, brand, brandCode), to, title, content },
    )
    const subject = to.whom === 'member' ? `member:${memberIds[0] ?? 0}` : `rank:${to.rankLevel}`
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'writeMessage',
      subject,
      after: { title, sent: memberIds.length },
      nowMs,
    })
    afterCommit(() =>
      inBackground(notifyAll(deps, memberIds), log, 'some open pages were not told of a message'),
    )
    return { sent: memberIds.length }
  },
})

async function notifyAll(deps: BackofficeDeps, memberIds: readonly bigint[]): Promise<void> {
  for (const memberId of memberIds)
    if (deps.live.isOpen(memberId)) await pushUnread(deps.database, deps, memberId)
}

async function presentFeedback(
  db: Queries,
  {
    id,
    brandCode,
    type,
    content,
    contact,
    memberId,
    pictures,
    sentAtMs,
    readAtMs,
    answer,
    answeredAtMs,
    answeredBy,
  }: Feedback,
): Promise<Presented> {
  const username = memberId === null ? '' : ((await memberById(db, memberId))?.username ?? '')
  return {
    id,
    brandCode,
    type,
    content,
    contact,
    memberId: memberId === null ? null : Number(memberId),
    username,
    createTime: sentAtMs,
    pictures: pictures.length,
    read: readAtMs !== null,
    answer: answer ?? '',
    answeredAt: answeredAtMs,
    answeredBy: answeredBy ?? '',
  }
}
