// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { queryClient } from '../../../shared/api/query-client.ts'
import { renew } from '../../../shared/api/use-ask.ts'
import { watchId } from '../../../shared/live/live-client.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import type { Bet } from './bet-words.ts'
import { createRenewal } from './create-renewal.ts'

const mostWatched = 20
const pauseMs = 1_500

const renewal = createRenewal({
  pauseMs,
  isBusy: () => queryClient.isFetching({ queryKey: ['sportsbook.bets'] }) > 0,
  renew: () => renew('sportsbook.bets'),
})

/** Asks for the bets again soon after an event of an open one has changed. */
export function useRenewAtChanges(bets: readonly Bet[]): void {
  const open = bets.filter(({ status }) => status === 'open' || status === 'pending')
  const events = new Set(open.flatMap(({ legs }) => legs.map(({ event }) => event.id)))
  const ids = [...events].slice(0, mostWatched).join(' ')
  useTopic('sportsbook.event', ({ eventId }) => {
    if (events.has(eventId)) renewal.changed()
  })
  useEffect(() => () => renewal.stop(), [])
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(' ').map(watchId)
    return () => {
      for (const stop of stops) stop()
    }
  }, [ids])
}
