// SPDX-License-Identifier: Apache-2.0
import { RefusedMessage } from '../refused-message.ts'
import type { EventMessage, MarketState, PushMessage, SaidMarket, SaidSettlement } from './push-message.ts'
import { readFlag, readNumber, readText, readWhole } from './read-attributes.ts'
import { readStatus } from './read-status.ts'
import { childOf, childrenOf, readXml, type XmlElement } from './read-xml.ts'

const mostMarkets = 2_000
const mostOutcomes = 200
/** A message of the future would overrule all later ones. */
const mostAheadMs = 60_000
const cancelledFixture = 3

/** The events of the feed that we take; outrights, races and virtual ones are others. */
const eventForm = /^sr:match:\d{1,15}$/

/** Reads a message. Undefined for one of a kind, or about an event, that we have no use for. Throws RefusedMessage. */
export function readMessage(text: string, nowMs: number): PushMessage | undefined {
  const root = readXml(text)
  const read = readers[root.name]
  if (!read) return undefined
  const product = readWhole(root, 'product', 1, 1_000)
  const sentMs = readWhole(root, 'timestamp', 1, Number.MAX_SAFE_INTEGER)
  if (sentMs > nowMs + mostAheadMs) throw new RefusedMessage('it is of the future')
  return read(root, { product, sentMs })
}

interface Head {
  product: number
  sentMs: number
}
type Reader = (root: XmlElement, head: Head) => PushMessage | undefined

/** Reads a message about an event. */
const aboutEvent =
  (
    read: (
      root: XmlElement,
    ) => EventMessage extends infer Message
      ? Message extends EventMessage
        ? Omit<Message, 'product' | 'sentMs' | 'eventId'>
        : never
      : never,
  ): Reader =>
  (root, head) => {
    const eventId = readText(root, 'event_id', 60)
    if (!eventForm.test(eventId)) return undefined
    return { ...head, eventId, ...read(root) } as EventMessage
  }

const keysOf = (root: XmlElement): string[] => marketsIn(root).map(keyOf)

const readers: Readonly<Record<string, Reader>> = {
  alive: (root, head) => ({ kind: 'alive', ...head, subscribed: readFlag(root, 'subscribed') }),
  snapshot_complete: (root, head) => ({
    kind: 'snapshot_complete',
    ...head,
    requestId: readWhole(root, 'request_id', 0, Number.MAX_SAFE_INTEGER),
  }),
  fixture_change: aboutEvent((root) => ({
    kind: 'fixture_change',
    startsAtMs:
      root.attributes['start_time'] === undefined
        ? undefined
        : readWhole(root, 'start_time', 1, 8_000_000_000_000),
    isCancelled: root.attributes['change_type'] === String(cancelledFixture),
  })),
  odds_change: aboutEvent((root) => ({
    kind: 'odds_change',
    status: readStatus(childOf(root, 'sport_event_status')),
    markets: marketsIn(childOf(root, 'odds')).map(readMarket),
  })),
  bet_stop: aboutEvent(() => ({ kind: 'bet_stop' })),
  bet_settlement: aboutEvent((root) => ({
    kind: 'bet_settlement',
    certainty: readWhole(root, 'certainty', 1, 2),
    markets: marketsIn(childOf(root, 'outcomes')).map(readSettlement),
  })),
  rollback_bet_settlement: aboutEvent((root) => ({
    kind: 'rollback_bet_settlement',
    markets: keysOf(root),
  })),
  bet_cancel: aboutEvent((root) => ({
    kind: 'bet_cancel',
    markets: keysOf(root),
    isWhole: root.attributes['start_time'] === undefined && root.attributes['end_time'] === undefined,
  })),
  rollback_bet_cancel: aboutEvent((root) => ({ kind: 'rollback_bet_cancel', markets: keysOf(root) })),
}

function marketsIn(element: XmlElement | undefined): readonly XmlElement[] {
  const markets = childrenOf(element, 'market')
  if (markets.length > mostMarkets) throw new RefusedMessage('it has more markets than events have')
  return markets
}

/** A market is known by its id and its specifiers, in whichever order they are written. */
export function keyOf(market: XmlElement): string {
  const id = readWhole(market, 'id', 1, 1_000_000)
  const { specifiers } = market.attributes
  if (specifiers === undefined || specifiers === '') return String(id)
  if (specifiers.length > 200) throw new RefusedMessage('specifiers are longer than specifiers are')
  return `${id}|${specifiers.split('|').toSorted().join('|')}`
}

/** 1 is on sale; 0, -1 and -2 (handed over to another producer) are not now; -3 and -4 are over. */
const states: Readonly<Record<string, MarketState>> = { '1': 'active', '-3': 'settled', '-4': 'cancelled' }

function outcomesIn(market: XmlElement): readonly XmlElement[] {
  const outcomes = childrenOf(market, 'outcome')
  if (outcomes.length > mostOutcomes) throw new RefusedMessage('a market has more outcomes than markets have')
  return outcomes
}

const readMarket = (market: XmlElement): SaidMarket => ({
  key: keyOf(market),
  status: states[market.attributes['status'] ?? '1'] ?? 'suspended',
  outcomes: outcomesIn(market).map((outcome) => ({
    id: readText(outcome, 'id', 60),
    odds:
      outcome.attributes['odds'] === undefined || outcome.attributes['active'] === '0'
        ? undefined
        : readNumber(outcome, 'odds', 0, 100_000),
  })),
})

const readSettlement = (market: XmlElement): SaidSettlement => ({
  key: keyOf(market),
  outcomes: outcomesIn(market).map((outcome) => ({
    id: readText(outcome, 'id', 60),
    result: readWhole(outcome, 'result', -1, 1),
    voidFactor: readNumber(outcome, 'void_factor', 0, 1, 0),
    deadHeatFactor: readNumber(outcome, 'dead_heat_factor', 0, 1, 1),
  })),
})
