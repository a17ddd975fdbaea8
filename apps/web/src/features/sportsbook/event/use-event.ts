// SPDX-License-Identifier: Apache-2.0
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../shared/api/call.ts'
import { queryClient } from '../../../shared/api/query-client.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { useWatchedEvents } from '../live/watch-events.ts'
import { type EventAnswer, hasMissed, mergeAnswer, mergeChange, mergePitch } from './event-answer.ts'

/** So long after a gap the event is loaded again, once for all gaps meanwhile. */
const refetchDelayMs = 500

/** An event as it is now: loaded once, then followed by live messages, and loaded again after a gap. */
export function useEvent(eventId: string): {
  data: EventAnswer | undefined
  error: Error | null
  refetch: () => void
} {
  const queryKey = ['sportsbook.event', { eventId }]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => mergeAnswer(known(queryKey), await call('sportsbook.event', { eventId })),
    refetchOnMount: 'always',
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refetchSoon = (): void => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refetch()
    }, refetchDelayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useWatchedEvents(
    [eventId],
    (change) => {
      const before = known(queryKey)
      if (!before) return
      if (hasMissed(before, change)) refetchSoon()
      queryClient.setQueryData(queryKey, mergeChange(before, change))
    },
    refetchSoon,
  )
  useTopic('sportsbook.pitch', (change) => {
    const before = change.eventId === eventId ? known(queryKey) : undefined
    if (!before) return
    const after = mergePitch(before, change)
    if (after) queryClient.setQueryData(queryKey, after)
    else refetchSoon()
  })
  return { data, error, refetch: () => void refetch() }
}

const known = (queryKey: readonly unknown[]): EventAnswer | undefined =>
  queryClient.getQueryData<EventAnswer>(queryKey)
