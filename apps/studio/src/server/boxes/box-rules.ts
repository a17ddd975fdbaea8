// SPDX-License-Identifier: Apache-2.0
import type { BoxParameters } from '../../blackjack-room-protocol.ts'
import { movesAt } from '../../games/blackjack/room/box-table.ts'
import { checkAnswers, RoomRefusal } from '../rooms/rules/room-rules.ts'
import type { NewBet } from '../rooms/rules/shared-game.ts'
import type { SharedEvent, SharedRules } from '../rooms/rules/shared-round.ts'
import {
  boxBetOf,
  needsStake,
  type BoxAction,
  type BoxOwn,
  type BoxResult,
  type BoxState,
  type Decided,
  type DrawnState,
  type StakedBox,
} from './box-state.ts'
import type { BoxTimes } from './box-times.ts'
import { advanceStage, dealRound, raised, reopenStage } from './play-stage.ts'

interface Step {
  readonly state: BoxState
  readonly events: readonly SharedEvent[]
}
type ActionOf<Type extends BoxAction['type']> = Extract<BoxAction, { type: Type }>

/** The rules of a blackjack table with others: all hands that may act decide within one clock, step after step. */
export function boxRules(times: BoxTimes): SharedRules<BoxOwn, BoxResult, BoxAction> {
  return {
    begin: ({ roundId, position }, nowMs) => ({
      ...{ roundId, position, version: 0, bets: [] },
      ...{ phase: 'open', closesAtMs: nowMs + times.openMs },
    }),
    apply(state, move, nowMs) {
      checkAnswers(state, move)
      const { input, playerId } = move
      if (input.type === 'bet') return join(state, input.bet, nowMs, times)
      if (input.type === 'reopen') return reopen(state, input.closesAtMs, nowMs, times)
      const bet = state.bets.find(({ id }) => id === input.betId)
      if (bet?.playerId !== playerId) throw new RoomRefusal('studio.notFound')
      return act(state, bet, input.action, nowMs)
    },
    dueAtMs(state) {
      if (state.phase === 'open') return state.closesAtMs
      if (state.phase === 'closing') return state.drawsAtMs
      return state.phase === 'drawn' ? state.endsAtMs : null
    },
    advance(state, nowMs, { outcome, awaited }) {
      if (state.phase === 'settling') return { state, events: [] }
      if (state.phase === 'drawn') return staged(state, advanceStage(state, nowMs, times))
      if (state.phase === 'open') {
        if (nowMs < state.closesAtMs) return { state, events: [] }
        const { closesAtMs: _over, ...rest } = state
        const drawsAtMs = nowMs + times.closingMs
        return changed({ ...rest, version: state.version + 1, phase: 'closing', drawsAtMs }, 'closing')
      }
      if (outcome === undefined || (awaited > 0 && nowMs < state.drawsAtMs)) return { state, events: [] }
      // Nobody plays: the time for bets begins again, and no link is spent.
      if (state.bets.length === 0) return opened(state, nowMs + times.openMs)
      return changed(dealRound(state, outcome, nowMs, times), 'drawn')
    },
    phaseOf: (state) => state.phase,
  }
}

const changed = (state: BoxState, type: 'open' | 'closing' | 'drawn' | 'settling' | 'stage'): Step => ({
  state,
  events: [{ type }],
})

const staged = (before: BoxState, state: BoxState): Step =>
  state === before ? { state, events: [] } : changed(state, state.phase === 'settling' ? 'settling' : 'stage')

function opened({ roundId, position, bets, version }: BoxState, closesAtMs: number): Step {
  const state = { roundId, position, bets, version: version + 1, phase: 'open', closesAtMs } as const
  return { state, events: [{ type: 'open' }, { type: 'stage' }] }
}

/** A bet of whoever plays a box, once; or one behind such a bet. */
function join(state: BoxState, bet: NewBet, nowMs: number, { closingMs }: BoxTimes): Step {
  if (state.bets.some(({ id }) => id === bet.id)) return { state, events: [] }
  if (state.phase !== 'open' && state.phase !== 'closing') throw new RoomRefusal('studio.bettingClosed')
  const untilMs = state.phase === 'open' ? state.closesAtMs + closingMs : state.drawsAtMs
  if (nowMs >= untilMs) throw new RoomRefusal('studio.bettingClosed')
  const { parameters, ...facts } = bet
  // Its parts were checked before it was stored.
  const laid = parameters as BoxParameters
  const { box, behind = false, follow = false } = laid
  const owner = boxBetOf(state.bets, box)
  if (behind && !owner) throw new RoomRefusal('studio.boxEmpty')
  if (!behind && owner) throw new RoomRefusal('studio.boxTaken')
  const own: BoxOwn = { box, bet: laid, behind, follow, insured: false, units: [1] }
  const joined: StakedBox = { ...facts, own, decided: false }
  return {
    state: { ...state, version: state.version + 1, bets: [...state.bets, joined] },
    events: [{ type: 'joined', betIds: [bet.id] }],
  }
}

