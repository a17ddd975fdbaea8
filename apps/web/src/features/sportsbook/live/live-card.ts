// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useMemo, useState } from 'react'
import { useWatchedEvents, type EventChange } from './watch-events.ts'

/** An event as lists show it. */
export type Card = CallOutput<'sportsbook.lobby'>['live'][number]

/** An event after a live message; an older message changes nothing. */
export function withChange(card: Card, change: EventChange): Card {
  if (change.eventId !== card.id || change.version < card.version) return card
  const { version, status, stopped, score, period, periods, playedSeconds, playedAt } = change
  const main = change.markets.find(({ id }) => id === card.main?.id)
  return {
    ...card,
    ...{ version, status, stopped, score, period, periods, playedSeconds, playedAt },
    main: main && main.version >= (card.main?.version ?? 0) ? main : card.main,
  }
}

/** Of an event as a list has it and as live messages have it, the newer one, with the names of the list. */
export function newerCard(listed: Card, live: Card): Card {
  if (live.id !== listed.id || live.version <= listed.version) return listed
  const { competition, home, away, openMarkets } = listed
  return { ...live, competition, home, away, openMarkets, main: live.main ?? listed.main }
}

/** An event of a list, as it changes by live messages while it is shown. */
export function useLiveCard(listed: Card): Card {
  const [live, setLive] = useState(listed)
  const card = useMemo(() => newerCard(listed, live), [listed, live])
  useWatchedEvents([listed.id], (change) =>
    setLive((before) => withChange(newerCard(listed, before), change)),
  )
  return card
}
