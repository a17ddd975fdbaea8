// SPDX-License-Identifier: Apache-2.0
import { phaseOf } from '@tessera/rules/promotions/promotion-status'
import { queryClient } from '../../shared/api/query-client.ts'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useAccountKind, useSession } from '../../shared/session/session.ts'
import { useAnnouncements, type Announcements } from '../../shared/site/announcements.ts'
import type { CallOutput } from '@tessera/contract'

export type Promotion = Announcements['promotion'][number]
/** Where the member stands in a promotion. */
export type Standing = CallOutput<'promotions.status'>[number]
export type Status = Standing['status']

/** The promotions of the platform in the order it gives them. */
export function usePromotions() {
  const { data, ...rest } = useAnnouncements()
  return { ...rest, data: data?.promotion }
}

/** The kinds that there are, in the order of the list. */
export function categoriesOf(promotions: readonly Promotion[]): string[] {
  return [...new Set(promotions.map(({ category }) => category))]
}

/**
 * Where the member stands in a promotion, or whether that is on its way; `mine` is false for whoever can take
 * no part.
 */
export function useStanding({ id, kind }: Pick<Promotion, 'id' | 'kind'>): {
  mine: boolean
  waiting: boolean
  standing: Standing | undefined
} {
  const session = useSession()
  const { trial } = useAccountKind()
  const mine = kind !== null && session === 'member' && !trial
  const { data, error } = useAsk(
    'promotions.status',
    {},
    { member: true, enabled: mine, staleTimeMs: 10_000 },
  )
  return {
    mine,
    waiting: mine && !data && !error,
    standing: mine ? data?.find((each) => each.id === id) : undefined,
  }
}

/** Shows at once where the member stands by the answer to what he did; the rest is asked anew. */
export function cacheStatus(promotionId: number, status: Status): void {
  queryClient.setQueryData<Standing[]>(['promotions.status', {}], (standings) =>
    standings?.map((each) => (each.id === promotionId ? { ...each, status } : each)),
  )
}

/** How anybody finds a promotion at a moment; a page stays open while it begins and ends. */
export function openStatus(
  { kind, status, startTime, endTime }: Pick<Promotion, 'kind' | 'status' | 'startTime' | 'endTime'>,
  now: number,
): Status | null {
  const phase = phaseOf({ startTime, endTime }, now)
  if (phase === 'before') return 'coming soon'
  if (phase !== 'open') return 'Close'
  if (kind === null) return null
  return status === 'coming soon' ? (kind === 'RAFFLE' ? 'Process' : 'Join') : status
}
