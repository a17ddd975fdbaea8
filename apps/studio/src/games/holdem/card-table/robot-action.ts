// SPDX-License-Identifier: Apache-2.0
import type { HoldemHandView, HoldemInHand } from '../../../card-protocol/holdem-table-view.ts'
import { equityOf } from '../cards/equity.ts'
import type { Variant } from '../hand/hand.ts'

/** What a robot sees when it is its turn. */
export interface RobotView {
  readonly variant: Variant
  readonly hand: HoldemHandView
  readonly own: number
  /** Of all who were dealt in, by their chairs. */
  readonly players: readonly { readonly chair: number; readonly inHand: HoldemInHand }[]
  readonly coin: bigint
  readonly read: (amount: string) => bigint
}

export type RobotAction =
  | { readonly type: 'fold' | 'check' | 'call' }
  | { readonly type: 'raise'; readonly to: bigint }

/** So many random deals are quick and still tell a strong hand from a weak one. */
const ROUNDS = { holdem: 60, omaha: 12 } as const
const MOST_OPPONENTS = { holdem: 4, omaha: 2 } as const
const BLUFFS = 0.06
const SCALE = 1_000_000

/** What a robot does: pot odds against the chance of its cards, with some chance in it. It knows only its own view. */
export function robotAction(view: RobotView, random: () => number): RobotAction {
  const { hand, players, own, variant, read } = view
  const options = hand.options!
  const mine = players.find(({ chair }) => chair === own)!.inHand
  const others = players.filter(({ chair, inHand }) => chair !== own && !inHand.folded).length
  const opponents = Math.max(1, Math.min(others, MOST_OPPONENTS[variant]))
  const known = { variant, own: mine.cards ?? [], board: hand.boards[0] ?? [], opponents }
  const equity = equityOf(known, ROUNDS[variant], random)
  const fair = 1 / (opponents + 1)
  const isStrong = equity > fair + (1 - fair) * (0.25 + 0.2 * random())
  if (options.raise && (isStrong ? random() < 0.75 : random() < BLUFFS))
    return { type: 'raise', to: raiseTo(view, random()) }
  if (options.call === null) return { type: 'check' }
  const call = read(options.call)
  const inPots = hand.pots.reduce((sum, { amount }) => sum + read(amount), 0n)
  const pot = players.reduce((sum, { inHand }) => sum + read(inHand.bet), inPots)
  const odds = Number((call * BigInt(SCALE)) / (pot + call)) / SCALE
  return { type: equity > odds * (0.9 + 0.3 * random()) ? 'call' : 'fold' }
}

/** Half the pot to the whole, in whole coins and within what is allowed. */
function raiseTo({ hand, coin, read }: RobotView, part: number): bigint {
  const { raise, potSize } = hand.options!
  const [least, most] = [read(raise!.least), read(raise!.most)]
  const whole = read(potSize)
  const half = whole / 2n
  const wanted = half + (half * BigInt(Math.floor(part * SCALE))) / BigInt(SCALE)
  const rounded = wanted - (wanted % coin)
  if (rounded <= least) return least
  return rounded >= most ? most : rounded
}
