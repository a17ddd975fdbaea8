// SPDX-License-Identifier: Apache-2.0
import type { TableNews, TableStep } from '../../../fair/card-room/card-table.ts'
import {
  leftIn,
  type TournamentEvent,
  type TournamentSettings,
  type TournamentState,
  type TournamentStep,
} from '../tournament/tournament.ts'
import { poolOf } from '../tournament/prizes.ts'
import type { Hand, HandResult } from '../hand/hand.ts'
import { beginStory, tellOn, type HandStory } from './hand-story.ts'
import { lastHandOf, type LastHand, type WriteAmount } from './last-hand.ts'
import { recordOf } from './record-of.ts'
import { withHand, type RecentHand } from './recent-hands.ts'

/** A table on which one tournament follows another, with what everybody has seen. Amounts are texts of whole millionths. */
export interface SitAndGoState {
  readonly tournament: TournamentState
  readonly story: HandStory | null
  readonly last: LastHand | null
  readonly recent: readonly RecentHand[]
  /** What each got of the pool. */
  readonly won: readonly { readonly playerId: string; readonly amount: string }[]
  /** Whose connection is gone. */
  readonly absent: readonly string[]
  /** When it is over: when entries for the next one open. */
  readonly opensAtMs: number | null
  /** All that came in less all that was paid or taken. */
  readonly owed: string
}

/** What a table of tournaments is called and how it writes amounts. */
export interface SitAndGoTable {
  readonly table: string
  readonly currency: { readonly code: string; readonly decimals: number }
  readonly settings: TournamentSettings
  readonly write: WriteAmount
}

export const REOPENS_AFTER_MS = 15_000
const writeChips: WriteAmount = String

/** A step of the rules with its story, and what the room has to do. `paidIn`: what the wallet paid for the move. */
export function tellTournament(
  table: SitAndGoTable,
  before: SitAndGoState,
  step: TournamentStep,
  { nowMs, paidIn = 0n }: { readonly nowMs: number; readonly paidIn?: bigint },
): TableStep<SitAndGoState> {
  if (step.state === before.tournament && step.events.length === 0) return { state: before, news: [] }
  const news: TableNews[] = []
  let now: SitAndGoState = {
    ...{ ...before, tournament: step.state },
    owed: String(BigInt(before.owed) + paidIn),
  }
  for (const event of step.events) {
    const after = tellEvent(table, now, event, nowMs)
    now = after.state
    news.push(...after.news)
  }
  return { state: now, news }
}

function tellEvent(
  table: SitAndGoTable,
  now: SitAndGoState,
  event: TournamentEvent,
  nowMs: number,
): TableStep<SitAndGoState> {
  switch (event.type) {
    case 'dealt':
      return tellDeal(table, now, event, nowMs)
    case 'ended':
      return tellTournamentHand(now, now.tournament.hand!, event.result, nowMs)
    case 'posted':
    case 'acted':
    case 'street':
      return { state: { ...now, story: tellOn(now.story!, event) }, news: [] }
    case 'paid':
      return tellPayment(now, event)
    case 'over':
      return { state: { ...now, opensAtMs: nowMs + REOPENS_AFTER_MS }, news: [] }
    default:
      return { state: now, news: [] }
  }
}

function tellPayment(
  now: SitAndGoState,
  { playerId, amount, rake, cause }: Extract<TournamentEvent, { type: 'paid' }>,
): TableStep<SitAndGoState> {
  const won = cause === 'refund' ? now.won : [...now.won, { playerId, amount: String(amount) }]
  const owed = String(BigInt(now.owed) - amount - rake)
  return { state: { ...now, won, owed }, news: [{ type: 'paid', playerId, amount, rake }] }
}

function tellDeal(
  { table, currency, settings }: SitAndGoTable,
  now: SitAndGoState,
  { handId, button, level }: Extract<TournamentEvent, { type: 'dealt' }>,
  nowMs: number,
): TableStep<SitAndGoState> {
  const { entrants, hand, stacksBefore } = now.tournament
  const players = hand!.players.map(({ chair }) => ({
    ...{ chair, playerId: entrants[chair]!.playerId, before: stacksBefore[chair]! },
  }))
  const { smallBlind, bigBlind } = settings.levels[level]!
  const story = beginStory({
    ...{ id: handId, beganAtMs: nowMs, button, players },
    stakes: {
      ...{ table, currency: currency.code, decimals: currency.decimals, chairs: settings.size, button },
      ...{ smallBlind: String(smallBlind), bigBlind: String(bigBlind), level: level + 1 },
      ...{ entry: String(settings.buyIn), fee: String(settings.fee), tournament: now.tournament.startedAtMs },
    },
  })
  const playerIds = players.map(({ playerId }) => playerId)
  return { state: { ...now, story, last: null }, news: [{ type: 'dealt', handId, playerIds }] }
}

/** The end of a hand; without a result it was taken back. */
export function tellTournamentHand(
  now: SitAndGoState,
  hand: Hand,
  result: HandResult | null,
  nowMs: number,
): TableStep<SitAndGoState> {
  const story = now.story!
  const record = recordOf({ game: 'sitandgo', story, hand, result, endedAtMs: nowMs })
  const recent = result ? withHand(now.recent, story, result, nowMs) : now.recent
  const last = lastHandOf(story, hand, result, writeChips)
  return { state: { ...now, story: null, last, recent }, news: [{ type: 'ended', record }] }
}

/** What the table holds of the players' money: the pool that is not paid, and the fees of those who play. */
export function heldIn({ tournament }: SitAndGoState, settings: TournamentSettings): bigint {
  const { phase, entrants, paid } = tournament
  const { buyIn, fee } = settings
  if (phase === 'over') return 0n
  if (phase === 'waiting') return BigInt(entrants.length) * (buyIn + fee)
  return poolOf(settings) - paid + BigInt(leftIn(tournament).length) * fee
}
