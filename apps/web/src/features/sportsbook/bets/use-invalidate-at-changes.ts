// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { queryClient } from '../../../shared/api/query-client.ts'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { watchId } from '../../../shared/live/live-client.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import type { Bet } from './bet-words.ts'
import { createInvalidation } from './create-invalidation.ts'

const mostWatched = 20
const pauseMs = 1_500

const invalidation = createInvalidation({
  pauseMs,
  isBusy: () => queryClient.isFetching({ queryKey: ['sportsbook.bets'] }) > 0,
  invalidate: () => invalidate('sportsbook.bets'),
})

/** Loads the bets again soon after an event of an open one has changed. */
export function useInvalidateAtChanges(bets: readonly Bet[]): void {
  const open = bets.filter(({ status }) => status === 'open' || status === 'pending')
  const events = new Set(open.flatMap(({ legs }) => legs.map(({ event }) => event.id)))
  const ids = [...events].slice(0, mostWatched).join(' ')
  useTopic('sportsbook.event', ({ eventId }) => {
    if (events.has(eventId)) invalidation.changed()
  })
  useEffect(() => () => invalidation.stop(), [])
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(' ').map(watchId)
    return () => {
      for (const stop of stops) stop()
    }
  }, [ids])
}
