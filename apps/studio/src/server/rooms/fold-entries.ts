// SPDX-License-Identifier: Apache-2.0
import type { Entry } from './entries.ts'
import { RoomRefusal, type Facts } from './rules/room-rules.ts'
import type { SharedEvent, SharedInput, SharedRound, SharedRules, SharedState } from './rules/shared-round.ts'
import type { LoggedInput } from './store/input-store.ts'

/** What entries make of a state. */
export interface Folded<Own, Result> {
  readonly state: SharedState<Own, Result>
  readonly log: readonly LoggedInput[]
  readonly events: readonly SharedEvent[]
  /** By the index of their entry. */
  readonly refused: ReadonlyMap<number, unknown>
}

/** How time that passed stands in the log. */
export const TIME_INPUT = { type: 'time' } as const

/** Applies entries one after the other. `mayJoin` and `mayRaise` say which stakes the database lets take part. */
export function foldEntries<Own, Result, Action>(
  rules: SharedRules<Own, Result, Action>,
  before: SharedState<Own, Result>,
  entries: readonly Entry<Action>[],
  {
    mayJoin,
    mayRaise = () => true,
    ...facts
  }: Facts & {
    readonly mayJoin: (betId: string) => boolean
    readonly mayRaise?: (action: Action) => boolean
  },
): Folded<Own, Result> {
  let state = before
  const log: LoggedInput[] = []
  const events: SharedEvent[] = []
  const refused = new Map<number, unknown>()

  function note(
    step: { state: SharedState<Own, Result>; events: readonly SharedEvent[] },
    line: Omit<LoggedInput, 'version'>,
  ): boolean {
    if (step.state === state) return false
    state = step.state
    log.push({ ...line, version: state.version })
    events.push(...step.events)
    return true
  }

  entries.forEach((entry, index) => {
    const { atMs } = entry
    if (entry.type === 'time') {
      // A phase lasts until its next time at least, so that everybody sees it.
      do if (!note(rules.advance(state, atMs, facts), { atMs, playerId: null, input: TIME_INPUT })) return
      while (state.phase !== 'drawn' && state.phase !== 'settling')
      return
    }
    const { move } = entry
    try {
      if (move.input.type === 'bet' && !mayJoin(move.input.bet.id))
        throw new RoomRefusal('studio.bettingClosed')
      if (move.input.type === 'act' && !mayRaise(move.input.action))
        throw new RoomRefusal('studio.betNotTaken')
      note(rules.apply(state, move, atMs), { atMs, playerId: move.playerId, input: move.input })
    } catch (error) {
      refused.set(index, error)
    }
  })
  return { state, log, events, refused }
}

/** The state of a round from its log. */
export function replayLog<Own, Result, Action>(
  rules: SharedRules<Own, Result, Action>,
  { openedAtMs, outcome, ...round }: SharedRound & { readonly openedAtMs: number; readonly outcome: string },
  log: readonly LoggedInput[],
): { state: SharedState<Own, Result>; events: readonly SharedEvent[] } {
  let state = rules.begin(round, openedAtMs)
  const events: SharedEvent[] = []
  for (const { atMs, playerId, input } of log) {
    const step =
      playerId === null && isTime(input)
        ? rules.advance(state, atMs, { outcome, awaited: 0 })
        : // Only inputs that the rules accepted are in the log.
          rules.apply(
            state,
            { roundId: round.roundId, playerId: playerId ?? '', input: input as SharedInput<Action> },
            atMs,
          )
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

const isTime = (input: object): boolean => 'type' in input && input.type === TIME_INPUT.type
