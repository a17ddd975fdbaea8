// SPDX-License-Identifier: Apache-2.0
import type { CallOutput, LiveWirePayload } from '@tessera/contract'

/** All that a page knows of an event. */
export type EventAnswer = CallOutput<'sportsbook.event'>
export type EventCard = EventAnswer['event']
export type Market = EventAnswer['markets'][number]
export type Incident = EventAnswer['incidents'][number]
export type Statistic = EventAnswer['statistics'][number]
export type Pitch = NonNullable<EventAnswer['pitch']>
export type Side = 'home' | 'away'
export type EventChange = LiveWirePayload<'sportsbook.event'>
export type PitchChange = LiveWirePayload<'sportsbook.pitch'>

const mostIncidents = 200

/** Whether changes between what is known and this one did not reach the page. */
export const hasMissed = ({ event }: EventAnswer, change: EventChange): boolean =>
  change.version > event.version + 1

/** What is known after a change. One change may come in several messages, and an old one after a newer one. */
export function mergeChange(known: EventAnswer, change: EventChange): EventAnswer {
  const { eventId, version, statistics, periods, incidents, markets, ...state } = change
  if (eventId !== known.event.id) return known
  const isNewer = version >= known.event.version
  return {
    ...known,
    ...(isNewer && { event: { ...known.event, ...state, version }, statistics, periods }),
    incidents: mergeIncidents(known.incidents, incidents),
    markets: mergeMarkets(known.markets, markets),
  }
}

/** What is known once the answer to a further question has come: changes that came meanwhile may be newer. */
export function mergeAnswer(known: EventAnswer | undefined, answer: EventAnswer): EventAnswer {
  if (!known || known.event.id !== answer.event.id) return answer
  const newest = known.event.version > answer.event.version ? known : answer
  return {
    ...newest,
    incidents: mergeIncidents(known.incidents, answer.incidents),
    markets: mergeMarkets(answer.markets, known.markets),
    pitch:
      (known.pitch?.momentum.length ?? 0) > (answer.pitch?.momentum.length ?? 0) ? known.pitch : answer.pitch,
  }
}

/** What is known after the ball has moved; undefined if minutes between are missing. */
export function mergePitch(known: EventAnswer, change: PitchChange): EventAnswer | undefined {
  const momentum = known.pitch?.momentum ?? []
  if (change.minutesBefore > momentum.length) return undefined
  return {
    ...known,
    pitch: {
      ball: change.ball,
      possession: change.possession,
      momentum: [...momentum.slice(0, change.minutesBefore), ...change.momentum],
    },
  }
}

/** Of each market the newest version, in their order; further ones at the end. */
function mergeMarkets(known: readonly Market[], newer: readonly Market[]): Market[] {
  const byId = new Map(newer.map((market) => [market.id, market]))
  const merged = known.map((market) => {
    const other = byId.get(market.id)
    byId.delete(market.id)
    return other && other.version > market.version ? other : market
  })
  return [...merged, ...byId.values()]
}

function mergeIncidents(known: readonly Incident[], added: readonly Incident[]): Incident[] {
  if (added.length === 0) return [...known]
  const byNumber = new Map([...known, ...added].map((incident) => [incident.number, incident]))
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number).slice(-mostIncidents)
}
