// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from './multiplier.ts'
import type { Stake, Story } from './story.ts'

/** A round that is played move by move: what the player has done so far, and whether it has ended. */
export interface StepField<Bet> {
  readonly bet: Bet
  /** Whole numbers whose meaning each game defines. */
  readonly moves: readonly number[]
  readonly state: 'open' | 'lost' | 'cashedOut'
}

/** The pure rules of a game with moves: bet, move after move, cash-out. */
export interface StepGame<Bet, RoundEvent extends object> {
  /** Throws a BetRefusal. */
  check(bet: Bet, stake: Stake): void
  /** Whether free rounds can pay for this bet; without it they can pay for every bet. */
  mayBeFree?(bet: Bet): boolean
  /** The number of floats that judge a field with so many moves. */
  floats(bet: Bet, moves: number): number
  /** The most that the first move can reach; a stake that could not be paid then is refused. */
  first(bet: Bet, stake: Stake): Multiplier
  /** True for a move that this field already contains, in games where each can be made only once. */
  repeats?(field: StepField<Bet>, move: number): boolean
  /** Throws a BetRefusal for a move that this field does not allow. */
  checkMove(field: StepField<Bet>, move: number, floats: readonly number[]): void
  /** The multiplier that the move reaches if it succeeds. */
  reach(field: StepField<Bet>, move: number, floats: readonly number[], stake: Stake): Multiplier
  /** The field after an allowed move. */
  play(field: StepField<Bet>, move: number, floats: readonly number[]): StepField<Bet>
  /** True once something can be cashed out. */
  mayCashOut(field: StepField<Bet>): boolean
  /** What a move stakes beyond what is staked already, in millionths; 0 for most moves. */
  raise?(field: StepField<Bet>, move: number, stake: Stake): bigint
  /** True if the bet alone has decided the round. */
  decided?(field: StepField<Bet>, floats: readonly number[]): boolean
  /** The move with which an abandoned round goes on until it ends; without it, it is cashed out or its stake goes back. */
  finish?(field: StepField<Bet>, floats: readonly number[]): number
  /** The story so far; contains nothing that still decides an open field. */
  story(field: StepField<Bet>, stake: Stake, floats: readonly number[]): Story<RoundEvent>
}

/** A new field without a move. */
export function newField<Bet>(bet: Bet): StepField<Bet> {
  return { bet, moves: [], state: 'open' }
}

/** Plays a record's moves again; an ended record whose last move did not end it was cashed out. */
export function replay<Bet, RoundEvent extends object>(
  game: StepGame<Bet, RoundEvent>,
  record: { readonly bet: Bet; readonly moves: readonly number[]; readonly ended: boolean },
  floats: readonly number[],
): StepField<Bet> {
  const played = record.moves.reduce((field, move) => {
    game.checkMove(field, move, floats)
    return game.play(field, move, floats)
  }, newField(record.bet))
  return record.ended && played.state === 'open' ? { ...played, state: 'cashedOut' } : played
}
