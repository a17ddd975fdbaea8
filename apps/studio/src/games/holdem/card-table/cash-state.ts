// SPDX-License-Identifier: Apache-2.0
import type { TableNews, TableStep } from '../../../fair/card-room/card-table.ts'
import type { TableEvent, TableSettings, TableState, TableStep as RulesStep } from '../table/table.ts'
import { beginStory, tellOn, type HandStory } from './hand-story.ts'
import { lastHandOf, type LastHand, type WriteAmount } from './last-hand.ts'
import { recordOf } from './record-of.ts'
import { withHand, type RecentHand } from './recent-hands.ts'

/** A cash table with what everybody has seen of its hands. */
export interface CashState {
  readonly table: TableState
  /** Of the hand that is played. */
  readonly story: HandStory | null
  readonly last: LastHand | null
  readonly recent: readonly RecentHand[]
}

/** What a cash table is called and how it writes amounts. */
export interface CashTable {
  readonly game: 'holdem' | 'omaha'
  readonly table: string
  readonly currency: { readonly code: string; readonly decimals: number }
  readonly settings: TableSettings
  readonly write: WriteAmount
}

/** A step of the rules with its story, and what the room has to do. */
export function tellCash(
  cash: CashTable,
  before: CashState,
  step: RulesStep,
  nowMs: number,
): TableStep<CashState> {
  const isSame = step.state === before.table && step.events.length === 0
  if (isSame) return { state: before, news: [] }
  const news: TableNews[] = []
  let now: CashState = { ...before, table: step.state }
  for (const event of step.events) {
    const after = tellEvent(cash, now, before.table, event, nowMs)
    now = after.state
    news.push(...after.news)
  }
  return { state: now, news }
}

function tellEvent(
  cash: CashTable,
  now: CashState,
  before: TableState,
  event: TableEvent,
  nowMs: number,
): TableStep<CashState> {
  switch (event.type) {
    case 'dealt':
      return tellDeal(cash, now, before, event, nowMs)
    case 'ended':
      return tellEnd(cash, now, event.result, nowMs)
    case 'posted':
    case 'acted':
    case 'street':
      return { state: { ...now, story: tellOn(now.story!, event) }, news: [] }
    case 'paid':
    case 'rebuyWanted':
      return { state: now, news: [event] }
    default:
      return { state: now, news: [] }
  }
}

function tellDeal(
  { table, currency, settings }: CashTable,
  now: CashState,
  before: TableState,
  { handId, button }: Extract<TableEvent, { type: 'dealt' }>,
  nowMs: number,
): TableStep<CashState> {
  const { smallBlind, bigBlind, coin, rakePercent, rakeCapBigBlinds } = settings.stakes
  const players = now.table.hand!.players.map(({ chair }) => {
    const { playerId, stack } = before.chairs[chair]!
    return { chair, playerId, before: stack }
  })
  const story = beginStory({
    ...{ id: handId, beganAtMs: nowMs, button, players },
    stakes: {
      ...{ table, currency: currency.code, decimals: currency.decimals, chairs: settings.chairs, button },
      ...{ smallBlind: String(smallBlind), bigBlind: String(bigBlind), coin: String(coin) },
      ...{ rakePercent: String(rakePercent), rakeCapBigBlinds: String(rakeCapBigBlinds) },
    },
  })
  const playerIds = players.map(({ playerId }) => playerId)
  return { state: { ...now, story, last: null }, news: [{ type: 'dealt', handId, playerIds }] }
}

/** The end of a hand; without a result it was taken back, and `hand` is what it was before. */
export function tellEnd(
  { game, write }: CashTable,
  now: CashState,
  result: Parameters<typeof recordOf>[0]['result'],
  nowMs: number,
  hand = now.table.hand!,
): TableStep<CashState> {
  const story = now.story!
  const record = recordOf({ game, story, hand, result, endedAtMs: nowMs })
  const recent = result ? withHand(now.recent, story, result, nowMs) : now.recent
  return {
    state: { ...now, story: null, last: lastHandOf(story, hand, result, write), recent },
    news: [{ type: 'ended', record }],
  }
}
