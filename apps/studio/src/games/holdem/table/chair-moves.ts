// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'
import { topUp } from './between-hands.ts'
import { giveUpChair } from './give-up-chair.ts'
import { goOnPlaying } from './play.ts'
import {
  chairOf,
  isDealtIn,
  isPlaying,
  withChair,
  type Chair,
  type Preferences,
  type TableSettings,
  type TableState,
  type TableStep,
} from './table.ts'
import { checkTurnToSit, offerChairs } from './waiting.ts'

const WHOLE = /^(0|[1-9]\d{0,24})$/

/** A whole number of millionths. Throws a CardRefusal for anything else. */
export function amountOf(text: unknown): bigint {
  if (typeof text !== 'string' || !WHOLE.test(text)) throw new CardRefusal('badAmount')
  return BigInt(text)
}

/** A player sits down with chips, which the wallet has paid. They wait for the big blind or post it. */
export function sitDown(
  state: TableState,
  settings: TableSettings,
  playerId: string,
  { chair: index, buyIn }: { chair: number; buyIn: string },
  nowMs: number,
): TableStep {
  if (chairOf(state, playerId) >= 0) throw new CardRefusal('alreadyAtTable')
  if (!Number.isInteger(index) || index < 0 || index >= settings.chairs) throw new CardRefusal('badChair')
  if (state.chairs[index]) throw new CardRefusal('chairTaken')
  checkTurnToSit(state, playerId)
  const stack = checkedBuyIn(state, settings, playerId, buyIn, nowMs)
  const chair: Chair = {
    ...{ playerId, version: 1, stack, pending: 0n, outSinceMs: null, leaving: false, absentSinceMs: null },
    ...{
      timedOut: false,
      owesBig: true,
      owesSmall: false,
      posts: false,
      bankMs: settings.times.bankMs,
      raked: 0n,
    },
    ...{ straddles: false, runsTwice: false, showsLosing: false, autoRebuy: false },
  }
  const seated = {
    ...state,
    version: state.version + 1,
    chairs: state.chairs.map((one, at) => (at === index ? chair : one)),
    waiting: state.waiting.filter((one) => one.playerId !== playerId),
    boughtIn: state.boughtIn + stack,
    nextHandAtMs: Math.max(state.nextHandAtMs, nowMs),
  }
  const offered = offerChairs(seated, settings, nowMs)
  return { state: offered.state, events: [{ type: 'chair', chair: index }, ...offered.events] }
}

/** Whoever has left a short while ago brings what they took away. */
function checkedBuyIn(
  state: TableState,
  settings: TableSettings,
  playerId: string,
  text: string,
  nowMs: number,
): bigint {
  const amount = amountOf(text)
  const before = state.departed.find((one) => one.playerId === playerId && one.untilMs > nowMs)?.stack ?? 0n
  const least = before > settings.leastBuyIn ? before : settings.leastBuyIn
  const most = before > settings.mostBuyIn ? before : settings.mostBuyIn
  if (amount % settings.stakes.coin !== 0n && amount !== before) throw new CardRefusal('badAmount')
  if (amount < least) throw new CardRefusal('buyInTooSmall', least)
  if (amount > most) throw new CardRefusal('buyInTooLarge', most)
  return amount
}

/** A player leaves: at once, or after the hand they are in, which they check or fold. */
export function leave(state: TableState, settings: TableSettings, index: number, nowMs: number): TableStep {
  if (state.chairs[index]!.leaving) throw new CardRefusal('leaving')
  if (!isDealtIn(state, index)) return giveUpChair(state, settings, index, nowMs)
  return playedOn(changed(state, index, { leaving: true }), settings, index, nowMs)
}

/** Sits out from the next hand on. */
export function sitOut(state: TableState, index: number, nowMs: number): TableStep {
  const { outSinceMs } = state.chairs[index]!
  return seen(changed(state, index, { outSinceMs: outSinceMs ?? nowMs }), index)
}

/** Plays again: with `posts` at once for the blinds that are owed, else from the next big blind on. */
export function comeBack(state: TableState, index: number, posts: boolean, nowMs: number): TableStep {
  if (typeof posts !== 'boolean') throw new CardRefusal('badMove')
  const { stack, pending } = state.chairs[index]!
  if (stack + pending === 0n && !isDealtIn(state, index)) throw new CardRefusal('notEnoughChips')
  const back = changed(state, index, { outSinceMs: null, timedOut: false, absentSinceMs: null, posts })
  return seen({ ...back, nextHandAtMs: Math.max(back.nextHandAtMs, nowMs) }, index)
}

/** More chips, which the wallet has paid; on the table between hands. */
export function rebuy(
  state: TableState,
  settings: TableSettings,
  index: number,
  text: string,
  nowMs: number,
): TableStep {
  const amount = amountOf(text)
  const { stack, pending } = state.chairs[index]!
  const inHand = isDealtIn(state, index) ? stackInHand(state, index) : 0n
  if (amount === 0n || amount % settings.stakes.coin !== 0n) throw new CardRefusal('badAmount')
  const after = stack + inHand + pending + amount
  if (after > settings.mostBuyIn) throw new CardRefusal('buyInTooLarge', settings.mostBuyIn)
  if (after < settings.leastBuyIn) throw new CardRefusal('buyInTooSmall', settings.leastBuyIn)
  const paid = changed(state, index, { pending: pending + amount })
  const bought = { ...paid, boughtIn: state.boughtIn + amount }
  if (isDealtIn(state, index)) return seen(bought, index)
  const isBust = stack + pending === 0n
  const ready = isBust ? changed(bought, index, { outSinceMs: null }) : bought
  return topUp(ready, settings, index, nowMs)
}

const stackInHand = (state: TableState, index: number): bigint =>
  state.hand!.players.find(({ chair }) => chair === index)!.stack

const preferenceNames = ['straddles', 'runsTwice', 'showsLosing', 'autoRebuy'] as const

/** Changes what a player wants from the next hand on. */
export function prefer(state: TableState, index: number, wanted: Partial<Preferences>): TableStep {
  const entries = Object.entries(wanted ?? {})
  const isKnown = ([name, value]: [string, unknown]) =>
    preferenceNames.some((known) => known === name) && typeof value === 'boolean'
  if (entries.length === 0 || !entries.every(isKnown)) throw new CardRefusal('badMove')
  return seen(changed(state, index, wanted), index)
}

/** The connection of a player is gone or back. Nothing is folded before its time. */
export function setPresence(state: TableState, index: number, present: boolean, nowMs: number): TableStep {
  if (typeof present !== 'boolean') throw new CardRefusal('badMove')
  return seen(
    withChair(state, index, present ? { absentSinceMs: null, timedOut: false } : { absentSinceMs: nowMs }),
    index,
  )
}

function playedOn(state: TableState, settings: TableSettings, index: number, nowMs: number): TableStep {
  const isActor = isPlaying(state) && state.hand!.players[state.hand!.actor!]!.chair === index
  if (!isActor) return seen(state, index)
  return goOnPlaying(state, settings, nowMs)
}

const changed = (state: TableState, index: number, change: Partial<Chair>): TableState =>
  withChair(state, index, { ...change, version: state.chairs[index]!.version + 1 })

const seen = (state: TableState, chair: number): TableStep => ({ state, events: [{ type: 'chair', chair }] })
