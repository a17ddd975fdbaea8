// SPDX-License-Identifier: Apache-2.0

export type Variant = 'holdem' | 'omaha'
/** How many cards each player gets. */
export const cardsEach: Readonly<Record<Variant, number>> = { holdem: 2, omaha: 4 }
export type Street = 'preflop' | 'flop' | 'turn' | 'river'

/** What a hand is played for. Amounts are millionths of the currency; `coin` is the smallest chip. */
export interface Stakes {
  readonly variant: Variant
  readonly smallBlind: bigint
  readonly bigBlind: bigint
  readonly coin: bigint
  /** 5 takes 5 % of each pot, up to so many big blinds a hand; 0: none. */
  readonly rakePercent: bigint
  readonly rakeCapBigBlinds: bigint
}

/** Somebody who was dealt in. */
export interface HandPlayer {
  readonly chair: number
  /** Chips that are not in a pot. */
  readonly stack: bigint
  /** What was put in on this street. */
  readonly bet: bigint
  /** What was put in during this hand, with `bet` and without dead posts. */
  readonly committed: bigint
  /** Posts that call nothing: a missed small blind. */
  readonly dead: bigint
  readonly folded: boolean
  /** The bet to call when they acted last on this street; null: not yet. */
  readonly actedAt: bigint | null
  readonly cards: readonly number[]
  /** Agrees to run the rest of the board twice. */
  readonly runsTwice: boolean
  /** Shows a losing hand, too. */
  readonly showsLosing: boolean
}

export interface Win {
  readonly chair: number
  readonly pot: number
  readonly board: number
  readonly amount: bigint
}

export interface SettledPot {
  readonly amount: bigint
  readonly rake: bigint
  /** Who could win it. */
  readonly chairs: readonly number[]
}

/** How a hand has ended. */
export interface HandResult {
  readonly boards: readonly (readonly number[])[]
  readonly returned: { readonly chair: number; readonly amount: bigint } | null
  readonly pots: readonly SettledPot[]
  readonly wins: readonly Win[]
  readonly rake: bigint
  /** What each has borne of the rake, in the order of the players; together the rake. */
  readonly rakes: readonly bigint[]
  /** Whose cards all see, in the order in which they were laid open. */
  readonly reveals: readonly number[]
}

/** A hand of hold'em or Omaha. Secret: it has the whole deck. */
export interface Hand {
  readonly id: string
  /** Rises with every action; an action names the one that it answers. */
  readonly turn: number
  readonly stakes: Stakes
  readonly button: number
  readonly deck: readonly number[]
  readonly street: Street
  readonly board: readonly number[]
  /** In the order of the deal, from the left of the button. */
  readonly players: readonly HandPlayer[]
  readonly toMatch: bigint
  /** The last full bet or raise: the least by which one raises. */
  readonly fullRaise: bigint
  /** The index in `players` of whoever is to act; null once the hand has ended. */
  readonly actor: number | null
  /** The index of whoever bet or raised last on this street. */
  readonly aggressor: number | null
  readonly result: HandResult | null
}

/** An action; `to` is the whole bet of the street after a bet or raise. */
export type Action =
  | { readonly type: 'fold' | 'check' | 'call' }
  | { readonly type: 'raise'; readonly to: bigint }

export type HandEvent =
  | {
      readonly type: 'posted'
      readonly chair: number
      readonly kind: 'small' | 'big' | 'entry' | 'dead' | 'straddle'
      readonly amount: bigint
    }
  | {
      readonly type: 'acted'
      readonly chair: number
      readonly action: Action['type']
      readonly amount: bigint
      readonly allIn: boolean
    }
  | {
      readonly type: 'street'
      readonly street: Street
      readonly cards: readonly number[]
      readonly board: number
    }
  | { readonly type: 'ended'; readonly result: HandResult }

export interface HandStep {
  readonly hand: Hand
  readonly events: readonly HandEvent[]
}

export const isAllIn = ({ stack, folded }: HandPlayer): boolean => stack === 0n && !folded
export const contendersOf = ({ players }: Pick<Hand, 'players'>): HandPlayer[] =>
  players.filter(({ folded }) => !folded)

/** All chips of a hand: in front of players and in pots. Constant, less the rake once it has ended. */
export const chipsOf = ({ players }: Hand): bigint =>
  players.reduce((sum, { stack, committed, dead }) => sum + stack + committed + dead, 0n)

/** The players with one of them changed. */
export const withPlayer = (
  players: readonly HandPlayer[],
  index: number,
  change: Partial<HandPlayer>,
): HandPlayer[] => players.map((player, at) => (at === index ? { ...player, ...change } : player))
