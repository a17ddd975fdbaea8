// SPDX-License-Identifier: Apache-2.0
import { isTurnOver } from '../hand/clock.ts'
import type { Action } from '../hand/hand.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { amountOf, comeBack, leave, prefer, rebuy, setPresence, sitDown, sitOut } from './chair-moves.ts'
import { candidatesOf, dealHand } from './deal.ts'
import { giveUpChair } from './give-up-chair.ts'
import { playAction, timeOut } from './play.ts'
import {
  chairOf,
  isDealtIn,
  isPlaying,
  type Chair,
  type NextHand,
  type TableEvent,
  type TableInput,
  type TableMove,
  type TableSettings,
  type TableState,
  type TableStep,
} from './table.ts'
import { offerChairs, startWaiting, stopWaiting } from './waiting.ts'

type ActionInput = Extract<TableInput, { handId: string }>

/** An empty table. */
export function openTable({ chairs }: TableSettings, nowMs: number): TableState {
  return {
    ...{ version: 0, blinds: null, hand: null, clock: null, nextHandAtMs: nowMs },
    ...{ chairs: Array.from({ length: chairs }, () => null), waiting: [], departed: [] },
    ...{ boughtIn: 0n, paidOut: 0n, raked: 0n },
  }
}

/** Plays a move. Throws a CardRefusal for what is not allowed now; then nothing has changed. */
export function applyMove(
  state: TableState,
  settings: TableSettings,
  move: TableMove,
  nowMs: number,
): TableStep {
  const { playerId, version, input } = move
  const index = chairOf(state, playerId)
  if (isAction(input)) {
    if (index < 0) throw new CardRefusal('notAtTable')
    return applyAction(state, settings, { chair: index, version, input, nowMs })
  }
  // The room's process says who is connected: it answers no version.
  const own = state.chairs[index]?.version ?? 0
  if (input.type !== 'presence' && version !== own) throw new CardRefusal('turnPassed')
  if (input.type === 'sit') return sitDown(state, settings, playerId, input, nowMs)
  if (input.type === 'wait') return startWaiting(state, settings, playerId, nowMs)
  if (input.type === 'stopWaiting') return stopWaiting(state, settings, playerId, nowMs)
  if (index < 0) throw new CardRefusal('notAtTable')
  return applyChairMove(state, settings, { index, input, nowMs })
}

const isAction = (input: TableInput): input is ActionInput =>
  input.type === 'fold' || input.type === 'check' || input.type === 'call' || input.type === 'raise'

function applyAction(
  state: TableState,
  settings: TableSettings,
  { chair, version, input, nowMs }: { chair: number; version: number; input: ActionInput; nowMs: number },
): TableStep {
  const { hand } = state
  if (!hand || !isPlaying(state) || input.handId !== hand.id) throw new CardRefusal('handEnded')
  const { bankMs } = state.chairs[hand.players[hand.actor!]!.chair]!
  if (version !== hand.turn || isTurnOver(state.clock!, bankMs, nowMs)) throw new CardRefusal('turnPassed')
  const action: Action =
    input.type === 'raise' ? { type: 'raise', to: amountOf(input.to) } : { type: input.type }
  return playAction(state, settings, { chair, action, nowMs })
}

function applyChairMove(
  state: TableState,
  settings: TableSettings,
  { index, input, nowMs }: { index: number; input: TableInput; nowMs: number },
): TableStep {
  if (input.type === 'leave') return leave(state, settings, index, nowMs)
  if (state.chairs[index]!.leaving) throw new CardRefusal('leaving')
  switch (input.type) {
    case 'sitOut':
      return sitOut(state, index, nowMs)
    case 'return':
      return comeBack(state, index, input.posts, nowMs)
    case 'rebuy':
      return rebuy(state, settings, index, input.amount, nowMs)
    case 'prefer':
      return prefer(state, index, input.preferences)
    case 'presence':
      return setPresence(state, index, input.present, nowMs)
    default:
      throw new CardRefusal('badMove')
  }
}

/** When time alone changes the table; null: never. */
export function dueAtMs(state: TableState, { times }: TableSettings): number | null {
  const due = state.waiting.flatMap(({ offeredUntilMs }) => (offeredUntilMs === null ? [] : [offeredUntilMs]))
  for (const [index, chair] of state.chairs.entries())
    if (chair && !isDealtIn(state, index)) due.push(...awaySince(chair).map((since) => since + times.outMs))
  if (state.clock) due.push(state.clock.untilMs)
  else if (canDeal(state)) due.push(state.nextHandAtMs)
  return due.length === 0 ? null : Math.min(...due)
}

/** Since when somebody sits out or is not there. */
const awaySince = ({ outSinceMs, absentSinceMs }: Chair): number[] =>
  [outSinceMs, absentSinceMs].filter((since) => since !== null)

const canDeal = (state: TableState): boolean => !isPlaying(state) && candidatesOf(state).length >= 2

/** What time changes; the same state if nothing is due. `next` is given when a hand can be dealt. */
export function advanceTable(
  state: TableState,
  settings: TableSettings,
  nowMs: number,
  next: NextHand | null,
): TableStep {
  const events: TableEvent[] = []
  let now = state
  const take = (step: TableStep) => {
    now = step.state
    events.push(...step.events)
  }
  take(timeOut(now, settings, nowMs))
  for (const [index, chair] of now.chairs.entries()) {
    const isLong = chair && awaySince(chair).some((since) => nowMs >= since + settings.times.outMs)
    if (isLong && !isDealtIn(now, index)) take(giveUpChair(now, settings, index, nowMs))
  }
  take(offerChairs(now, settings, nowMs))
  if (next && canDeal(now) && nowMs >= now.nextHandAtMs) take(dealHand(now, settings, next, nowMs))
  return { state: now, events }
}

/** All chips that the table knows of. What came in is always what is there, was paid out and was taken as rake. */
export function chipsAt({ chairs, hand }: TableState): bigint {
  const stacks = chairs.reduce((sum, chair) => sum + (chair ? chair.stack + chair.pending : 0n), 0n)
  if (!hand || hand.actor === null) return stacks
  return hand.players.reduce((sum, { stack, committed, dead }) => sum + stack + committed + dead, stacks)
}
