// SPDX-License-Identifier: Apache-2.0
import type { PlacedChips } from '../../fair/table/table-game.ts'
import type { OwnChips, RoomChipsInput } from '../../room-protocol.ts'

type Chips = readonly PlacedChips[]

/** The player's chips of one round, here and at the server. */
export interface OwnChipsModel {
  /**
   * The table plays this round. `own` is what the server has of it, null if it has nothing, undefined if it has not said
   * so. Chips of the round before are gone; those that were not sent yet stay.
   */
  readonly follow: (roundId: string, own: OwnChips | null | undefined, isOpen: boolean) => void
  /** The player has moved chips. */
  readonly move: (chips: Chips) => void
  /** What has to be sent; undefined if the server has been asked for everything. */
  readonly take: () => RoomChipsInput | undefined
  /** The server says what lies on the table. */
  readonly receive: (own: OwnChips) => void
  /** The server has refused the call with this revision. */
  readonly refused: (revision: number) => void
  /** No chip moves any more; what was not sent is off the table. */
  readonly close: () => void
  /** The stakes of the round were taken: these chips are the bet, or none if it was refused. */
  readonly taken: (roundId: string, chips: Chips) => void
  /** What the player sees. */
  readonly visible: () => Chips
  /** What the server has. */
  readonly confirmed: () => Chips
  /** Nothing is waited for: both are the same. */
  readonly isSettled: () => boolean
  /** True for the newest call: an older one needs no answer any more. */
  readonly isNewest: (input: RoomChipsInput) => boolean
}

/**
 * The whole layout is sent each time, with a revision that rises, so what arrives late or twice changes nothing. What the
 * player did here and is not sent yet goes before what the server says; else the server is right, which knows what
 * another window did.
 */
export function createOwnChips(): OwnChipsModel {
  let roundId = ''
  let visible: Chips = []
  let confirmed: Chips = []
  let confirmedRevision = 0
  /** The highest that was sent or heard of. */
  let revision = 0
  let isChanged = false
  /** The newest call without an answer. */
  let asked: number | undefined
  const follow = () => {
    if (!isChanged && asked === undefined) visible = confirmed
  }
  const receive = (own: OwnChips) => {
    if (own.roundId !== roundId || own.revision < confirmedRevision) return
    confirmed = own.chips
    confirmedRevision = own.revision
    revision = Math.max(revision, own.revision)
    if (asked !== undefined && own.revision >= asked) asked = undefined
    follow()
  }
  return {
    follow(id, own, isOpen) {
      const isNew = id !== roundId
      if (isNew) {
        roundId = id
        ;[visible, confirmed, confirmedRevision, revision, isChanged, asked] = [
          [],
          [],
          0,
          0,
          false,
          undefined,
        ]
      }
      if (own) receive(own)
      // A server that has begun again knows nothing of what was laid: it is told once more.
      else if (own === null && isOpen && !isNew && confirmedRevision > 0)
        [confirmed, confirmedRevision, isChanged] = [[], 0, true]
    },
    move(chips) {
      visible = chips
      isChanged = true
    },
    take() {
      if (!isChanged) return undefined
      isChanged = false
      revision += 1
      asked = revision
      return { roundId, revision, chips: visible }
    },
    receive,
    refused(failed) {
      if (asked !== failed) return
      asked = undefined
      follow()
    },
    close() {
      isChanged = false
      follow()
    },
    taken(id, chips) {
      if (id !== roundId) return
      // Nothing that was said before about chips that could be moved counts any more.
      ;[visible, confirmed, confirmedRevision, isChanged, asked] = [chips, chips, Infinity, false, undefined]
    },
    visible: () => visible,
    confirmed: () => confirmed,
    isSettled: () => !isChanged && asked === undefined,
    isNewest: (input) => input.roundId === roundId && input.revision === asked,
  }
}
