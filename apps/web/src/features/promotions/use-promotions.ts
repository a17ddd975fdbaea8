import { useAnnouncements, type Announcements } from '../../shared/site/announcements.ts'

export type Promotion = Announcements['promotion'][number]

/** The promotions of the house in the order it gives them. */
export function usePromotions() {
  const { data, ...rest } = useAnnouncements()
  return { ...rest, data: data?.promotion }
}

/** The kinds that there are, in the order of the list. */
export function categoriesOf(promotions: readonly Promotion[]): string[] {
  return [...new Set(promotions.map(({ category }) => category))]
}

/** Where a promotion stands in its own time. */
export function phaseOf({ startTime, endTime }: Pick<Promotion, 'startTime' | 'endTime'>, now: number): 'before' | 'open' | 'over' {
  if (startTime !== null && now < startTime) return 'before'
  return endTime !== null && now >= endTime ? 'over' : 'open'
}
