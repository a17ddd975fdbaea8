// SPDX-License-Identifier: Apache-2.0
import { phaseOf } from '@tessera/rules/promotions/promotion-status'
import { queryClient } from '../../shared/api/query-client.ts'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useAccountKind, useSession } from '../../shared/session/session.ts'
import { useAnnouncements, type Announcements } from '../../shared/site/announcements.ts'
import type { CallOutput } from '@tessera/contract'

export type Promotion = Announcements['promotion'][number]
/** The member's status in a promotion. */
export type Standing = CallOutput<'promotions.status'>[number]
export type Status = Standing['status']

/** The promotions of the platform in its order. */
export function usePromotions() {
  const { data, ...rest } = useAnnouncements()
  return { ...rest, data: data?.promotion }
}

/** The kinds that exist, in the order of the list. */
export function categoriesOf(promotions: readonly Promotion[]): string[] {
  return [...new Set(promotions.map(({ category }) => category))]
}

/**
 * The member's status in a promotion, or whether it is loading; `mine` is false for users who cannot take
 * part.
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

/** Updates the member's status at once from the answer to their action, and reloads the rest. */
export function cacheStatus(promotionId: number, status: Status): void {
  queryClient.setQueryData<Standing[]>(['promotions.status', {}], (standings) =>
    standings?.map((each) => (each.id === promotionId ? { ...each, status } : each)),
  )
}

/** The status of a promotion for everybody at a moment; it can start and end while a page is open. */
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
