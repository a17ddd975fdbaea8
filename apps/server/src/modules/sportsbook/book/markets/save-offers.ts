// SPDX-License-Identifier: Apache-2.0
import { marketKey, type MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { OfferedOutcome } from '@tessera/rules/sportsbook/offers/offer'
import { chancesOfPrices } from '@tessera/rules/sportsbook/prices/source-chance'
import { tradeMarket } from '@tessera/rules/sportsbook/prices/trade-market'
import { sql, type Tx } from '../../../../platform/db/index.ts'
import { controlsOf, saveControls, type StoredControl, untouched } from './control-store.ts'
import { saveChances, saveRows, thinksTheSame, type WantedRow } from './market-rows.ts'
import { type BookMarket, type MarketOffer, marketOf, type MarketRow, marketsOf } from './market-store.ts'

/** An event and what its source offers of it. */
export interface OfferedEvent {
  id: bigint
  operatorStopped: boolean
  offers: readonly MarketOffer[]
}

/**
 * Makes the markets of locked events what their sources say, with what operators and shading have set, and notes every
 * new version. Open ones without an offer are suspended. While an operator has stopped
 * betting on an event none opens, and what the source says is stored for later. Answers those that changed. However
 * many events there are, it takes as many statements as for one.
 */
export async function saveOffers(
  tx: Tx,
  events: readonly OfferedEvent[],
  nowMs: number,
): Promise<BookMarket[]> {
  const ids = events.map(({ id }) => id)
  const [markets, controls] = await Promise.all([allMarketsOf(tx, ids), controlsOf(tx, ids)])
  const byEvent = Map.groupBy(markets, ({ eventId }) => eventId)
  const planned = events.map((event) => planOffers(event, byEvent.get(event.id) ?? [], controls))
  const [saved] = await Promise.all([
    saveRows(
      tx,
      planned.flatMap(({ changed }) => changed),
      nowMs,
    ),
    saveChances(
      tx,
      planned.flatMap(({ moved }) => moved),
    ),
  ])
  const savedOf = Map.groupBy(saved, ({ eventId }) => eventId)
  await saveControls(
    tx,
    planned.flatMap(({ event, controlsWith }) => controlsWith(savedOf.get(event.id) ?? [])),
  )
  return saved
}

/** What changes in the markets of an event, and what their controls become once that is saved. */
function planOffers(
  event: OfferedEvent,
  markets: readonly BookMarket[],
  controls: ReadonlyMap<bigint, StoredControl>,
): {
  event: OfferedEvent
  changed: WantedRow[]
  /** Markets that stay as they are, of which the source thinks otherwise: less than a step of the price. */
  moved: WantedRow[]
  controlsWith(saved: readonly BookMarket[]): StoredControl[]
} {
  const { offers } = event
  const known = new Map(markets.map((market) => [marketKey(termsOf(market)), market]))
  const offered = offers
    .map((offer, position) => rowOf(event.id, offer, position, known.get(marketKey(offer.terms))))
    // What is over before it was ever offered does not begin to exist.
    .filter((row) => row.status !== 'closed' || known.has(marketKey(termsOf(row))))
  const keys = new Set(offers.map(({ terms }) => marketKey(terms)))
  const missing: WantedRow[] = [...known.values()]
    .filter((market) => {
      const status = controls.get(market.id)?.source.status ?? market.status
      return status === 'open' && !keys.has(marketKey(termsOf(market)))
    })
    .map((market) => ({ ...bare(market), status: 'suspended', position: 0 }))
  const sourced = [...offered, ...missing]
  const controlOf = (row: WantedRow): StoredControl | undefined =>
    controls.get(known.get(marketKey(termsOf(row)))?.id ?? 0n)
  const onSale = sourced.map((row) => onSaleOf(row, controlOf(row), event.operatorStopped))
  const isSaved = (row: WantedRow): boolean => isSame(row, known.get(marketKey(termsOf(row))))
  return {
    event,
    changed: onSale.filter((row) => !isSaved(row)),
    moved: onSale.filter((row) => isSaved(row) && !thinksTheSame(row, known.get(marketKey(termsOf(row))))),
    controlsWith(saved) {
      const now = new Map([...known.values(), ...saved].map((market) => [marketKey(termsOf(market)), market]))
      return sourced.flatMap((row) => {
        const control = controlOf(row)
        const market = now.get(marketKey(termsOf(row)))
        if (!market || (!control && !event.operatorStopped)) return []
        return [{ ...(control ?? untouched(market)), source: { status: row.status, prices: row.prices } }]
      })
    },
  }
}

/** What is on sale of a market that its source offers so. */
function onSaleOf(row: WantedRow, control: StoredControl | undefined, stopped: boolean): WantedRow {
  const traded = control ? { ...row, ...tradeMarket(termsOf(row), row, control) } : row
  return stopped && traded.status === 'open' ? { ...traded, status: 'suspended' } : traded
}

/** Puts the markets of a locked event on sale as their controls say; answers those that changed. */
export async function saveTraded(
  tx: Tx,
  event: { id: bigint; operatorStopped: boolean },
  controls: readonly StoredControl[],
  nowMs: number,
): Promise<BookMarket[]> {
  await saveControls(tx, controls)
  const known = new Map((await marketsOf(tx, event.id)).map((market) => [market.id, market]))
  const rows = controls.flatMap((control) => {
    const market = known.get(control.marketId)
    if (!market || market.status === 'settled') return []
    const row = onSaleOf({ ...bare(market), ...control.source, position: 0 }, control, event.operatorStopped)
    return isSame(row, market) ? [] : [row]
  })
  return saveRows(tx, rows, nowMs)
}

const termsOf = ({ type, period, line }: { type: string; period: string; line?: number | undefined }) => ({
  type,
  period,
  line,
})

const bare = ({ id, eventId, type, period, line, outcomes, prices, chances }: BookMarket) => ({
  id,
  eventId,
  type,
  period,
  line,
  outcomes,
  prices,
  chances,
})

/** The outcomes of a market never change: one that is no longer offered has no price, a further one is left out. */
function rowOf(
  eventId: bigint,
  { terms, status, outcomes }: MarketOffer,
  position: number,
  known?: BookMarket,
): WantedRow {
  const offered = new Map(outcomes.map((each) => [each.outcome, each]))
  const names = known?.outcomes ?? outcomes.map(({ outcome }) => outcome)
  return {
    id: known?.id,
    eventId,
    type: terms.type,
    period: terms.period,
    line: terms.line,
    status,
    outcomes: names,
    prices: names.map((outcome) => offered.get(outcome)?.price ?? 0),
    chances: chancesOf(
      terms,
      names.map((outcome) => offered.get(outcome)),
    ),
    position,
  }
}

/** What a source says that it thinks; of one that names prices alone, what these say without their margin. */
function chancesOf(
  terms: MarketTerms,
  outcomes: readonly (OfferedOutcome | undefined)[],
): BookMarket['chances'] {
  if (outcomes.some((each) => each?.chance)) return outcomes.map((each) => each?.chance)
  return chancesOfPrices(
    terms,
    outcomes.map((each) => each?.price ?? 0),
  )
}

const isSame = (row: WantedRow, known: BookMarket | undefined): boolean =>
  known !== undefined &&
  (known.status === 'settled' ||
    (known.status === row.status && known.prices.every((price, index) => price === row.prices[index])))

/** All markets of locked events; the terms of a market are told apart by their event. */
const allMarketsOf = async (tx: Tx, eventIds: readonly bigint[]): Promise<BookMarket[]> =>
  (
    await tx.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from sportsbook_market
    where event_id = any(${eventIds}::bigint[]) order by event_id, position, type, period, line_quarters, id`)
  ).map(marketOf)
