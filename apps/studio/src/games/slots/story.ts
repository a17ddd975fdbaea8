// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, returnOf, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { drawWindow, floatsOfSpin } from './draw-window.ts'
import { judgeWindow, type SlotResult, type SlotWin } from './judge-window.ts'
import type { Tumble } from './cascades/tumble.ts'
import { mostRespins, payOfCoins, spinCoins, type Coins, type HoldAndSpin } from './hold-and-spin.ts'
import { fillCells, openCells, type PickBonus } from './pick-bonus.ts'
import {
  heightsOf,
  holdOf,
  pickOf,
  cellsOf,
  spinsOf,
  symbolAt,
  type SlotRules,
  type SlotWindow,
} from './slot-rules.ts'
import { fillWildReels, heldAfter, wildReelsOf } from './wild-reels.ts'

/** One spin: the paid one has number 0, the free ones follow. */
export interface SlotEvent {
  readonly type: 'spin'
  readonly spin: number
  readonly stops: readonly number[]
  readonly heights: readonly number[]
  readonly wins: readonly SlotWin[]
  readonly scatters: number
  /** What it pays: its wins and scatters together, or what is left up to the win cap. */
  readonly multiplier: Multiplier
  /** The free spins or respins that it brings. */
  readonly freeSpins: number
  /** In hold and spin: what each cell holds in whole stakes, reel by reel from the top; 0 for no coin. */
  readonly coins?: Coins
  /** Reels that are wild as a whole. */
  readonly wildReels?: readonly number[]
  /** In a pick bonus: the cell that this opens, from 0; the paid spin has none. */
  readonly cell?: number
  /** In a pick bonus: what each open cell holds in whole stakes, null for a closed one; the last event opens all. */
  readonly cells?: readonly (number | null)[]
  /** In a game of cascades, which has no reels: the boards of the spin one after the other, and their last factor. */
  readonly tumbles?: readonly Tumble[]
  readonly factor?: number
}

/** The free spins that a round may have at most. */
export const mostFreeSpins = (rules: SlotRules): number => rules.freeGames?.most ?? 0

/** The floats of a round with all free spins or respins that it can have; usually fewer are read. */
export function floatsOfRound(rules: SlotRules): number {
  const hold = holdOf(rules)
  if (hold) return floatsOfSpin(rules) + cellsOf(rules) * (1 + mostRespins(hold, cellsOf(rules)))
  const pick = pickOf(rules)
  if (pick) return floatsOfSpin(rules) + pick.cells
  return floatsOfSpin(rules) * (1 + mostFreeSpins(rules))
}

/** Whether the paid spin brings free ones or respins; its own floats are enough. */
export function bringsFreeSpins(rules: SlotRules, floats: readonly number[]): boolean {
  if (!rules.freeGames && !holdOf(rules) && !pickOf(rules)) return false
  return spinOnce(rules, floats, 0, []).brings > 0
}

/** One spin: what it shows and pays, the free spins that it brings, and the reels that stay wild after it. */
function spinOnce(rules: SlotRules, floats: readonly number[], spin: number, held: readonly number[]): Spun {
  const isPaid = spin === 0
  const window = fillWildReels(rules, drawWindow(rules, floats, spin), held, isPaid)
  const result = judgeWindow(rules, window, isPaid ? 1 : rules.freeGames!.factor)
  const next = heldAfter(rules, window)
  const walks = wildReelsOf(rules) === 'walking' && next.length > 0
  return { window, result, held: next, brings: walks ? 1 : spinsOf(rules, result.scatters, isPaid) }
}

interface Spun {
  readonly window: SlotWindow
  readonly result: SlotResult
  readonly held: readonly number[]
  readonly brings: number
}

/** What a round pays at most; infinite in a slot without a win cap. */
export const capOf = ({ winCap }: SlotRules): Multiplier => (winCap ?? Infinity) * MULTIPLIER_ONE

/**
 * All spins of a round, to its last one or to its win cap. Without free spins the floats of the paid one are enough.
 * In a pick bonus `chosen` are the cells that the player opens, in their order.
 */
