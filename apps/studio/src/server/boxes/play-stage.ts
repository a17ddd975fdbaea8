// SPDX-License-Identifier: Apache-2.0
import type { BlackjackStage, HandMove } from '../../blackjack-room-protocol.ts'
import { recordOf } from '../../games/blackjack/room/box-record.ts'
import {
  asksInsurance,
  dealBoxes,
  isOver,
  lookBehind,
  movesOfStep,
  playDealer,
  playStep,
  shoeOf,
  BOX_FLOATS,
} from '../../games/blackjack/room/box-table.ts'
import { floatsOfOutcome } from '../tables/floats-of-outcome.ts'
import {
  boxBetOf,
  needsStake,
  type BoxOwn,
  type BoxState,
  type DrawnState,
  type Following,
  type PlayedRound,
  type StakedBox,
} from './box-state.ts'
import type { BoxTimes } from './box-times.ts'

/** The round with its first cards, once all stakes are taken. */
export function dealRound(
  { roundId, position, bets, version }: Omit<BoxState, 'phase'>,
  outcome: string,
  nowMs: number,
  { cardMs }: BoxTimes,
): DrawnState {
  const shoe = shoeOf(floatsOfOutcome(outcome, BOX_FLOATS))
  const boxes = [...new Set(bets.map(({ own }) => own.box))].toSorted((left, right) => left - right)
  const table = dealBoxes(shoe, boxes)
  const played: PlayedRound = {
    ...{ shoe, table, stage: 'dealing', step: 0 },
    ...{ decided: [], closing: [], following: [], steps: [] },
  }
  return {
    ...{ roundId, position, bets, version: version + 1 },
    ...{ phase: 'drawn', startedAtMs: nowMs, endsAtMs: nowMs + table.taken * cardMs },
    result: { events: [], played },
  }
}

/** The same round in another stage. */
function inStage(
  state: DrawnState,
  played: PlayedRound,
  {
    stage,
    nowMs,
    ms,
    bets = state.bets,
  }: { stage: BlackjackStage; nowMs: number; ms: number; bets?: readonly StakedBox[] },
): DrawnState {
  return {
    ...state,
    version: state.version + 1,
    bets,
    startedAtMs: nowMs,
    endsAtMs: nowMs + ms,
    result: { events: [], played: { ...played, stage } },
  }
}

/** What time changes in a round that is played; the same state if nothing is due. */
export function advanceStage(state: DrawnState, nowMs: number, times: BoxTimes): BoxState {
  const played = state.result.played!
  const isDue = nowMs >= state.endsAtMs
  switch (played.stage) {
    case 'dealing':
      if (!isDue) return state
      if (asksInsurance(played.table))
        return inStage(state, nextStep(played), { stage: 'insurance', nowMs, ms: times.decideMs })
      return afterCards(state, { ...played, table: lookBehind(played.table) }, nowMs, times)
    case 'insurance':
      if (!mayClose(state, played, nowMs, times)) return state
      return afterCards(withInsured(state), { ...played, table: lookBehind(played.table) }, nowMs, times)
    case 'deciding':
      return mayClose(state, played, nowMs, times) ? closeStep(state, nowMs, times) : state
    case 'raising':
      return isDue || played.following.length === 0 ? playMoves(state, played, nowMs, times) : state
    case 'drawing':
      return isDue ? afterCards(state, played, nowMs, times) : state
    case 'dealer':
      return isDue ? settle(state, nowMs, times) : state
  }
}

/** Ends at once when everybody has decided; at the end of its clock, and a little later if stakes are being taken. */
function mayClose(
  state: DrawnState,
  { decided, table, stage }: PlayedRound,
  nowMs: number,
  { raiseMs }: BoxTimes,
): boolean {
  const asked = stage === 'insurance' ? table.hands.length : table.hands.filter(({ done }) => !done).length
  const isPending = decided.some(({ pending }) => pending)
  if (isPending) return nowMs >= state.endsAtMs + raiseMs
  return nowMs >= state.endsAtMs || decided.length === asked
}

const nextStep = (played: PlayedRound): PlayedRound => ({
  ...played,
  step: played.step + 1,
  decided: [],
  closing: [],
  following: [],
})

