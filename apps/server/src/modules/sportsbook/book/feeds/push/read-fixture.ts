// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { feedCode, feedName } from '../feed-text.ts'
import type { FeedFixture } from '../put-on-event.ts'
import { RefusedMessage } from '../refused-message.ts'
import { readText } from './read-attributes.ts'
import { childOf, childrenOf, readXml, type XmlElement } from './read-xml.ts'

/** The sports of the feed that the book has. */
const sportsById: Readonly<Record<string, Sport>> = {
  'sr:sport:1': 'football',
  'sr:sport:2': 'basketball',
  'sr:sport:5': 'tennis',
  'sr:sport:109': 'esports',
  'sr:sport:110': 'esports',
  'sr:sport:111': 'esports',
  'sr:sport:194': 'esports',
}

/** Reads what the feed knows about an event. Undefined if its sport is none of ours. Throws RefusedMessage. */
export function readFixture(text: string, eventId: string): FeedFixture | undefined {
  const fixture = need(childOf(readXml(text), 'fixture'), 'a fixture')
  if (readText(fixture, 'id', 60) !== eventId)
    throw new RefusedMessage('the fixture is that of another event')
  const tournament = need(childOf(fixture, 'tournament'), 'a tournament')
  const sport = sportsById[readText(need(childOf(tournament, 'sport'), 'a sport'), 'id', 60)]
  if (!sport) return undefined
  const category = childOf(tournament, 'category')
  const season = childOf(fixture, 'season')
  return {
    feed: 'push',
    externalId: eventId,
    sport,
    competition: { ...named(tournament, feedCode), region: category && named(category).names },
    season: season ? readText(season, 'id', 60) : 'none',
    home: competitorOf(fixture, 'home'),
    away: competitorOf(fixture, 'away'),
    startsAtMs: startOf(fixture),
    bestOf: bestOfOf(fixture),
  }
}

function need(element: XmlElement | undefined, what: string): XmlElement {
  if (!element) throw new RefusedMessage(`${what} is missing`)
  return element
}

const named = (
  element: XmlElement,
  code: (id: string) => string = (id) => id,
): { externalId: string; names: { en: string } } => ({
  externalId: code(readText(element, 'id', 60)),
  names: { en: feedName(readText(element, 'name', 1_000)) },
})

const competitorOf = (fixture: XmlElement, qualifier: 'home' | 'away') =>
  named(
    need(
      childrenOf(childOf(fixture, 'competitors'), 'competitor').find(
        ({ attributes }) => attributes['qualifier'] === qualifier,
      ),
      'a competitor',
    ),
  )

function startOf(fixture: XmlElement): number {
  const text = fixture.attributes['start_time'] ?? readText(fixture, 'scheduled', 40)
  const atMs = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(atMs)) throw new RefusedMessage('the start of an event is no moment')
  return atMs
}

/** The most sets or maps, if the feed gives it. */
function bestOfOf(fixture: XmlElement): number | undefined {
  const info = childrenOf(childOf(fixture, 'extra_info'), 'info').find(
    ({ attributes }) => attributes['key'] === 'best_of',
  )
  const bestOf = Number(info?.attributes['value'])
  return [1, 3, 5, 7].find((each) => each === bestOf)
}
