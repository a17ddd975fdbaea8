// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { FreezeState, PairSignal, PlaySignal } from '@tessera/rules/games/card-rooms/pair-signals'
import type { Amount } from '@tessera/rules/money'
import type { VendorAccount } from '../ports.ts'

/** Two players of a vendor whose play together looks arranged; players by the names that the vendor has of them. */
export interface CardPair {
  users: readonly [string, string]
  game: CardGame
  currency: string
  hands: number
  signals: PairSignal<PlaySignal>[]
  /** What went from one to the other, on balance. */
  flow: Amount
  from: string
  handIds: string[]
}

/** A hand that has ended, with all its cards. */
export interface CardHand {
  id: string
  game: CardGame
  table: string
  currency: string
  beganAt: number
  endedAt: number
  counts: boolean
  players: {
    user: string
    chair: number
    before: Amount
    after: Amount
    rake: Amount
    cards: string[]
  }[]
  events: { type: string; chair: number | null; amount: Amount | null; cards: string[] }[]
  boards: string[][]
}

/** What a player won in a hand, which somebody holds or held. */
export interface CardFreeze {
  freezeId: string
  handId: string
  user: string
  amount: Amount
  by: string
  reason: string
  at: number
  state: FreezeState
  until: number | null
  decidedBy: string | null
  decidedReason: string | null
  decidedAt: number | null
}

/** A table for money at which somebody sits, or that is paused. */
export interface CardTable {
  /** The vendor's name of it. */
  table: string
  game: CardGame
  currency: string
  level: number
  number: number
  seated: number
  /** Who looks at it. */
  players: number
  /** A hand is played. */
  playing: boolean
  pause: { at: number; by: string; reason: string } | null
}

/** Why a vendor does not do a step. */
export const cardRefusals = [
  ...(['unknown', 'nothingWon', 'alreadyPaid', 'samePerson', 'decided'] as const),
  ...(['notPaused', 'handOn'] as const),
] as const
export interface CardRefused {
  refused: (typeof cardRefusals)[number]
}

export interface CardShare {
  user: string
  amount: Amount
}

/** What operators see and do of the card rooms of a vendor. Decisions may be repeated. Throws without an answer. */
export interface CardOperation {
  tables(account: VendorAccount): Promise<CardTable[]>
  /** Pays everybody at a paused table. `paid`: how many had a chair. */
  close(
    account: VendorAccount,
    step: { table: string; by: string; reason: string },
  ): Promise<{ paid: number } | CardRefused>
  /** The worst first. */
  pairs(account: VendorAccount): Promise<CardPair[]>
  hand(account: VendorAccount, handId: string): Promise<CardHand | CardRefused>
  /** Newest first. */
  freezes(account: VendorAccount): Promise<CardFreeze[]>
  freeze(
    account: VendorAccount,
    step: { handId: string; user: string; by: string; reason: string },
  ): Promise<{ freezeId: string; amount: Amount } | CardRefused>
  /** `shares`: of a withheld win, who lost how much of it. */
  decide(
    account: VendorAccount,
    step: { freezeId: string; by: string; decision: 'release' | 'withhold'; reason: string },
  ): Promise<{ state: FreezeState; shares: CardShare[] } | CardRefused>
}

export const isRefused = (answer: object): answer is CardRefused => 'refused' in answer
