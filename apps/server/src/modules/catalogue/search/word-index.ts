// SPDX-License-Identifier: Apache-2.0
import { alignCost, typoCost, typosIn } from './align.ts'
import { layOutLists, listOf, type Lists } from './lists-in-a-row.ts'

/** Finds things by several words in any order, each possibly mistyped or incomplete. */
export interface WordIndex {
  /** Things that match every typed word (all but one, from three words on), with the cost of the match. */
  find(folded: string): Map<number, number>
}

/** A group of things with words of its own, such as the games of a studio or of a theme. */
export interface WordGroup {
  words: readonly string[]
  things: Int32Array
}

const wordsAtMost = 6
const matchesAtMost = 60
/** Shorter beginnings match too many words. */
const shortestBeginning = 3
const wordLengths = { least: 2, most: 24 }
/** The gram index finds typos in longer words. */
const mistypedAtMost = 12
const costs = { begun: 1, group: 3, order: 3, missing: 12 }

interface Built {
  sorted: readonly string[]
  lengths: Uint8Array
  masks: Int32Array
  numbers: ReadonlyMap<string, number>
  things: Lists
  groups: ReadonlyMap<string, readonly WordGroup[]>
}

/** Builds an index of the words in the folded writings of each thing and of its groups. */
export function* buildWordIndex(
  count: number,
  writingsOf: (thing: number) => readonly string[],
  groups: readonly WordGroup[],
): Generator<void, WordIndex> {
  const lists = new Map<string, number[]>()
  for (let thing = 0; thing < count; thing++) {
    for (const writing of writingsOf(thing)) {
      for (const word of writing.split(' ')) {
        if (word.length < wordLengths.least || word.length > wordLengths.most) continue
        const list = lists.get(word)
        if (!list) lists.set(word, [thing])
        else if (list.at(-1) !== thing) list.push(thing)
      }
    }
    if (thing % 500 === 499) yield
  }
  const byWord = new Map<string, WordGroup[]>()
  for (const group of groups)
    for (const word of new Set(group.words)) byWord.set(word, [...(byWord.get(word) ?? []), group])
  const things = layOutLists([...lists.values()].map(({ length }) => length))
  const numbers = new Map<string, number>()
  for (const [word, list] of lists) {
    things.entries.set(list, things.starts[numbers.size])
    numbers.set(word, numbers.size)
  }
  yield
  const sorted = [...new Set([...lists.keys(), ...byWord.keys()])].sort()
  const built: Built = {
    sorted,
    lengths: Uint8Array.from(sorted, (word) => word.length),
    masks: Int32Array.from(sorted, maskOf),
    numbers,
    things,
    groups: byWord,
  }
  return {
    find: (folded) =>
      findIn(
        built,
        folded
          .split(' ')
          .filter((word) => word.length >= wordLengths.least)
          .slice(0, wordsAtMost),
      ),
  }
}

/** Where one typed word was found: lists of things, each with its cost. */
interface WordLists {
  lists: { things: Int32Array; cost: number }[]
  size: number
}

function findIn(built: Built, typed: readonly string[]): Map<number, number> {
  const least = typed.length < 3 ? typed.length : typed.length - 1
  const wordLists = typed.map((word) => listsOfWord(built, word)).sort((one, other) => one.size - other.size)
  const totals = new Map<number, { cost: number; hits: number }>()
  for (const [at, { lists }] of wordLists.entries()) {
    // Words are sorted by rarity, so a thing that lacks too many of the rarest words is out, and the long
    // lists are searched only for the rest.
    for (const [thing, cost] of cheapest(lists, at <= typed.length - least ? undefined : totals)) {
      const total = totals.get(thing)
      if (total) {
        total.cost += cost
        total.hits += 1
      } else totals.set(thing, { cost, hits: 1 })
    }
  }
  return new Map(
    [...totals].flatMap(([thing, { cost, hits }]): [number, number][] =>
      hits < least ? [] : [[thing, cost + costs.order + (typed.length - hits) * costs.missing]],
    ),
  )
}

function cheapest(
  lists: WordLists['lists'],
  among: ReadonlyMap<number, unknown> | undefined,
): Map<number, number> {
  const found = new Map<number, number>()
  for (const { things, cost } of lists) {
    for (let at = 0; at < things.length; at++) {
      const thing = things[at]!
      if ((!among || among.has(thing)) && cost < (found.get(thing) ?? Number.POSITIVE_INFINITY))
        found.set(thing, cost)
    }
  }
  return found
}

function listsOfWord(built: Built, typed: string): WordLists {
  const lists = matchesOf(built, typed).flatMap(({ word, cost }) => {
    const own = listOf(built.things, built.numbers.get(word))
    const groups = (built.groups.get(word) ?? []).map(({ things }) => ({ things, cost: cost + costs.group }))
    return own.length > 0 ? [{ things: own, cost }, ...groups] : groups
  })
  return { lists, size: lists.reduce((sum, { things }) => sum + things.length, 0) }
}

/**
 * Indexed words that a typed one may mean: itself and words that begin with it; if there are none, words with
 * a typo or two.
 */
function matchesOf({ sorted, lengths, masks }: Built, typed: string): { word: string; cost: number }[] {
  const matches: { word: string; cost: number }[] = []
  const most = typed.length < shortestBeginning ? 1 : matchesAtMost
  for (
    let at = indexOf(sorted, typed);
    at < sorted.length && matches.length < most && sorted[at]!.startsWith(typed);
    at++
  ) {
    matches.push({ word: sorted[at]!, cost: sorted[at] === typed ? 0 : costs.begun })
  }
  const typos = typed.length < 4 || typed.length > mistypedAtMost ? 0 : typosIn(typed)
  if (matches.length > 0 || typos === 0) return matches
  const mask = maskOf(typed)
  for (let at = 0; at < masks.length; at++) {
    if (Math.abs(lengths[at]! - typed.length) > typos || bitsIn(masks[at]! ^ mask) > 2 * typos) continue
    const cost = alignCost(typed, sorted[at]!)
    if (cost < (typos + 1) * typoCost) matches.push({ word: sorted[at]!, cost })
  }
  return matches.sort((one, other) => one.cost - other.cost).slice(0, matchesAtMost)
}

function indexOf(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The letters of a word as bits, which quickly rules out words that are too different. */
function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

function bitsIn(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
