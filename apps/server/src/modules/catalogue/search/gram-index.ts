// SPDX-License-Identifier: Apache-2.0
import { alignCost, typoCost, typosIn } from './align.ts'
import type { Writings } from './lay-out-writings.ts'
import { layOutLists, listOf, type Lists } from './lists-in-a-row.ts'

/** A writing that was found, with its cost. */
export interface Hit {
  writing: number
  cost: number
}

/** Finds writings by a part of them, tolerating typos. */
export interface GramIndex {
  /** The writings nearest to a folded text, cheapest first; of equal ones the earlier. */
  find(folded: string): Hit[]
}

const wordStart = 32 * 65_536
const looked = 120
/**
 * At most this many positions are looked up, rare pairs first, so that the cost of a search does not grow
 * with the length of the text.
 */
const entriesAtMost = 150_000
const pairsAtLeast = 8
const typedAtMost = 64
/** The share of the typed pairs that must match, whatever the typos. */
const leastShare = 0.34

const standsAlone = (code: number): boolean => code >= 0x3040 && code <= 0x9fff

/**
 * The pairs of neighbouring characters, without spaces, and the first character of each word; every ideograph
 * and kana counts as the first of a word.
 */
function gramsOf(folded: string, into: number[]): number {
  let count = 0
  let last = 0
  let fresh = true
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at)
    if (code === 32) {
      fresh = true
      continue
    }
    if (fresh || standsAlone(code)) into[count++] = wordStart + code
    if (last !== 0) into[count++] = last * 65_536 + code
    fresh = false
    last = code
  }
  return count
}

/**
 * Builds an index of folded writings, popular ones first. Yields regularly, so that a server can answer
 * meanwhile.
 */
export function* buildGramIndex(writings: Pick<Writings, 'count' | 'at'>): Generator<void, GramIndex> {
  const ids = new Map<number, number>()
  const sizes: number[] = []
  const last: number[] = []
  const grams: number[] = []
  const eachGram = (writing: number, visit: (id: number) => void): void => {
    const count = gramsOf(writings.at(writing), grams)
    for (let at = 0; at < count; at++) {
      let id = ids.get(grams[at]!)
      if (id === undefined) {
        id = sizes.length
        ids.set(grams[at]!, id)
        sizes.push(0)
        last.push(-1)
      }
      if (last[id] === writing) continue
      last[id] = writing
      visit(id)
    }
  }
  for (let writing = 0; writing < writings.count; writing++) {
    eachGram(writing, (id) => {
      sizes[id]! += 1
    })
    if (writing % 2_000 === 1_999) yield
  }
  const postings = layOutLists(sizes)
  const filled = new Int32Array(sizes.length)
  last.fill(-1)
  for (let writing = 0; writing < writings.count; writing++) {
    eachGram(writing, (id) => {
      postings.entries[postings.starts[id]! + filled[id]!++] = writing
    })
    if (writing % 2_000 === 1_999) yield
  }
  return { find: (folded) => findIn({ writings, ids, postings }, folded.slice(0, typedAtMost)) }
}

interface Built {
  writings: Pick<Writings, 'count' | 'at'>
  ids: ReadonlyMap<number, number>
  postings: Lists
}

function findIn(built: Built, folded: string): Hit[] {
  const typed = folded.replaceAll(' ', '')
  if (typed === '') return []
  const most = typosIn(typed) * typoCost + typoCost
  return candidates(built, typed)
    .map((writing) => ({ writing, cost: alignCost(typed, built.writings.at(writing)) }))
    .filter(({ cost }) => cost < most)
    .sort((one, other) => one.cost - other.cost || one.writing - other.writing)
}

/**
 * The writings that share the most pairs with the typed text; only these are compared character by character.
 */
function candidates({ ids, postings, writings }: Built, typed: string): number[] {
  const typedGrams: number[] = []
  // The typed text counts as one word, so its start should match the start of a word.
  const count = gramsOf(typed, typedGrams)
  const lists = [...new Set(typedGrams.slice(0, count))]
    .map((gram) => listOf(postings, ids.get(gram)))
    .sort((one, other) => one.length - other.length)
  const shared = new Uint8Array(writings.count)
  let used = 0
  let entries = 0
  for (const list of lists) {
    entries += list.length
    if (used >= pairsAtLeast && entries > entriesAtMost) break
    used += 1
    for (let at = 0; at < list.length; at++) shared[list[at]!]! += 1
  }
  const typos = typosIn(typed)
  const least = Math.max(1, typos === 0 ? used - 1 : used - 3 * typos, Math.ceil(used * leastShare))
  const byShared: number[][] = Array.from({ length: used + 1 }, () => [])
  for (let writing = 0; writing < shared.length; writing++) {
    const many = shared[writing]!
    if (many < least) continue
    const list = byShared[many]
    if (list && list.length < looked) list.push(writing)
  }
  return byShared.toReversed().flat().slice(0, looked)
}
