// SPDX-License-Identifier: Apache-2.0
import { phaseOf } from '@tessera/rules/promotions/promotion-status'
import { queryClient } from '../../shared/api/query-client.ts'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useAccountKind, useSession } from '../../shared/session/session.ts'
import { useAnnouncements, type Announcements } from '../../shared/site/announcements.ts'
import { previewedId } from '../../shared/site/preview.ts'
import type { CallOutput } from '@tessera/contract'

export type Promotion = Announcements['promotion'][number]
/** The member's status in a promotion. */
export type Standing = CallOutput<'promotions.status'>[number]
export type Terms = Standing['terms']
export type Status = Standing['status']

/**
 * The promotions of the platform in its order: for a member, those that are offered to them, with those for
 * some members only; for everybody else, those for everybody.
 */
export function usePromotions() {
  const { data, ...rest } = useAnnouncements()
  const mine = useIsMember()
  const { data: offered } = useCallQuery('promotions.offered', {}, { member: true, enabled: mine })
  const { data: standings } = useStandings(mine)
  const visible =
    data &&
    (mine ? [...(offered ?? []), ...data.promotion] : data.promotion).filter(
      ({ id, kind }) =>
        kind === null ||
        !standings ||
        !mine ||
        previewedId !== undefined ||
        standings.some((each) => each.id === id),
    )
  return { ...rest, data: visible }
}

/** Whether somebody is logged in with a real account. */
function useIsMember(): boolean {
  const { trial } = useAccountKind()
  return useSession() === 'member' && !trial
}

const useStandings = (enabled: boolean) =>
  useCallQuery('promotions.status', {}, { member: true, enabled, staleTimeMs: 10_000 })

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
  const isMember = useIsMember()
  const mine = kind !== null && isMember
  const { data, error } = useStandings(mine)
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

/** The status of kinds that nobody joins, once they have begun. */
const opened: Partial<Record<NonNullable<Promotion['kind']>, Status>> = {
  RAFFLE: 'Process',
  WHEEL: 'Claim',
  RED_ENVELOPE: 'Claim',
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
  return status === 'coming soon' ? (opened[kind] ?? 'Join') : status
}