export function buildEvents(
  rules: SlotRules,
  floats: readonly number[],
  chosen: readonly number[] = [],
): SlotEvent[] {
  const hold = holdOf(rules)
  if (hold) return buildHoldEvents(rules, hold, floats)
  const pick = pickOf(rules)
  if (pick) return buildPickEvents(rules, pick, floats, chosen)
  const events: SlotEvent[] = []
  const cap = capOf(rules)
  let spins = 1
  let paid = 0
  let held: readonly number[] = []
  for (let spin = 0; spin < spins; spin += 1) {
    const spun = spinOnce(rules, floats, spin, held)
    const { window, result } = spun
    held = spun.held
    const left = 1 + mostFreeSpins(rules) - spins
    const freeSpins = Math.min(left, spun.brings)
    const multiplier = Math.min(result.multiplier, cap - paid)
    paid += multiplier
    spins += freeSpins
    events.push({ type: 'spin', spin, ...window, ...result, multiplier, freeSpins })
    if (paid === cap) break
  }
  return events
}

/** The paid spin, and every cell that is opened if it has enough bonus symbols. */
function buildPickEvents(
  rules: SlotRules,
  pick: PickBonus,
  floats: readonly number[],
  chosen: readonly number[],
): SlotEvent[] {
  const { window, result, brings } = spinOnce(rules, floats, 0, [])
  const paid: SlotEvent = { type: 'spin', spin: 0, ...window, ...result, freeSpins: brings }
  if (brings === 0) return [paid]
  const held = fillCells(pick, floats.slice(floatsOfSpin(rules)))
  const opened = openCells(held, chosen)
  const cells: (number | null)[] = held.map(() => null)
  const events: SlotEvent[] = [{ ...paid, cells: [...cells] }]
  for (const { cell, pays, goesOn } of opened) {
    cells[cell] = pays
    events.push({
      type: 'spin',
      spin: events.length,
      ...window,
      wins: [],
      scatters: 0,
      multiplier: pays * MULTIPLIER_ONE,
      freeSpins: goesOn ? 1 : 0,
      cell,
      cells: goesOn ? [...cells] : held,
    })
  }
  return events
}

/** The paid spin, and every respin if it has enough coins; the last one pays for all coins. */
function buildHoldEvents(rules: SlotRules, hold: HoldAndSpin, floats: readonly number[]): SlotEvent[] {
  const window = drawWindow(rules, floats, 0)
  const result = judgeWindow(rules, window)
  const paid: SlotEvent = { type: 'spin', spin: 0, ...window, ...result, freeSpins: 0 }
  if (spinsOf(rules, result.scatters, true) === 0) return [paid]
  const cells = cellsOf(rules)
  if (floats.length < floatsOfRound(rules)) throw new RangeError('every respin needs a float for each cell')
  const held = Array.from(
    { length: cells },
    (_, cell) =>
      symbolAt(rules, window, Math.floor(cell / rows(rules)), cell % rows(rules)) === rules.scatter?.symbol,
  )
  const steps = spinCoins(hold, held, (step) => {
    const first = floatsOfSpin(rules) + step * cells
    return floats.slice(first, first + cells)
  })
  return steps.map(({ coins, adds }, spin) =>
    spin === 0
      ? { ...paid, coins, freeSpins: adds }
      : {
          type: 'spin',
          spin,
          ...window,
          wins: [],
          scatters: coins.filter((coin) => coin > 0).length,
          multiplier: spin === steps.length - 1 ? payOfCoins(hold, coins) : 0,
          freeSpins: adds,
          coins,
        },
  )
}

const rows = (rules: SlotRules): number => heightsOf(rules)[0]!

/** The free spins of a round that its events so far have brought. */
export const freeSpinsIn = (events: readonly Pick<SlotEvent, 'freeSpins'>[]): number =>
  events.reduce((sum, { freeSpins }) => sum + freeSpins, 0)

/** The moves of a round as they are stored: which cells its player opened, or the numbers of its free spins. */
export const movesOfEvents = (events: readonly SlotEvent[]): number[] =>
  events.slice(1).map(({ cell, spin }) => cell ?? spin)

/** The story of a round up to so many free spins; a larger number includes them all. */
export function storyOfEvents(
  events: readonly SlotEvent[],
  freePlayed: number,
  stake: Stake,
): Story<SlotEvent> {
  const played = events.slice(0, 1 + freePlayed)
  const multiplier = played.reduce((sum, event) => sum + event.multiplier, 0)
  return { events: played, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
}
