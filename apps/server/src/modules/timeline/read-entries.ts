// SPDX-License-Identifier: Apache-2.0
import { onlyByOperators, sourcesFor, timelineKinds, type TimelineKind } from '@tessera/rules/timeline/kinds'
import {
  beforeOf,
  beginningAt,
  mergePage,
  microsOf,
  type SourcePosition,
  type SourceQuestion,
  type TimelinePosition,
  type TimelineSource,
} from '@tessera/rules/timeline/positions'
import { visibleStaffActions } from '@tessera/rules/timeline/staff-actions'
import type { Queries } from '../../platform/db/index.ts'
import { roundsBefore, type RoundEntry } from '../bets/index.ts'
import { changesBefore, type ChangeEntry } from '../compliance/index.ts'
import {
  accountEventsBefore,
  loginsBefore,
  type AccountEventEntry,
  type LoginEntry,
} from '../identity/index.ts'
import { movementsBefore, ownerOfMember, type CashMovement } from '../ledger/index.ts'
import type { StaffEntry, TimelineDeps, TimelineQuestion } from './timeline-deps.ts'

/** What each source gives. */
interface RowOf {
  money: CashMovement
  rounds: RoundEntry
  logins: LoginEntry
  security: AccountEventEntry
  protection: ChangeEntry
  staff: StaffEntry
}

/** A row of some source, and which. */
export type TimelineRow = { [Source in TimelineSource]: { source: Source } & RowOf[Source] }[TimelineSource]

type Read<Source extends TimelineSource> = (question: SourceQuestion) => Promise<RowOf[Source][]>

/** The next entries of a timeline before a position, or its newest; each source reads one row more than the page has. */
export async function readEntries(
  db: Queries,
  { staffBefore }: Pick<TimelineDeps, 'staffBefore'>,
  question: TimelineQuestion & { currency: string },
  { after, size }: { after: TimelinePosition | undefined; size: number },
): Promise<{ page: TimelineRow[]; hasMore: boolean }> {
  const { memberId, currency, forOperator } = question
  const kinds = kindsIn(question.kinds)
  const chosen = sourcesFor(kinds)
  async function rowsOf<Source extends TimelineSource>(source: Source, read: Read<Source>) {
    if (!chosen.has(source)) return []
    const end = beginningAt(question.toMs)
    const rows = await read({
      fromMicros: microsOf(question.fromMs),
      before: after ? earlierOf(beforeOf(source, after), end) : end,
      limit: size + 1,
    })
    return rows.map((row) => ({ source, ...row }))
  }
  const whose = { memberId, onlyByOperators: onlyByOperators(kinds) }
  const only = forOperator ? undefined : visibleStaffActions
  const sources = await Promise.all([
    rowsOf('money', (asked) => movementsBefore(db, { owner: ownerOfMember(memberId), currency }, asked)),
    rowsOf('rounds', (asked) => roundsBefore(db, memberId, asked)),
    rowsOf('logins', (asked) => loginsBefore(db, memberId, asked)),
    rowsOf('security', (asked) => accountEventsBefore(db, memberId, asked)),
    rowsOf('protection', (asked) => changesBefore(db, whose, asked)),
    rowsOf('staff', (asked) => staffBefore(db, { memberId, only }, asked)),
  ])
  return mergePage<TimelineRow>(sources, size)
}

/** A position after the end of the range, which nobody gave out, changes nothing. */
const earlierOf = (one: SourcePosition, other: SourcePosition): SourcePosition =>
  one.atMicros > other.atMicros ? other : one

const kindsIn = (text: string): TimelineKind[] => {
  const named = text.split(',')
  return timelineKinds.filter((kind) => named.includes(kind))
}
