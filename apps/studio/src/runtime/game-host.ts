// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type {
  BetInput,
  GameCode,
  GameParameters,
  LiveMessage,
  Money,
  RoundOf,
  SessionView,
} from '../protocol.ts'
import type { FreeRoundsField } from './frame/free-rounds.ts'
import type { QuickStakes } from './frame/quick-stakes.ts'
import type { MainButton } from './frame/main-button.ts'
import type { Recent } from './frame/recent.ts'
import type { StakeField } from './frame/stake-field.ts'
import type { BalanceTracker } from './balance-tracker.ts'
import type { Ask } from './server/calls.ts'
import type { VisibleWay } from './simulator/way-of-play.ts'
import type { Sound } from './sound.ts'
import type { CreateScene, Scene } from './stage/scene.ts'

export type Outcome = 'won' | 'lost' | 'even'

/** An accepted bet, while its story is displayed. */
export interface PlacedBet<Code extends GameCode> {
  readonly round: RoundOf<Code>
  /** What it has taken from the balance: nothing for a free round. */
  readonly taken: Amount
  /** The story has ended: the balance includes the return, and the operator is notified. */
  readonly finished: () => void
}

/** The answer of a bet, a move or a cash-out of one game. */
export interface AnswerOf<Code extends GameCode> {
  readonly round: RoundOf<Code>
  readonly balance: Money | null
}

/** Everything that the runtime offers to a game. */
export interface GameHost<Code extends GameCode> {
  readonly game: Code
  readonly session: SessionView
  /** The recorded round that is shown again, under a new id each time; bets and moves are never asked for then. */
  readonly recorded?: () => RoundOf<Code>
  readonly ask: Ask
  readonly balanceTracker: BalanceTracker
  readonly sound: Sound
  readonly overlay: HTMLElement
  /** How the player bets, above the game's own controls. */
  readonly modes: HTMLElement
  /** The game's own controls, above the stake. */
  readonly options: HTMLElement
  /** Further settings of a bet, below the stake. */
  readonly more: HTMLElement
  readonly extra: HTMLElement
  readonly stake: StakeField
  /** The stakes that the player has set for quick use. */
  readonly quickStakes: QuickStakes
  readonly freeRounds: Pick<FreeRoundsField, 'chosen' | 'payOwn' | 'disable'>
  readonly action: MainButton
  readonly recent: Recent
  /**
   * Announces a result in words, visibly and to screen readers, and marks it for scripts that watch the page.
   */
  readonly say: (sentence: string, result?: { readonly outcome: Outcome; readonly roundId: string }) => void
  /** Whether results are read aloud: not while bets follow each other by themselves. */
  readonly announce: (announced: boolean) => void
  /** Adds a finished round to the strip. */
  readonly remember: (round: RoundOf<Code>) => void
  /** Bets the entered stake, or `total` in games in which more is staked. Undefined if it was refused, which the page then reports. */
  readonly bet: (
    parameters: Omit<BetInput<Code>, 'requestId' | 'stake'>,
    total?: Amount,
  ) => Promise<PlacedBet<Code> | undefined>
  /**
   * Makes a call of an open round, repeatedly until it is answered. Undefined if it was refused, which the
   * page then reports.
   */
  readonly move: (path: string, body: object) => Promise<AnswerOf<Code> | undefined>
  /** Offers the simulator with what is chosen on the page, and says how it plays. */
  readonly simulates: (
    chosen: () => GameParameters[Code] | undefined,
    way: VisibleWay<GameParameters[Code]>,
  ) => void
  /** Counts a finished bet in the statistics; `remember` does it, too. */
  readonly count: (round: RoundOf<Code>) => void
  /** Displays why something failed, or removes the last such message. */
  readonly fail: (failure: unknown) => void
  readonly forgive: () => void
  /**
   * Loads and displays the scene. Undefined if the browser cannot draw it: every game can be played without.
   */
  readonly openScene: <Made extends Scene>(
    load: () => Promise<CreateScene<Made>>,
  ) => Promise<Made | undefined>
  /** Listens to the live connection: `onMessage` gets each message, `onLine` whether it is connected. */
  readonly listen: (listener: {
    readonly onMessage: (message: LiveMessage) => void
    readonly onLine?: (connected: boolean) => void
  }) => void
  /** Notifies the operator's page that money has moved. */
  readonly moneyMoved: () => void
}
