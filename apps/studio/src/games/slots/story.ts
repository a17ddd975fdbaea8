// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, returnOf, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { drawWindow, floatsOfSpin } from './draw-window.ts'
import { judgeWindow, type SlotWin } from './judge-window.ts'
import type { Tumble } from './cascades/tumble.ts'
import { mostRespins, payOfCoins, spinCoins, type Coins, type HoldAndSpin } from './hold-and-spin.ts'
import { heightsOf, holdOf, placesOf, spinsOf, symbolAt, type SlotRules } from './slot-rules.ts'

/** One spin: the paid one has number 0, the free ones follow. */
export interface SlotBeat {
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
  /** In hold and spin: what each place holds in whole stakes, reel by reel from the top; 0 for no coin. */
  readonly coins?: Coins
  /** In a game of cascades, which has no reels: the boards of the spin one after the other, and their last factor. */
  readonly tumbles?: readonly Tumble[]
  readonly factor?: number
}

/** The free spins that a round may have at most. */
export const mostFreeSpins = (rules: SlotRules): number => rules.freeGames?.most ?? 0

/** The floats of a round with all free spins or respins that it can have; usually fewer are read. */
export function floatsOfRound(rules: SlotRules): number {
  const hold = holdOf(rules)
  if (hold) return floatsOfSpin(rules) + placesOf(rules) * (1 + mostRespins(hold, placesOf(rules)))
  return floatsOfSpin(rules) * (1 + mostFreeSpins(rules))
}

/** Whether the paid spin brings free ones or respins; its own floats are enough. */
export function bringsFreeSpins(rules: SlotRules, floats: readonly number[]): boolean {
  if (!rules.freeGames && !holdOf(rules)) return false
  const { scatters } = judgeWindow(rules, drawWindow(rules, floats, 0))
  return spinsOf(rules, scatters, true) > 0
}

/** What a round pays at most; infinite in a slot without a win cap. */
export const capOf = ({ winCap }: SlotRules): Multiplier => (winCap ?? Infinity) * MULTIPLIER_ONE

/** All spins of a round, to its last one or to its win cap. Without free spins the floats of the paid one are enough. */
export function buildBeats(rules: SlotRules, floats: readonly number[]): SlotBeat[] {
  const hold = holdOf(rules)
  if (hold) return buildHoldBeats(rules, hold, floats)
  const beats: SlotBeat[] = []
  const cap = capOf(rules)
  let spins = 1
  let paid = 0
  for (let spin = 0; spin < spins; spin += 1) {
    const window = drawWindow(rules, floats, spin)
    const result = judgeWindow(rules, window, spin === 0 ? 1 : rules.freeGames!.factor)
    const left = 1 + mostFreeSpins(rules) - spins
    const freeSpins = Math.min(left, spinsOf(rules, result.scatters, spin === 0))
    const multiplier = Math.min(result.multiplier, cap - paid)
    paid += multiplier
    spins += freeSpins
    beats.push({ type: 'spin', spin, ...window, ...result, multiplier, freeSpins })
    if (paid === cap) break
  }
  return beats
}

/** The paid spin, and every respin if it has enough coins; the last one pays for all coins. */
function buildHoldBeats(rules: SlotRules, hold: HoldAndSpin, floats: readonly number[]): SlotBeat[] {
  const window = drawWindow(rules, floats, 0)
  const result = judgeWindow(rules, window)
  const paid: SlotBeat = { type: 'spin', spin: 0, ...window, ...result, freeSpins: 0 }
  if (spinsOf(rules, result.scatters, true) === 0) return [paid]
  const places = placesOf(rules)
  if (floats.length < floatsOfRound(rules)) throw new RangeError('every respin needs a float for each place')
  const held = Array.from(
    { length: places },
    (_, place) =>
      symbolAt(rules, window, Math.floor(place / rows(rules)), place % rows(rules)) === rules.scatter?.symbol,
  )
  const steps = spinCoins(hold, held, (step) => {
    const first = floatsOfSpin(rules) + step * places
    return floats.slice(first, first + places)
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

/** The free spins of a round that its beats so far have brought. */
export const freeSpinsIn = (beats: readonly Pick<SlotBeat, 'freeSpins'>[]): number =>
  beats.reduce((sum, { freeSpins }) => sum + freeSpins, 0)

/** The story of a round up to so many free spins; a larger number includes them all. */
export function storyOfBeats(beats: readonly SlotBeat[], freePlayed: number, stake: Stake): Story<SlotBeat> {
  const played = beats.slice(0, 1 + freePlayed)
  const multiplier = played.reduce((sum, beat) => sum + beat.multiplier, 0)
  return { beats: played, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
}
