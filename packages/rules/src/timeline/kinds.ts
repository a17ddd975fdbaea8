// SPDX-License-Identifier: Apache-2.0
import type { TimelineSource } from './positions.ts'

/** What a timeline can be filtered by. */
export const timelineKinds = ['money', 'play', 'access', 'protection', 'staff'] as const
export type TimelineKind = (typeof timelineKinds)[number]

const sourcesOf: Record<TimelineKind, readonly TimelineSource[]> = {
  money: ['money'],
  play: ['rounds'],
  access: ['logins', 'security'],
  protection: ['protection'],
  // An exclusion that an operator has set is in the history of protection.
  staff: ['staff', 'protection'],
}

/** The sources to read for some kinds; for none named, all of them. */
export function sourcesFor(kinds: readonly TimelineKind[]): ReadonlySet<TimelineSource> {
  const chosen = kinds.length === 0 ? timelineKinds : kinds
  return new Set(chosen.flatMap((kind) => sourcesOf[kind]))
}

/** Which changes of protection belong to these kinds: all, or those by operators alone. */
export const onlyByOperators = (kinds: readonly TimelineKind[]): boolean =>
  kinds.length > 0 && !kinds.includes('protection')