function reopen(state: BoxState, closesAtMs: number, nowMs: number, times: BoxTimes): Step {
  if (state.phase === 'settling') throw new RoomRefusal('studio.bettingClosed')
  if (state.phase === 'drawn') return staged(state, reopenStage(state, nowMs, times))
  return opened(state, closesAtMs)
}

function act(state: BoxState, bet: StakedBox, action: BoxAction, nowMs: number): Step {
  if (state.phase === 'open' || state.phase === 'closing') throw new RoomRefusal('studio.notStarted')
  if (state.phase === 'settling') throw new RoomRefusal('studio.stepEnded')
  if (action.type === 'decide') return decide(state, bet, action, nowMs)
  return bet.own.behind ? follow(state, bet, action) : pay(state, bet, action)
}

/** Refuses what the step, the hand or its cards do not allow. */
function decide(state: DrawnState, { own }: StakedBox, action: ActionOf<'decide'>, nowMs: number): Step {
  const played = state.result.played!
  const { box } = own
  const { step, hand, move } = action
  if (own.behind) throw new RoomRefusal('studio.badBox')
  const isAsking = played.stage === 'insurance' || played.stage === 'deciding'
  if (step !== played.step || !isAsking || nowMs >= state.endsAtMs) throw new RoomRefusal('studio.stepEnded')
  const mine = played.table.hands.find((one) => one.box === box && one.hand === hand)
  if (!mine) throw new RoomRefusal('studio.badMove')
  if (decidedOf(played.decided, box, hand)) throw new RoomRefusal('studio.alreadyDecided')
  const isInsurance = move === 'insure' || move === 'decline'
  const isAllowed = played.stage === 'insurance' ? isInsurance : movesAt(mine).includes(move)
  if (!isAllowed) throw new RoomRefusal('studio.badMove')
  const pending = needsStake(move)
  const after = withPlayed(state, { decided: [...played.decided, { box, hand, move, pending }] })
  // Every decision is seen once, when it stands: nobody can tell one with a stake from one without.
  return pending ? after : seen(after)
}

const decidedOf = (decided: readonly Decided[], box: number, hand: number): Decided | undefined =>
  decided.find((one) => one.box === box && one.hand === hand)

/** The wallet has answered for the stake of a decision; too late, the decision is as if not made. */
function pay(state: DrawnState, { own: { box } }: StakedBox, action: ActionOf<'paid' | 'unpaid'>): Step {
  const played = state.result.played!
  const { step, hand, type } = action
  const isAsking = played.stage === 'insurance' || played.stage === 'deciding'
  const made = step === played.step && isAsking ? decidedOf(played.decided, box, hand) : undefined
  if (!made?.pending) return lateAnswer(state, type)
  const others = played.decided.filter((one) => one !== made)
  if (type === 'unpaid') return withPlayed(state, { decided: others })
  return seen(withPlayed(state, { decided: [...others, { ...made, pending: false }] }))
}

/** The wallet has answered for a stake behind. */
function follow(state: DrawnState, bet: StakedBox, action: ActionOf<'paid' | 'unpaid'>): Step {
  const played = state.result.played!
  const { step, hand, type } = action
  const isMeant = ({ betId, hand: its }: { betId: string; hand: number }) => betId === bet.id && its === hand
  const isWaited = step === played.step && played.stage === 'raising' && played.following.some(isMeant)
  if (!isWaited) return lateAnswer(state, type)
  const following = played.following.filter((one) => !isMeant(one))
  if (type === 'unpaid') return withPlayed(state, { following })
  const made = played.closing.find((one) => one.box === bet.own.box && one.hand === hand)!
  const bets = state.bets.map((one) => (one === bet ? { ...one, own: raised(one.own, made, true) } : one))
  return withPlayed({ ...state, bets }, { following })
}

/** A stake that comes too late goes back; a refusal that comes too late changes nothing. */
function lateAnswer(state: DrawnState, type: 'paid' | 'unpaid'): Step {
  if (type === 'paid') throw new RoomRefusal('studio.stepEnded')
  return { state, events: [] }
}

function withPlayed(state: DrawnState, change: Partial<DrawnState['result']['played'] & object>): Step {
  const played = { ...state.result.played!, ...change }
  return { state: { ...state, version: state.version + 1, result: { events: [], played } }, events: [] }
}

const seen = ({ state }: Step): Step => changed(state, 'stage')
