// SPDX-License-Identifier: Apache-2.0
import { BOX_COUNT, MOST_OWN_BOXES } from '../../blackjack-room-protocol.ts'
import { StudioRefusal } from '../refusal.ts'
import type { StakedBox } from './box-state.ts'

/** A box is free again after so many rounds in which its player did not bet. */
const IDLE_ROUNDS = 3

export interface Holder {
  readonly playerId: string
  readonly alias: string
  readonly idleRounds: number
}

/** Who holds which box of a table. */
export interface Holders {
  of(box: number): Holder | undefined
  ownedBy(playerId: string): number[]
  /** Throws studio.badBox, studio.boxTaken or studio.tooManyBoxes. */
  take(box: number, playerId: string): void
  leave(box: number, playerId: string): void
  /** After a kill bets tell who holds a box. */
  restore(bets: readonly StakedBox[]): void
  /** Frees the boxes of players who are gone, or who have not bet for some rounds. Answers whether any is free now. */
  endRound(bets: readonly StakedBox[], isHere: (playerId: string) => boolean): boolean
}

export function createHolders(newAlias: () => string): Holders {
  const holders = new Map<number, Holder>()
  const ownedBy = (playerId: string): number[] =>
    [...holders].flatMap(([box, holder]) => (holder.playerId === playerId ? [box] : [])).toSorted()
  const hold = (box: number, playerId: string): void => {
    // One name a player, as long as any box is held.
    const [known] = ownedBy(playerId)
    const alias = known === undefined ? newAlias() : holders.get(known)!.alias
    holders.set(box, { playerId, alias, idleRounds: 0 })
  }

  return {
    of: (box) => holders.get(box),
    ownedBy,
    take(box, playerId) {
      if (!Number.isSafeInteger(box) || box < 0 || box >= BOX_COUNT) throw new StudioRefusal('studio.badBox')
      const holder = holders.get(box)
      if (holder?.playerId === playerId) return
      if (holder) throw new StudioRefusal('studio.boxTaken')
      if (ownedBy(playerId).length >= MOST_OWN_BOXES) throw new StudioRefusal('studio.tooManyBoxes')
      hold(box, playerId)
    },
    leave(box, playerId) {
      if (holders.get(box)?.playerId === playerId) holders.delete(box)
    },
    restore(bets) {
      for (const { own, playerId } of bets) if (!own.behind && !holders.has(own.box)) hold(own.box, playerId)
    },
    endRound(bets, isHere) {
      const played = new Set(bets.filter(({ own }) => !own.behind).map(({ own }) => own.box))
      let isFreed = false
      for (const [box, holder] of holders) {
        const idleRounds = played.has(box) ? 0 : holder.idleRounds + 1
        holders.set(box, { ...holder, idleRounds })
        if (idleRounds < IDLE_ROUNDS && isHere(holder.playerId)) continue
        holders.delete(box)
        isFreed = true
      }
      return isFreed
    },
  }
}
