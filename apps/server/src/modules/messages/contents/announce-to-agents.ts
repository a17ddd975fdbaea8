// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { MessagesDeps } from '../messages-deps.ts'
import { createTimeOf, newestFirst } from './announce.ts'
import { presentContents } from './present-contents.ts'
import { wordsIn } from './words-in.ts'

/** The announcements for the agents of a brand (D-129), newest first, by page. */
export async function announceToAgents(
  { hostsOf, readHtml }: MessagesDeps,
  { db, brandCode, nowMs, ...facts }: RequestFacts & { db: Queries },
  {
    startTime = 0,
    endTime = nowMs,
    language = facts.language,
    pageNo,
    pageSize,
  }: OperationInput<'messages.agentAnnouncements'>,
): Promise<OperationOutput<'messages.agentAnnouncements'>> {
  const [visible, hosts] = await Promise.all([
    presentContents(db, { brandCode, nowMs, language }, ['AN']),
    hostsOf(brandCode),
  ])
  const found = newestFirst(visible).filter(
    (item) => startTime <= createTimeOf(item) && createTimeOf(item) <= endTime,
  )
  return {
    pageNo,
    totalPages: Math.ceil(found.length / pageSize),
    totalCount: found.length,
    list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((item) => {
      const { title, content } = wordsIn(language, item.body)
      return { id: item.id, title, content: readHtml(content, hosts), createTime: createTimeOf(item) }
    }),
  }
}
