// SPDX-License-Identifier: Apache-2.0
import type { Story } from '../../../fair/story.ts'
import type { GameCode } from '../../../protocol.ts'

/** A staked bet as it joins a shared round. Amounts are digits of millionths: a state is plain text. */
export interface NewBet {
  readonly id: string
  readonly playerId: string
  readonly currency: string
  readonly stake: string
  readonly parameters: unknown
  /** Its player plays with play money. */
  readonly playMoney: boolean
  /** When it was reserved, which tells where it is stored. */
  readonly startedAtMs: number
}

/** A bet of a shared round, with what the game notes of it. */
export interface SharedBet<Own> extends Omit<NewBet, 'parameters'> {
  readonly own: Own
  /** Its end is fixed, before that of the round. */
  readonly decided: boolean
}

/** A further stake of a bet, which the operator has confirmed. */
export interface ActionRaise {
  readonly transactionId: string
}

/** A game in which everybody plays against one result. Pure. */
export interface SharedGame<Own, Result, Action> {
  readonly code: GameCode
  /** How long bets are taken. */
  readonly openMs: number
  /** How long, after the close, bets that are in flight are waited for. */
  readonly closingMs: number
  /** From the end of a round to the next one. */
  readonly pauseMs: number
  /** Players decide something while the result comes out: a round that was interrupted then is void. */
  readonly hasActions: boolean
  /** The clock of a result that is out begins again with a new owner: players had no time while nobody ran the room. */
  readonly reopensDrawn?: boolean
  /** The further stake that an action has taken: it is stored with the action, or the action is refused. */
  raiseOf?(action: Action): ActionRaise | undefined
  resultOf(outcome: string): Result
  /** How long it takes until the result is out. */
  durationMs(result: Result): number
  enter(bet: NewBet): Own
  /** When a bet ends by itself before the round does; null: it ends with the round. */
  endsAfterMs(own: Own, result: Result): number | null
  /** A bet that ends by itself. */
  end(own: Own): Own
  /** A bet that its player ends; throws a RoomRefusal. */
  act(own: Own, action: Action, elapsedMs: number): Own
  /** How a bet ended; without a result before that is public, and then nothing in it may reveal it. */
  storyOf(bet: SharedBet<Own>, result: Result | null): Story<object>
}
