// SPDX-License-Identifier: Apache-2.0
import { checkAnswers, RoomRefusal, type Facts, type RoomRules, type Step } from './room-rules.ts'
import type { NewBet, SharedBet, SharedGame } from './shared-game.ts'

/** The round that begins. */
export interface SharedRound {
  readonly roundId: string
  /** Of its link in the chain. */
  readonly position: number
}

interface Common<Own> extends SharedRound {
  readonly version: number
  readonly bets: readonly SharedBet<Own>[]
}

/** A round against one result. Only the server may know `result` before it is settling. */
export type SharedState<Own, Result> = Common<Own> &
  (
    | { readonly phase: 'open'; readonly closesAtMs: number }
    | { readonly phase: 'closing'; readonly drawsAtMs: number }
    | {
        readonly phase: 'drawn'
        readonly result: Result
        readonly startedAtMs: number
        readonly endsAtMs: number
      }
    | { readonly phase: 'settling'; readonly result: Result; readonly nextAtMs: number }
  )

export type SharedInput<Action> =
  | { readonly type: 'bet'; readonly bet: NewBet }
  | { readonly type: 'act'; readonly betId: string; readonly action: Action }
  /** A new owner of the room takes bets once more, before anything of the result is known. */
  | { readonly type: 'reopen'; readonly closesAtMs: number }

/** What became of a round: its phase, or bets that joined or ended before it. */
export type SharedEvent =
  | { readonly type: 'open' | 'closing' | 'drawn' | 'settling' }
  | { readonly type: 'joined' | 'decided'; readonly betIds: readonly string[] }
  /** What everybody sees has changed within a phase. */
  | { readonly type: 'stage' }

/** The rules of a room in which bets of one round are paid together. */
export type SharedRules<Own, Result, Action> = RoomRules<
  SharedState<Own, Result>,
  SharedRound,
  SharedInput<Action>,
  SharedEvent
>

/** The rules of rounds in which everybody plays against one result. */
export function sharedRound<Own, Result, Action>(
  game: SharedGame<Own, Result, Action>,
): SharedRules<Own, Result, Action> {
  return {
    begin: ({ roundId, position }, nowMs) => ({
      roundId,
      position,
      version: 0,
      bets: [],
      phase: 'open',
      closesAtMs: nowMs + game.openMs,
    }),
    apply(state, move, nowMs) {
      checkAnswers(state, move)
      const { input, playerId } = move
      if (input.type === 'bet') return join(game, state, input.bet, nowMs)
      if (input.type === 'act') return act(game, state, { ...input, playerId }, nowMs)
      return reopen(state, input.closesAtMs)
    },
    dueAtMs: (state) => dueAtMs(game, state),
    advance: (state, nowMs, facts) => advance(game, state, nowMs, facts),
    phaseOf: (state) => state.phase,
  }
}

/** Whether a player may still bet: the wallet is asked only then. */
export const takesBets = (state: SharedState<unknown, unknown>, nowMs: number): boolean =>
  state.phase === 'open' && nowMs < state.closesAtMs

function join<Own, Result, Action>(
  game: SharedGame<Own, Result, Action>,
  state: SharedState<Own, Result>,
  bet: NewBet,
  nowMs: number,
): Step<SharedState<Own, Result>, SharedEvent> {
  if (state.bets.some(({ id }) => id === bet.id)) return { state, events: [] }
  const untilMs = state.phase === 'open' ? state.closesAtMs + game.closingMs : drawsAtMs(state)
  if (nowMs >= untilMs) throw new RoomRefusal('studio.bettingClosed')
  const { parameters: _checked, ...facts } = bet
  const joined = { ...facts, own: game.enter(bet), decided: false }
  return {
    state: { ...state, version: state.version + 1, bets: [...state.bets, joined] },
    events: [{ type: 'joined', betIds: [bet.id] }],
  }
}

const drawsAtMs = (state: SharedState<unknown, unknown>): number =>
  state.phase === 'closing' ? state.drawsAtMs : Number.NEGATIVE_INFINITY

function reopen<Own, Result>(
  state: SharedState<Own, Result>,
  closesAtMs: number,
): Step<SharedState<Own, Result>, SharedEvent> {
  if (state.phase !== 'open' && state.phase !== 'closing') throw new RoomRefusal('studio.bettingClosed')
  const { roundId, position, bets, version } = state
  return {
    state: { roundId, position, bets, version: version + 1, phase: 'open', closesAtMs },
    events: [{ type: 'open' }],
  }
}

