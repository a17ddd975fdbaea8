// SPDX-License-Identifier: Apache-2.0
import type { CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import { amountOfMillionths } from '@tessera/rules/money'
import type { CardTable, TableMove, TableStep } from '../../../fair/card-room/card-table.ts'
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { writeMoney } from '../../../runtime/money.ts'
import { nextEntrantsOf } from '../tournament/play-tournament.ts'
import {
  advanceTournament,
  applyTournamentMove,
  openTournament,
  tournamentDueAtMs,
} from '../tournament/sit-and-go.ts'
import { stopTournament } from '../tournament/stop-tournament.ts'
import {
  areAllAway,
  isInHand,
  leftIn,
  type TournamentInput,
  type TournamentSettings,
  type TournamentSize,
} from '../tournament/tournament.ts'
import { usualLevels, usualStartStack } from '../tournament/usual-levels.ts'
import { usualTournamentTimes } from '../tournament/usual-times.ts'
import { chips, flag, handMoves, readMove, type MoveShapes } from './read-move.ts'
import { figuresOf } from './recent-hands.ts'
import { sitAndGoRobotMove } from './sit-and-go-robot.ts'
import {
  heldIn,
  tellTournament,
  tellTournamentHand,
  type SitAndGoState,
  type SitAndGoTable,
} from './sit-and-go-state.ts'
import { sitAndGoView } from './sit-and-go-view.ts'
import { readSitAndGo, writeSitAndGo } from './stored-sit-and-go.ts'

/** What a table of sit-and-go tournaments is opened with. */
export interface SitAndGoOptions {
  /** Its name, as `writeCardTable` writes it. */
  readonly table: string
  readonly size: TournamentSize
  readonly currency: { readonly code: string; readonly decimals: number }
  /** `entry` and `fee`. */
  readonly stakes: CardStakes
}

const shapes: MoveShapes = {
  ...{ join: {}, withdraw: {}, return: {}, agree: {}, decline: {}, wantDeal: { wants: flag } },
  ...handMoves(chips),
}

const settingsOf = ({ size, stakes }: SitAndGoOptions): TournamentSettings => ({
  ...{ variant: 'holdem', size, buyIn: stakes.entry, fee: stakes.fee, coin: stakes.coin },
  ...{ startStack: usualStartStack, levels: usualLevels, times: usualTournamentTimes },
})

/** A table on which tournaments of hold'em are played, one after another. */
export function createSitAndGoTable(options: SitAndGoOptions): CardTable<SitAndGoState, TournamentInput> {
  const { table, currency } = options
  const settings = settingsOf(options)
  const write = (amount: bigint) => writeMoney(amountOfMillionths(amount), currency.decimals)
  const sitAndGo: SitAndGoTable = { table, currency, settings, write }
  const price = settings.buyIn + settings.fee
  return {
    deckSize: DECK_CARDS,
    open,
    readInput: (value) => readMove(value, shapes) as TournamentInput,
    priceOf: (_state, { type }) => (type === 'join' ? price : 0n),
    apply: (state, move, nowMs) => apply(sitAndGo, state, move, nowMs),
    dueAtMs: (state) =>
      state.tournament.phase === 'over' ? state.opensAtMs : tournamentDueAtMs(state.tournament, settings),
    wouldDeal: ({ tournament }, nowMs) =>
      tournament.phase !== 'playing' ||
      isInHand(tournament) ||
      areAllAway(tournament) ||
      nowMs < tournament.nextHandAtMs
        ? null
        : nextEntrantsOf(tournament, settings),
    advance: (state, nowMs, next) =>
      reopened(state, nowMs) ??
      tellTournament(sitAndGo, state, advanceTournament(state.tournament, settings, nowMs, next), { nowMs }),
    presence: (state, playerId, present, nowMs) => presence(sitAndGo, state, { playerId, present, nowMs }),
    stop: (state, nowMs) => stop(sitAndGo, state, nowMs),
    isHandOn: ({ tournament }) => isInHand(tournament),
    playersOf: ({ tournament }) =>
      tournament.phase === 'over'
        ? []
        : leftIn(tournament).map((chair) => tournament.entrants[chair]!.playerId),
    write: writeSitAndGo,
    read: readSitAndGo,
    viewOf: (state, viewing) => sitAndGoView(sitAndGo, state, viewing),
    summaryOf: ({ tournament, recent }) => ({
      ...{ chairs: settings.size, taken: tournament.phase === 'over' ? 0 : tournament.entrants.length },
      // Pots are chips of the tournament and no money.
      ...{ waiting: 0, ...figuresOf(recent), averagePot: null },
    }),
    moneyOf: (state) => ({ held: heldIn(state, settings), owed: BigInt(state.owed) }),
    robotMove: sitAndGoRobotMove,
  }
}

const open = (nowMs: number): SitAndGoState => ({
  ...{ tournament: openTournament(nowMs), story: null, last: null, recent: [], won: [], absent: [] },
  ...{ opensAtMs: null, owed: '0' },
})

/** The next tournament, once the one before has been over for a while; null: not yet. */
function reopened(state: SitAndGoState, nowMs: number): TableStep<SitAndGoState> | null {
  const { tournament, opensAtMs, recent } = state
  if (tournament.phase !== 'over' || opensAtMs === null || nowMs < opensAtMs) return null
  return { state: { ...open(nowMs), recent }, news: [] }
}

function apply(
  table: SitAndGoTable,
  state: SitAndGoState,
  move: TableMove<TournamentInput>,
  nowMs: number,
): TableStep<SitAndGoState> {
  const { settings } = table
  const step = applyTournamentMove(state.tournament, settings, move, nowMs)
  const paidIn = move.input.type === 'join' ? settings.buyIn + settings.fee : 0n
  // Whoever moves is there.
  const absent = state.absent.filter((playerId) => playerId !== move.playerId)
  return tellTournament(table, { ...state, absent }, step, { nowMs, paidIn })
}

/** A lost connection costs nobody their time; who is back acts again. */
function presence(
  table: SitAndGoTable,
  state: SitAndGoState,
  { playerId, present, nowMs }: { playerId: string; present: boolean; nowMs: number },
): TableStep<SitAndGoState> {
  const { tournament } = state
  const entrant = tournament.entrants.find((one) => one.playerId === playerId)
  if (!entrant) return { state, news: [] }
  const isBack = present && entrant.away && entrant.rank === null && tournament.phase !== 'over'
  if (!isBack && state.absent.includes(playerId) !== present) return { state, news: [] }
  const others = state.absent.filter((one) => one !== playerId)
  const changed = { ...state, absent: present ? others : [...others, playerId] }
  if (!isBack) return { state: changed, news: [] }
  const move: TableMove<TournamentInput> = { playerId, version: entrant.version, input: { type: 'return' } }
  return apply(table, changed, move, nowMs)
}

function stop(table: SitAndGoTable, state: SitAndGoState, nowMs: number): TableStep<SitAndGoState> {
  const { tournament } = state
  const step = stopTournament(tournament, table.settings)
  const stopped = tellTournament(table, state, step, { nowMs })
  if (!isInHand(tournament)) return stopped
  const ended = tellTournamentHand(stopped.state, tournament.hand!, null, nowMs)
  return { state: ended.state, news: [...ended.news, ...stopped.news] }
}
