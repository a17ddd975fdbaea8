// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { Sentence, type MemberActor, type RequestFacts } from '../../../platform/http/index.ts'
import { savePrivatePictures } from '../media/save-private-pictures.ts'
import type { MessagesDeps } from '../messages-deps.ts'
import { countPictures, countRecent, insertFeedback } from './feedback-store.ts'

/** Length limits of a feedback in characters (D-61). */
export const feedbackLength = { min: 10, max: 500 }
const mostInTenMinutes = 5
const tenMinutesMs = 600_000
const aDayMs = 86_400_000
/**
 * The most pictures stored per day from one member, and from all visitors of a brand together, because
 * visitors cannot be told apart.
 */
const mostPicturesADay = { member: 15, visitors: 300 }

/**
 * Takes feedback from a member or a visitor. Visitors pass the bot check; members are known by their
 * sessions. Pictures are re-encoded before anything is stored. Throws `call.invalid` with the exact sentences
 * for the content's length.
 */
export async function sendFeedback(
  deps: MessagesDeps,
  { db, ...facts }: RequestFacts & { db: Queries },
  input: OperationInput<'messages.sendFeedback'>,
): Promise<{ id: number }> {
  const content = input.content.trim()
  refuseLength(content)
  const member = await senderOf(deps, facts)
  if (member && (await countRecent(db, member.memberId, facts.nowMs - tenMinutesMs)) >= mostInTenMinutes)
    throw fault('messages.tooManyFeedbacks')
  if (!member) await deps.takeBotCheck(input, facts.brandCode)
  if (input.images.length > 0)
    await refuseTooManyPictures(db, facts, member?.memberId ?? null, input.images.length)
  const pictures = await savePrivatePictures(deps, input.images)
  const id = await insertFeedback(db, {
    brandCode: facts.brandCode,
    type: input.type,
    content,
    contact: input.contact,
    memberId: member?.memberId ?? null,
    pictures,
    sentAtMs: facts.nowMs,
  })
  return { id }
}

async function refuseTooManyPictures(
  db: Queries,
  { brandCode, nowMs }: RequestFacts,
  memberId: bigint | null,
  sent: number,
): Promise<void> {
  const stored = await countPictures(db, { brandCode, memberId }, nowMs - aDayMs)
  if (stored + sent > (memberId === null ? mostPicturesADay.visitors : mostPicturesADay.member))
    throw fault('messages.tooManyPictures')
}

/** A request with a session counts as its member's; a dead session is refused rather than ignored. */
async function senderOf(
  { resolveMember }: MessagesDeps,
  facts: RequestFacts,
): Promise<MemberActor | undefined> {
  if (facts.token === undefined) return undefined
  const member = await resolveMember(facts.token, facts)
  if (!member) throw fault('call.unauthorized')
  if (member.mustChangePassword) throw fault('call.passwordChangeRequired')
  return member
}

function refuseLength(content: string): void {
  const length = [...content].length
  if (length === 0)
    throw fault('call.invalid', { fields: { content: new Sentence('fault.messages.contentEmpty') } })
  if (length < feedbackLength.min || length > feedbackLength.max)
    throw fault('call.invalid', {
      fields: { content: new Sentence('fault.messages.contentLength', feedbackLength) },
    })
}
