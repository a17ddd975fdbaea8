// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { chairOf, type TableSettings, type TableState, type TableStep, type Waiting } from './table.ts'

const freeChairs = ({ chairs }: TableState): number => chairs.filter((chair) => chair === null).length

/** Offers every free chair to the first who wait, and takes those off the list whose time has passed. */
export function offerChairs(state: TableState, { times }: TableSettings, nowMs: number): TableStep {
  const left = state.waiting.filter((one) => one.offeredUntilMs === null || one.offeredUntilMs > nowMs)
  const free = freeChairs(state)
  const waiting = left.map((one, index): Waiting => {
    const offered = index < free ? (one.offeredUntilMs ?? nowMs + times.offerMs) : null
    return offered === one.offeredUntilMs ? one : { ...one, offeredUntilMs: offered }
  })
  const isSame =
    waiting.length === state.waiting.length && waiting.every((one, at) => one === state.waiting[at])
  if (isSame) return { state, events: [] }
  return { state: { ...state, version: state.version + 1, waiting }, events: [{ type: 'waiting' }] }
}

/** Refuses a chair to those who have others in front of them, in the list or on it. */
export function checkTurnToSit(state: TableState, playerId: string): void {
  const at = state.waiting.findIndex((one) => one.playerId === playerId)
  const before = at < 0 ? state.waiting.length : at
  if (freeChairs(state) <= before) throw new CardRefusal('othersWait')
}

/** Puts a player at the end of the list. */
export function startWaiting(
  state: TableState,
  settings: TableSettings,
  playerId: string,
  nowMs: number,
): TableStep {
  if (chairOf(state, playerId) >= 0) throw new CardRefusal('alreadyAtTable')
  if (state.waiting.some((one) => one.playerId === playerId)) throw new CardRefusal('alreadyWaiting')
  const waiting = [...state.waiting, { playerId, offeredUntilMs: null }]
  const listed = { ...state, version: state.version + 1, waiting }
  const offered = offerChairs(listed, settings, nowMs)
  return { state: offered.state, events: [{ type: 'waiting' }] }
}

/** Takes a player off the list. */
export function stopWaiting(
  state: TableState,
  settings: TableSettings,
  playerId: string,
  nowMs: number,
): TableStep {
  const waiting = state.waiting.filter((one) => one.playerId !== playerId)
  if (waiting.length === state.waiting.length) throw new CardRefusal('notWaiting')
  const offered = offerChairs({ ...state, version: state.version + 1, waiting }, settings, nowMs)
  return { state: offered.state, events: [{ type: 'waiting' }] }
}
