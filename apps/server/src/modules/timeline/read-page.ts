// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { cursorOf, positionOf } from '@tessera/rules/timeline/positions'
import type { Queries } from '../../platform/db/index.ts'
import type { Say } from '../../platform/http/index.ts'
import { memberById } from '../members/index.ts'
import { presentEntry } from './present-entry.ts'
import { readEntries } from './read-entries.ts'
import type { TimelineDeps, TimelineQuestion } from './timeline-deps.ts'

const usualSize = 30

/** A page of a member's timeline, newest first. */
export async function readPage(
  db: Queries,
  deps: Pick<TimelineDeps, 'staffBefore' | 'labelGames'>,
  question: TimelineQuestion,
  { after, say, size = usualSize }: { after: string; say: Say; size?: number },
): Promise<OperationOutput<'timeline.list'>> {
  const member = await memberById(db, question.memberId)
  if (!member) throw new Error(`there is no member ${question.memberId}`)
  const { currency } = member
  const { page, hasMore } = await readEntries(
    db,
    deps,
    { ...question, currency },
    { after: positionOf(after), size },
  )
  const rounds = page.flatMap((row) => (row.source === 'rounds' ? [row.round] : []))
  const labels = rounds.length === 0 ? new Map() : await deps.labelGames(rounds, say)
  const last = page.at(-1)
  return {
    list: page.map((row) => presentEntry(row, { ...question, labels })),
    currency,
    next: hasMore && last ? cursorOf(last) : null,
  }
}
