// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, returnOf, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { drawWindow, floatsOfSpin } from './draw-window.ts'
import { judgeWindow, type SlotWin } from './judge-window.ts'
import type { SlotRules } from './slot-rules.ts'

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
  /** The free spins that it brings. */
  readonly freeSpins: number
}

/** The free spins that a round may have at most. */
export const mostFreeSpins = (rules: SlotRules): number => rules.freeGames?.most ?? 0

/** The floats of a round with all free spins that it can have; usually fewer are read. */
export const floatsOfRound = (rules: SlotRules): number => floatsOfSpin(rules) * (1 + mostFreeSpins(rules))

/** Whether the paid spin brings free ones; its own floats are enough. */
export function bringsFreeSpins(rules: SlotRules, floats: readonly number[]): boolean {
  if (!rules.freeGames) return false
  const { scatters } = judgeWindow(rules, drawWindow(rules, floats, 0))
  return (rules.freeGames.spins[scatters - 1] ?? 0) > 0
}

/** What a round pays at most; infinite in a slot without a win cap. */
export const capOf = ({ winCap }: SlotRules): Multiplier => (winCap ?? Infinity) * MULTIPLIER_ONE

/** All spins of a round, to its last one or to its win cap. Without free spins the floats of the paid one are enough. */
export function buildBeats(rules: SlotRules, floats: readonly number[]): SlotBeat[] {
  const beats: SlotBeat[] = []
  const cap = capOf(rules)
  let spins = 1
  let paid = 0
  for (let spin = 0; spin < spins; spin += 1) {
    const window = drawWindow(rules, floats, spin)
    const result = judgeWindow(rules, window, spin === 0 ? 1 : rules.freeGames!.factor)
    const awards = spin === 0 ? rules.freeGames?.spins : rules.freeGames?.again
    const left = 1 + mostFreeSpins(rules) - spins
    const freeSpins = Math.min(left, awards?.[result.scatters - 1] ?? 0)
    const multiplier = Math.min(result.multiplier, cap - paid)
    paid += multiplier
    spins += freeSpins
    beats.push({ type: 'spin', spin, ...window, ...result, multiplier, freeSpins })
    if (paid === cap) break
  }
  return beats
}

/** The free spins of a round that its beats so far have brought. */
export const freeSpinsIn = (beats: readonly Pick<SlotBeat, 'freeSpins'>[]): number =>
  beats.reduce((sum, { freeSpins }) => sum + freeSpins, 0)

/** The story of a round up to so many free spins; a larger number includes them all. */
export function storyOfBeats(beats: readonly SlotBeat[], freePlayed: number, stake: Stake): Story<SlotBeat> {
  const played = beats.slice(0, 1 + freePlayed)
  const multiplier = played.reduce((sum, beat) => sum + beat.multiplier, 0)
  return { beats: played, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
}