function act<Own, Result, Action>(
  game: SharedGame<Own, Result, Action>,
  state: SharedState<Own, Result>,
  { betId, action, playerId }: { betId: string; action: Action; playerId: string },
  nowMs: number,
): Step<SharedState<Own, Result>, SharedEvent> {
  const bet = state.bets.find(({ id }) => id === betId)
  if (bet?.playerId !== playerId) throw new RoomRefusal('studio.notFound')
  if (state.phase === 'open' || state.phase === 'closing') throw new RoomRefusal('studio.notStarted')
  if (bet.decided) return { state, events: [] }
  if (state.phase === 'settling' || nowMs >= state.endsAtMs) throw new RoomRefusal('studio.cashOutTooLate')
  const elapsedMs = nowMs - state.startedAtMs
  return decide(state, new Map([[betId, game.act(bet.own, action, elapsedMs)]]))
}

/** The state with bets whose end is fixed from now on. */
function decide<Own, Result>(
  state: SharedState<Own, Result>,
  ended: ReadonlyMap<string, Own>,
): Step<SharedState<Own, Result>, SharedEvent> {
  if (ended.size === 0) return { state, events: [] }
  const bets = state.bets.map((bet) => {
    const own = ended.get(bet.id)
    return own === undefined ? bet : { ...bet, own, decided: true }
  })
  return {
    state: { ...state, version: state.version + 1, bets },
    events: [{ type: 'decided', betIds: [...ended.keys()] }],
  }
}

function dueAtMs<Own, Result, Action>(
  game: SharedGame<Own, Result, Action>,
  state: SharedState<Own, Result>,
): number | null {
  if (state.phase === 'open') return state.closesAtMs
  if (state.phase === 'closing') return state.drawsAtMs
  if (state.phase === 'settling') return null
  let due = state.endsAtMs
  for (const bet of state.bets) {
    const after = bet.decided ? null : game.endsAfterMs(bet.own, state.result)
    if (after !== null) due = Math.min(due, state.startedAtMs + after)
  }
  return due
}

function advance<Own, Result, Action>(
  game: SharedGame<Own, Result, Action>,
  state: SharedState<Own, Result>,
  nowMs: number,
  { outcome, awaited }: Facts,
): Step<SharedState<Own, Result>, SharedEvent> {
  const { roundId, position, bets, version } = state
  const next = { roundId, position, bets, version: version + 1 }
  if (state.phase === 'open') {
    if (nowMs < state.closesAtMs) return { state, events: [] }
    const closing = { ...next, phase: 'closing', drawsAtMs: nowMs + game.closingMs } as const
    return { state: closing, events: [{ type: 'closing' }] }
  }
  if (state.phase === 'closing') {
    if (outcome === undefined || (awaited > 0 && nowMs < state.drawsAtMs)) return { state, events: [] }
    const result = game.resultOf(outcome)
    const endsAtMs = nowMs + game.durationMs(result)
    return {
      state: { ...next, phase: 'drawn', result, startedAtMs: nowMs, endsAtMs },
      events: [{ type: 'drawn' }],
    }
  }
  if (state.phase === 'settling') return { state, events: [] }
  const passed = decide(state, endedBy(game, state, nowMs))
  if (nowMs < state.endsAtMs) return passed
  const { result } = state
  return {
    state: {
      ...next,
      bets: passed.state.bets,
      phase: 'settling',
      result,
      nextAtMs: nowMs + game.pauseMs,
    },
    events: [...passed.events, { type: 'settling' }],
  }
}

/** The bets that have ended by themselves until now. */
function endedBy<Own, Result, Action>(
  game: SharedGame<Own, Result, Action>,
  state: Extract<SharedState<Own, Result>, { phase: 'drawn' }>,
  nowMs: number,
): Map<string, Own> {
  const elapsedMs = Math.min(nowMs, state.endsAtMs) - state.startedAtMs
  const ended = new Map<string, Own>()
  for (const { id, own, decided } of state.bets) {
    const after = decided ? null : game.endsAfterMs(own, state.result)
    if (after !== null && after <= elapsedMs) ended.set(id, game.end(own))
  }
  return ended
}
