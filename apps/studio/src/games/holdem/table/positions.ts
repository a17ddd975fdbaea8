// SPDX-License-Identifier: Apache-2.0

/** The chairs of the blinds in the hand before: the small one is the next button, also if nobody sits there any more. */
export interface Blinds {
  readonly small: number
  readonly big: number
}

/** Somebody who wants to be dealt in. */
export interface Candidate {
  readonly chair: number
  readonly owesBig: boolean
  readonly owesSmall: boolean
  /** Pays what they owe at once instead of waiting for the big blind. */
  readonly posts: boolean
}

export interface Positions {
  readonly button: number
  /** Whoever pays the small blind; null: nobody. */
  readonly small: number | null
  readonly big: number
  readonly blinds: Blinds
  /** Everybody who is dealt in. */
  readonly players: readonly number[]
  readonly entries: readonly { readonly chair: number; readonly dead: boolean }[]
  /** Whom the big blind has passed over. */
  readonly passedBig: readonly number[]
  /** Nobody owes anything any more: too few could have played. */
  readonly waived: boolean
}

/**
 * Who plays the next hand, and from which positions, with a dead button (TDA rule 32): the big blind always moves to the next
 * player, the small blind to where the big one was, the button to where the small one was. With two players the
 * button pays the small blind. `drawn` decides the first button of a table. Null: fewer than two want to play.
 */
export function positionsOf(
  chairs: number,
  last: Blinds | null,
  candidates: readonly Candidate[],
  drawn: number,
): Positions | null {
  if (candidates.length < 2) return null
  const table = tableOf(chairs)
  if (last === null) return firstPositions(table, candidates, drawn)
  const big = table.next(last.big, chairsOf(candidates))
  const chosen = entering(table, candidates, { small: last.small, big })
  const between = (chair: number) => table.isBetween(last.small, chair, big) && chair !== last.big
  const allowed = chosen.length < 2 ? candidates : chosen
  const waived = chosen.length < 2
  // Nobody comes in between the button and the big blind; without them two may be left.
  const dealt = allowed.length > 2 ? allowed.filter(({ chair }) => !between(chair)) : allowed
  if (dealt.length < 2) return positionsBefore(table, allowed, big)
  const isPair = dealt.length === 2
  const players = chairsOf(dealt)
  const button = isPair ? players.find((chair) => chair !== big)! : last.small
  const smallAt = isPair ? button : last.big
  return {
    ...{ button, big, players, waived },
    small: players.includes(smallAt) ? smallAt : null,
    blinds: { small: smallAt, big },
    entries: waived ? [] : entriesOf(dealt, big),
    passedBig: table.all.filter((chair) => table.isBetween(last.big, chair, big)),
  }
}

function firstPositions(table: Circle, candidates: readonly Candidate[], drawn: number): Positions {
  const players = chairsOf(candidates)
  const button = players[drawn % players.length]!
  const small = players.length === 2 ? button : table.next(button, players)
  const big = table.next(small, players)
  return { button, small, big, blinds: { small, big }, players, entries: [], passedBig: [], waived: true }
}

/** The positions that lead to this big blind, when nobody of the hand before is left to count from. */
function positionsBefore(table: Circle, candidates: readonly Candidate[], big: number): Positions {
  const players = chairsOf(candidates)
  const others = players
    .filter((chair) => chair !== big)
    .sort((a, b) => table.distance(big, a) - table.distance(big, b))
  const small = others.at(-1)!
  const button = others.at(-2) ?? small
  return { button, small, big, blinds: { small, big }, players, entries: [], passedBig: [], waived: true }
}

/** Who owes nothing, is the big blind, or pays at once where that is allowed: not on the button or the small blind. */
function entering(table: Circle, candidates: readonly Candidate[], { small, big }: Blinds): Candidate[] {
  return candidates.filter(({ chair, owesBig, owesSmall, posts }) => {
    if (chair === big || (!owesBig && !owesSmall)) return true
    return posts && chair !== small && !table.isBetween(small, chair, big)
  })
}

const entriesOf = (players: readonly Candidate[], big: number): Positions['entries'] =>
  players
    .filter(({ chair, owesBig, owesSmall }) => chair !== big && (owesBig || owesSmall))
    .map(({ chair, owesSmall }) => ({ chair, dead: owesSmall }))

const chairsOf = (candidates: readonly Candidate[]): number[] => candidates.map(({ chair }) => chair)

interface Circle {
  readonly all: readonly number[]
  /** How many chairs lie between one and the next one clockwise. */
  distance(from: number, to: number): number
  /** The first of these chairs after one, clockwise. */
  next(from: number, among: readonly number[]): number
  /** Strictly between; from a chair to itself is the whole circle. */
  isBetween(from: number, chair: number, to: number): boolean
}

function tableOf(chairs: number): Circle {
  const distance = (from: number, to: number) => (to - from - 1 + 2 * chairs) % chairs
  return {
    all: Array.from({ length: chairs }, (_, chair) => chair),
    distance,
    next: (from, among) => among.toSorted((a, b) => distance(from, a) - distance(from, b))[0]!,
    isBetween: (from, chair, to) =>
      chair !== from && chair !== to && distance(from, chair) < distance(from, to),
  }
}
