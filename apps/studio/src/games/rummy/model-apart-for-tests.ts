// SPDX-License-Identifier: Apache-2.0

/**
 * Groups and counts of rummy written apart from the rules of the studio, from D-195 alone: cards are texts such as "7h", a
 * printed joker is "XX", and groups are found by walking through all sequences and sets that there are.
 */
const RANKS = 'A23456789TJQK'
const AROUND = `${RANKS}A`
const SUITS = 'shcd'

/** The studio counts suits as spade, heart, club, diamond, and the joker after its deck. */
export const nameOf = (card: number): string => {
  const inDeck = card % 53
  return inDeck === 52 ? 'XX' : RANKS[Math.floor(inDeck / 4)]! + SUITS[inDeck % 4]!
}
/** The rank of which all cards are jokers. */
export const wildOf = (cut: number): string => (nameOf(cut) === 'XX' ? 'A' : nameOf(cut)[0]!)

const isWild = (name: string, wild: string): boolean => name === 'XX' || name.startsWith(wild)

export const worthOf = (name: string, wild: string): number => {
  if (isWild(name, wild)) return 0
  return 'ATJQK'.includes(name[0]!) ? 10 : Number(name[0])
}

/** All sequences of a length, each as the cards that it has. */
const sequencesOf = (length: number): string[][] =>
  [...SUITS].flatMap((suit) =>
    Array.from({ length: Math.max(0, 15 - length) }, (_, start) =>
      [...AROUND.slice(start, start + length)].map((rank) => rank + suit),
    ),
  )
const setsOf = (length: number): string[][] => {
  const suits = length === 4 ? [SUITS] : length === 3 ? ['shc', 'shd', 'scd', 'hcd'] : []
  return [...RANKS].flatMap((rank) => suits.map((some) => [...some].map((suit) => rank + suit)))
}
const SEQUENCES = Array.from({ length: 14 }, (_, length) => (length < 3 ? [] : sequencesOf(length)))
const SETS = Array.from({ length: 14 }, (_, length) => setsOf(length))

/** Whether cards that are no jokers are among those of a target, each once. */
const isWithin = (names: readonly string[], target: readonly string[]): boolean =>
  names.every((name) => target.includes(name)) && new Set(names).size === names.length

/** "pure", "sequence", "set" or "" for a group that somebody declares. */
export function kindOf(names: readonly string[], wild: string): string {
  const fixed = names.filter((name) => !isWild(name, wild))
  const sequences = SEQUENCES[names.length] ?? []
  if (sequences.some((target) => target.length === names.length && isWithin(names, target))) return 'pure'
  if (sequences.some((target) => isWithin(fixed, target))) return 'sequence'
  return SETS[names.length]?.some((target) => isWithin(fixed, target)) ? 'set' : ''
}

export const isValid = (groups: readonly (readonly string[])[], wild: string): boolean => {
  const kinds = groups.map((names) => kindOf(names, wild))
  const count = (...some: string[]): number => kinds.filter((kind) => some.includes(kind)).length
  return count('') === 0 && count('pure', 'sequence') >= 2 && count('pure') >= 1
}

interface Found {
  readonly cards: readonly number[]
  kind: number
  readonly worth: number
}
const [SET, SEQUENCE, PURE] = [1, 2, 3]

/** Every way to lay a target with the cards of a hand, by their positions. */
function waysOf(
  hand: readonly string[],
  target: readonly string[],
  wild: string,
): { at: number[]; pure: boolean }[] {
  const jokers = hand.filter((name) => isWild(name, wild)).length
  if (target.filter((name) => hand.includes(name)).length + jokers < target.length) return []
  let ways: { at: number[]; last: number; pure: boolean }[] = [{ at: [], last: -1, pure: true }]
  for (const wanted of target)
    ways = ways.flatMap(({ at, last, pure }) =>
      hand.flatMap((name, position) => {
        if (at.includes(position)) return []
        if (name === wanted) return [{ at: [...at, position], last, pure }]
        // Jokers stand for others in the order in which they are held: which one stands where is all the same.
        if (!isWild(name, wild) || position < last) return []
        return [{ at: [...at, position], last: position, pure: false }]
      }),
    )
  return ways
}

function groupsIn(hand: readonly string[], wild: string): Found[] {
  const found = new Map<string, Found>()
  const add = (at: readonly number[], kind: number): void => {
    const cards = at.toSorted((one, other) => one - other)
    const key = cards.join()
    const worth = cards.reduce((sum, position) => sum + worthOf(hand[position]!, wild), 0)
    const known = found.get(key)
    if (!known) found.set(key, { cards, kind, worth })
    else known.kind = Math.max(known.kind, kind)
  }
  // Longer sequences fall apart into these.
  for (const target of [...SEQUENCES[3]!, ...SEQUENCES[4]!, ...SEQUENCES[5]!])
    for (const { at, pure } of waysOf(hand, target, wild)) add(at, pure ? PURE! : SEQUENCE!)
  for (const target of [...SETS[3]!, ...SETS[4]!])
    for (const { at } of waysOf(hand, target, wild)) add(at, SET!)
  return [...found.values()].sort((one, other) => other.worth - one.worth)
}

export interface Layout {
  readonly points: number
  readonly groups: readonly (readonly number[])[]
}

/** The best way to lay out a hand: tries all families of groups that share no card. */
export function layOut(hand: readonly string[], wild: string): Layout {
  const groups = groupsIn(hand, wild)
  const all = hand.reduce((sum, name) => sum + worthOf(name, wild), 0)
  let best: Layout = { points: all, groups: [] }
  const look = (from: number, chosen: readonly Found[], worth: number): void => {
    const pure = chosen.filter(({ kind }) => kind === PURE)
    const isOpen = pure.length > 0 && chosen.filter(({ kind }) => kind !== SET).length >= 2
    const saved = isOpen ? worth : Math.max(0, ...pure.map((group) => group.worth))
    const covered = chosen.flatMap(({ cards }) => cards)
    const isFuller = isOpen && covered.length > best.groups.flat().length
    if (all - saved < best.points || (all - saved === best.points && isFuller))
      best = { points: all - saved, groups: isOpen ? chosen.map(({ cards }) => cards) : [] }
    if (best.points === 0 && best.groups.flat().length === hand.length) return
    for (let next = from; next < groups.length; next += 1) {
      const group = groups[next]!
      if (group.cards.every((card) => !covered.includes(card)))
        look(next + 1, [...chosen, group], worth + group.worth)
    }
  }
  look(0, [], 0)
  return { ...best, points: Math.min(80, best.points) }
}
