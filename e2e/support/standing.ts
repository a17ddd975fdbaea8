// SPDX-License-Identifier: Apache-2.0
import { admin } from '../pages/console.ts'
import { callByTwo } from './by-two.ts'
import type { Asker } from './member.ts'
import { callServer, signInOperator } from './server-client.ts'

/** An operator gives a member a rank. */
export async function giveRank({ request }: Asker, username: string, rankLevel: number): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const { list } = await callServer(request, 'backoffice.members', { search: username }, token)
  const change = { id: list[0]!.memberId, rankLevel, reason: 'For a journey' }
  await callByTwo({ request }, 'backoffice.changeRank', change)
}

/** An operator writes to a member. */
export async function writeTo({ request }: Asker, username: string, title: string): Promise<void> {
  const { token } = await signInOperator(request, admin)
  await callServer(
    request,
    'backoffice.writeMessage',
    { title, content: '<p>Hello</p>', to: { whom: 'member', username } },
    token,
  )
}

/** A member sends feedback, and an operator answers it. */
export async function answerFeedbackOf({ request }: Asker, memberToken: string): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const { id } = await callServer(
    request,
    'messages.sendFeedback',
    { type: 'other', content: 'A question of a journey' },
    memberToken,
  )
  await callServer(request, 'backoffice.answerFeedback', { id, answer: 'An answer' }, token)
}
