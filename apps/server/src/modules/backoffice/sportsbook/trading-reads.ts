// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { amountFromWire, amountOfMillionths, floorToHundredths, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { namesOf } from '../../members/index.ts'
import {
  bookCompetitions,
  competitionNames,
  competitorNames,
  listLimits,
  nameIn,
  tradedCards,
  tradedEvents,
  tradedMarkets,
  withdrawnPrices,
  type StakeLimit,
  type TradedCard,
  type TradedMarket,
} from '../../sportsbook/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { actionsOn, type ActionOn } from '../audit/actions-on.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

type TradingReads = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.sportsbook${'Events' | 'Event' | 'Competitions' | 'Limits'}`
>
type WholeEvent = OperationOutput<'backoffice.sportsbookEvent'>

const [mostActions, mostWithdrawn] = [100, 100]
const cents = (amount: bigint): Amount => floorToHundredths(amountOfMillionths(amount))

export const tradingReads = (deps: BackofficeDeps): TradingReads => ({
  async 'backoffice.sportsbookEvents'({ pageNo, pageSize, competitionId, ...sought }, { db, nowMs }) {
    const { events, total } = await tradedEvents(
      db,
      {
        sport: sought.sport,
        competitionId: competitionId === undefined ? undefined : BigInt(competitionId),
        state: sought.state,
        text: sought.text,
        order: sought.order,
      },
      { nowMs, offset: (pageNo - 1) * pageSize, limit: pageSize },
    )
    const list = events.map(({ card, staked, worst, ...counts }) => ({
      ...presentEvent(card),
      ...counts,
      staked: cents(staked),
      worst: cents(worst),
    }))
    return presentPage(list, total, { pageNo, pageSize })
  },
  async 'backoffice.sportsbookEvent'({ eventId }, { db }) {
    const [card] = await tradedCards(db, [BigInt(eventId)])
    if (!card) throw fault('sportsbook.unknownEvent')
    return presentWholeEvent(db, deps, card)
  },
  async 'backoffice.sportsbookCompetitions'({ sport }, { db }) {
    const list = await bookCompetitions(db, sport && [sport])
    return {
      list: list.map(({ id, names, region, ...each }) => ({
        ...each,
        id: String(id),
        name: nameIn(names, undefined),
        region: nameIn(region, undefined),
      })),
    }
  },
  async 'backoffice.sportsbookLimits'({ brandCode, kind, pageNo, pageSize }, { db }) {
    const { limits, total } = await listLimits(
      db,
      { brandCode: await brandFilter(deps, brandCode), kind },
      { offset: (pageNo - 1) * pageSize, limit: pageSize },
    )
    return presentPage(await presentLimits(db, limits), total, { pageNo, pageSize })
  },
})

/** An event with its markets, and what operators did to it. */
async function presentWholeEvent(
  db: Queries,
  deps: Pick<BackofficeDeps, 'settings'>,
  card: TradedCard,
): Promise<WholeEvent> {
  const markets = await tradedMarkets(db, card.id)
  return {
    ...presentEvent(card),
    feedStopped: card.feedStopped,
    outcomeLimit: amountFromWire(await deps.settings.read('sportsbook.outcomeLiability')),
    competitors: (await competitorNames(db, [card.id])).map(({ team_id, names }) => ({
      id: String(team_id),
      name: nameIn(names, undefined),
    })),
    markets: markets.map(presentMarket),
    said: card.result ? JSON.stringify(card.result) : null,
    bestOf: card.bestOf,
    withdrawn: (await withdrawnPrices(db, card.id, mostWithdrawn)).map(({ marketId, atMs, ...each }) => ({
      ...each,
      marketId: String(marketId),
      time: atMs,
    })),
    history: (await actionsOn(db, `sportsbookEvent:${card.id}`, mostActions)).map(presentAction),
  }
}

/** Limits with the names of whom or what they limit. */
async function presentLimits(
  db: Queries,
  limits: readonly StakeLimit[],
): Promise<OperationOutput<'backoffice.sportsbookLimits'>['list']> {
  const keysOf = (of: StakeLimit['kind']): string[] =>
    limits.filter((limit) => limit.kind === of).map(({ key }) => key)
  const members = await namesOf(db, keysOf('member').map(BigInt))
  const competitions = await competitionNames(db, keysOf('competition').map(BigInt))
  const nameOf = ({ kind: of, key }: StakeLimit): string | undefined =>
    of === 'member'
      ? members.get(BigInt(key))
      : of === 'competition'
        ? nameIn(competitions.get(BigInt(key)), undefined)
        : key
  return limits.map((limit) => {
    const { setBy: by, setAtMs: time, ...each } = limit
    const highest = each.highest === null ? null : cents(each.highest)
    return { ...each, highest, name: nameOf(limit) ?? limit.key, by, time }
  })
}

const presentEvent = (card: TradedCard) => ({
  id: String(card.id),
  kind: card.kind,
  season: card.season,
  sport: card.sport,
  competition: {
    id: String(card.competitionId),
    name: nameIn(card.competitionNames, undefined),
    region: nameIn(card.region ?? undefined, undefined),
  },
  home: nameIn(card.homeNames ?? undefined, undefined),
  away: nameIn(card.awayNames ?? undefined, undefined),
  startsAt: card.startsAtMs,
  status: card.status,
  stopped: card.stopped,
  score: { home: card.homeScore, away: card.awayScore },
  period: card.period,
})

const presentMarket = ({
  market,
  outcomes,
  staked,
  worst,
  ...each
}: TradedMarket): WholeEvent['markets'][number] => ({
  id: String(market.id),
  type: market.type,
  period: market.period,
  line: market.line ?? null,
  status: market.status,
  version: market.version,
  ...each,
  staked: cents(staked),
  worst: cents(worst),
  outcomes: outcomes.map((outcome) => ({
    ...outcome,
    manual: outcome.manual === 0 ? null : outcome.manual,
    staked: cents(outcome.staked),
    returns: cents(outcome.returns),
    liability: cents(outcome.liability),
  })),
})

function presentAction({ action, by, atMs, after }: ActionOn): WholeEvent['history'][number] {
  const { reason = '', ...facts } = after ?? {}
  const details = Object.entries(facts).map(([name, value]) => `${name}: ${value}`)
  return { action, by, time: atMs, reason: String(reason), details: details.join(', ') }
}
