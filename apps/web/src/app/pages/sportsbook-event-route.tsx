// SPDX-License-Identifier: Apache-2.0
import { EventPage } from '../../features/sportsbook/event/event-page.tsx'
import { Navigate, useSearch } from '../../shared/router/index.ts'

/** /sportsbook/event: an event of the sportsbook by its id; without one, the lobby of the book. */
export function SportsbookEventRoute() {
  const { eventId } = useSearch({ from: '/sportsbook/event' })
  if (eventId === undefined) return <Navigate to="/sportsbook" search={{}} />
  return <EventPage key={eventId} eventId={eventId} />
}
