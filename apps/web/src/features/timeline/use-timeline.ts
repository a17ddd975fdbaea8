// SPDX-License-Identifier: Apache-2.0
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import type { TimelineKind } from '@tessera/rules/timeline/kinds'
import { call } from '../../shared/api/call.ts'

export type Entry = CallOutput<'timeline.list'>['list'][number]
/** One kind, or everything. */
export type KindChoice = TimelineKind | 'all'

export const kindsOf = (choice: KindChoice): string => (choice === 'all' ? '' : choice)

/** The entries of the timeline since a moment, page by page. */
export function useTimeline(choice: KindChoice, startTime: number) {
  const input = { kinds: kindsOf(choice), startTime }
  return useInfiniteQuery({
    queryKey: ['timeline.list', input],
    queryFn: ({ pageParam }) => call('timeline.list', { ...input, after: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
