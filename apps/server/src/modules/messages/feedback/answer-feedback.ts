// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { EditFacts } from '../contents/content.ts'
import { paragraphs } from '../html/escape-text.ts'
import { writeNotice } from '../inbox/write-notice.ts'
import { lockFeedback, storeAnswer, type Feedback } from './feedback-store.ts'

/**
 * Answers a member's feedback once; the answer goes to the member's inbox as a message of customer service,
 * with the feedback quoted.
 */
export async function answerFeedback(
  tx: Tx,
  { nowMs, by }: EditFacts,
  { id, answer }: { id: number; answer: string },
): Promise<Feedback> {
  const feedback = await lockFeedback(tx, id)
  if (!feedback) throw fault('call.notFound')
  if (feedback.answeredAtMs !== null) throw fault('messages.alreadyAnswered')
  if (feedback.memberId === null) throw fault('messages.nobodyToAnswer')
  const content = `${paragraphs(answer)}<blockquote>${paragraphs(feedback.content)}</blockquote>`
  await writeNotice(tx, [feedback.memberId], {
    origin: 'service',
    wordsIn: (say) => ({ title: say('messages.answer.title'), content }),
    atMs: nowMs,
  })
  const answered = await storeAnswer(tx, id, { answer, by, nowMs })
  if (!answered) throw new Error(`feedback ${id} is gone`)
  return answered
}