const withInsured = (state: DrawnState): DrawnState => {
  const insured = state.result.played!.decided.filter(({ move, pending }) => move === 'insure' && !pending)
  const bets = state.bets.map((bet) =>
    !bet.own.behind && insured.some(({ box }) => box === bet.own.box)
      ? { ...bet, own: { ...bet.own, insured: true } }
      : bet,
  )
  return { ...state, bets }
}

/** The next decisions, or the dealer's cards. */
function afterCards(state: DrawnState, played: PlayedRound, nowMs: number, times: BoxTimes): DrawnState {
  if (!isOver(played.table))
    return inStage(state, nextStep(played), { stage: 'deciding', nowMs, ms: times.decideMs })
  const table = playDealer(played.table, played.shoe)
  const ms = table.dealer.length * 2 * times.cardMs
  return inStage(state, { ...nextStep(played), table }, { stage: 'dealer', nowMs, ms })
}

/** The decisions of a step stand from now on: a hand without one stands. Stakes behind follow first. */
function closeStep(state: DrawnState, nowMs: number, times: BoxTimes): DrawnState {
  const before = state.result.played!
  const closing = movesOfStep(before.table, ({ box, hand }) => {
    const made = before.decided.find((one) => one.box === box && one.hand === hand && !one.pending)
    return (made?.move ?? 'stand') as HandMove['move']
  })
  const following = closing.flatMap((made) => followersOf(state, made))
  const played = { ...before, closing, following }
  // The owner's stakes are taken; those behind are units only once they have followed.
  const bets = closing.reduce(raiseOwner, state.bets)
  if (following.length === 0) return playMoves({ ...state, bets }, played, nowMs, times)
  return inStage(state, played, { stage: 'raising', nowMs, ms: times.raiseMs, bets })
}

const followersOf = ({ bets }: DrawnState, { box, hand, move }: HandMove): Following[] =>
  needsStake(move)
    ? bets
        .filter(({ own }) => own.box === box && own.behind && own.follow && (own.units[hand] ?? 0) > 0)
        .map(({ id }) => ({ betId: id, box, hand }))
    : []

const raiseOwner = (bets: readonly StakedBox[], made: HandMove): readonly StakedBox[] => {
  const owner = boxBetOf(bets, made.box)
  return bets.map((bet) => {
    if (bet.own.box !== made.box) return bet
    return { ...bet, own: raised(bet.own, made, bet === owner) }
  })
}

/** A bet after a double or a split of its hand, which it pays or not. */
export function raised(own: BoxOwn, { hand, move }: HandMove, pays: boolean): BoxOwn {
  const units = own.units
  if (move === 'split') return { ...own, units: [units[0]!, pays ? units[0]! : 0] }
  if (move !== 'double' || !pays) return own
  return { ...own, units: units.map((count, index) => (index === hand ? 2 * count : count)) }
}

function playMoves(state: DrawnState, played: PlayedRound, nowMs: number, times: BoxTimes): DrawnState {
  const table = playStep(played.table, played.shoe, played.closing)
  const next: PlayedRound = {
    ...played,
    ...{ table, decided: [], closing: [], following: [] },
    steps: [...played.steps, played.closing],
  }
  const ms = (table.taken - played.table.taken + 1) * times.cardMs
  return inStage(state, next, { stage: 'drawing', nowMs, ms })
}

function settle(state: DrawnState, nowMs: number, { pauseMs }: BoxTimes): BoxState {
  const { roundId, position, bets, version } = state
  const { table, steps } = state.result.played!
  return {
    ...{ roundId, position, bets, version: version + 1 },
    ...{ phase: 'settling', nextAtMs: nowMs + pauseMs },
    result: { events: [recordOf(table, steps)] },
  }
}

/** The clock of what is decided begins again: nobody could decide while no process ran the room. */
export function reopenStage(state: DrawnState, nowMs: number, times: BoxTimes): DrawnState {
  const played = state.result.played!
  const decided = played.decided.filter(({ pending }) => !pending)
  const isAsking = played.stage === 'insurance' || played.stage === 'deciding'
  const ms = isAsking
    ? times.decideMs
    : Math.max(0, played.stage === 'raising' ? times.raiseMs : state.endsAtMs - nowMs)
  return inStage(state, { ...played, decided }, { stage: played.stage, nowMs, ms })
}
