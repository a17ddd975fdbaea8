// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { languagesFor } from '../contents/words-in.ts'
import type { KnownHosts } from '../html/clean-html.ts'
import type { MessagesDeps } from '../messages-deps.ts'
import {
  countUnread,
  deleteOne,
  deleteRead,
  listMessages,
  markRead,
  type InboxMessage,
} from './inbox-store.ts'
import { pushUnread } from './push-unread.ts'

type InboxCalls = Pick<
  DomainHandlers<'messages'>,
  `messages.${'inbox' | 'readMessage' | 'deleteMessage' | 'deleteReadMessages' | 'unread' | 'serviceUnread'}`
>

export const inboxCalls = (deps: MessagesDeps): InboxCalls => ({
  async 'messages.inbox'(page, { db, brandCode, language, member: { memberId } }) {
    const { messages, totalCount } = await listMessages(db, memberId, {
      ...page,
      languages: languagesFor(language),
    })
    const hosts = await deps.hostsOf(brandCode)
    return {
      list: messages.map((message) => presentMessage(deps, hosts, message)),
      pageNo: page.pageNo,
      totalPages: Math.ceil(totalCount / page.pageSize),
      totalCount,
    }
  },
  async 'messages.readMessage'({ id }, { db, brandCode, language, member: { memberId }, nowMs }) {
    const marked = await markRead(db, memberId, id, { nowMs, languages: languagesFor(language) })
    if (!marked) throw fault('call.notFound')
    if (marked.first) await pushUnread(db, deps, memberId)
    return presentMessage(deps, await deps.hostsOf(brandCode), marked.message)
  },
  async 'messages.deleteMessage'({ id }, { db, member: { memberId } }) {
    if (!(await deleteOne(db, memberId, id))) throw fault('call.notFound')
    await pushUnread(db, deps, memberId)
    return null
  },
  'messages.deleteReadMessages': async (_, { db, member: { memberId } }) => ({
    deleted: await deleteRead(db, memberId),
  }),
  'messages.unread': async (_, { db, member: { memberId } }) => ({
    count: (await countUnread(db, memberId)).operator,
  }),
  'messages.serviceUnread': async (_, { db, member: { memberId } }) => ({
    count: (await countUnread(db, memberId)).service,
  }),
})

const presentMessage = (
  { readHtml }: MessagesDeps,
  hosts: KnownHosts,
  { id, origin, title, content, atMs, readAtMs }: InboxMessage,
) => ({ id, title, content: readHtml(content, hosts), time: atMs, read: readAtMs !== null, from: origin })
