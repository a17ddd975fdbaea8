// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { newField, type StepField, type StepGame } from '../../fair/step-game.ts'

/** Fills floats with the next ones of a stream. */
export type Draw = (floats: number[]) => void

/** How a page says what its simulator plays. */
export interface VisibleWay<Bet> {
  /** The way of play in words. */
  readonly words: (bet: Bet) => string
  /** The return of this way in per cent; without it what the rules state for the choices on the page. */
  readonly statedPercent?: (bet: Bet) => number
}

/** One plainly stated way to play a game with moves, and the return that it has. */
export interface WayOfPlay<Bet> extends Required<VisibleWay<Bet>> {
  /** The next move; undefined: the player cashes out. It sees only what the player sees. */
  readonly next: (field: StepField<Bet>, floats: readonly number[]) => number | undefined
}

/** One stake of many coins, so that rounding to coins plays no part. */
const stake = { amount: 1_000_000_000n, unit: 1n }

/** Plays one round by the rules of the game to its end; `raised` is what moves staked further. */
export function playRound<Bet, RoundEvent extends object>(
  game: StepGame<Bet, RoundEvent>,
  way: Pick<WayOfPlay<Bet>, 'next'>,
  bet: Bet,
  floats: readonly number[],
): { readonly field: StepField<Bet>; readonly raised: bigint } {
  let field = newField(bet)
  let raised = 0n
  if (game.decided?.(field, floats)) field = { ...field, state: 'cashedOut' }
  while (field.state === 'open') {
    const move = way.next(field, floats)
    if (move === undefined) field = { ...field, state: 'cashedOut' }
    else {
      game.checkMove(field, move, floats)
      raised += game.raise?.(field, move, stake) ?? 0n
      field = game.play(field, move, floats)
    }
  }
  return { field, raised }
}

/** What one round pays, less what moves staked further, in millionths of the stake. */
export function playOut<Bet, RoundEvent extends object>(
  game: StepGame<Bet, RoundEvent>,
  way: Pick<WayOfPlay<Bet>, 'next'>,
  bet: Bet,
  floats: readonly number[],
): Multiplier {
  const { field, raised } = playRound(game, way, bet, floats)
  const { multiplier } = game.story(field, stake, floats)
  return multiplier - Number((raised * BigInt(MULTIPLIER_ONE)) / stake.amount)
}
