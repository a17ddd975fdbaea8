// SPDX-License-Identifier: Apache-2.0
import type { Game, CatalogueSnapshot, Vendor } from '../snapshot/snapshot.ts'
import { typoCost } from './align.ts'
import { fold } from './fold.ts'
import { buildGramIndex, type GramIndex } from './gram-index.ts'
import { createInitialsIndex, type InitialsIndex } from './initials-index.ts'
import { labelsOf, titleOf, type Label, type WrittenLabel } from './labels.ts'
import { layOutWritings } from './lay-out-writings.ts'
import { asciiOf, isChinese, pinyinOf } from './romanise.ts'
import { meantWords } from './meant-words.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'
import { initialsOf, writingsOf } from './writings.ts'

export interface Suggestions {
  nodeIds: readonly number[]
  vendors: readonly Vendor[]
  themes: readonly string[]
  features: readonly string[]
  didYouMean: string | null
}

/**
 * Finds games (as nodeIds) by typed text. Has no side effects and is built from one version of the snapshot.
 */
export interface GameSearch {
  version: number
  /**
   * The games with the typed text in one of their names, in any language; marks above and below letters are
   * ignored.
   */
  containing(typed: string): ReadonlySet<number>
  /**
   * For a text that no name contains: games that may be meant, best first, and the best one's name if
   * something was mistyped.
   */
  nearest(typed: string): { nodeIds: readonly number[]; didYouMean: string | null }
  /** Suggestions while somebody types. */
  suggest(typed: string, options: { language: string; limit: number }): Suggestions
}

/**
 * Builds a search over one snapshot in one go. A server that must keep answering uses `buildSearch` in steps.
 */
export function createSearch(snapshot: CatalogueSnapshot): GameSearch {
  const steps = buildSearch(snapshot)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** All writings of a game, one per line, and the initials of a Chinese name's syllables. */
interface Written {
  name: string
  text: string
  initials: string
}
/** Computed once for each game, however often the snapshot changes. */
const writtenByNames = new WeakMap<Game['names'], Written>()

function writtenOf({ name, names }: Game): Written {
  const before = writtenByNames.get(names)
  if (before?.name === name) return before
  const all = [...new Set([name, ...Object.values(names)].filter((one) => one !== undefined))]
  const written = {
    name,
    text: [...new Set(all.flatMap(writingsOf))].join('\n'),
    initials: all.map(initialsOf).find(Boolean) ?? '',
  }
  writtenByNames.set(names, written)
  return written
}

interface Indexes {
  snapshot: CatalogueSnapshot
  /** All writings of each game, one per line. */
  texts: readonly string[]
  owners: Int32Array
  grams: GramIndex
  words: WordIndex
  initials: InitialsIndex
  labels: readonly WrittenLabel[]
  labelGrams: GramIndex
  labelOwners: Int32Array
  gamesOf: (label: Label) => Int32Array
}

/** Builds a search in steps of a few milliseconds. */
export function* buildSearch(snapshot: CatalogueSnapshot): Generator<void, GameSearch> {
  const written: Written[] = []
  for (const [at, game] of snapshot.games.entries()) {
    written.push(writtenOf(game))
    if (at % 200 === 199) yield
  }
  const texts = written.map(({ text }) => text)
  const writings = yield* layOutWritings(texts)
  const grams = yield* buildGramIndex(writings)
  const labels = labelsOf(snapshot)
  const labelWritings = yield* layOutWritings(labels.map((label) => label.writings.join('\n')))
  const labelGrams = yield* buildGramIndex(labelWritings)
  const gamesOf = gamesByLabel(snapshot)
  const words = yield* buildWordIndex(
    texts.length,
    (game) => texts[game]?.split('\n') ?? [],
    labels.map(({ label, writings: those }) => ({
      words: those.flatMap((writing) => writing.split(' ')),
      things: gamesOf(label),
    })),
  )
  return searchOf({
    snapshot,
    owners: writings.owners,
    grams,
    words,
    labels,
    labelGrams,
    gamesOf,
    texts,
    labelOwners: labelWritings.owners,
    initials: createInitialsIndex(written.map(({ initials }, game) => [initials, game])),
  })
}

function gamesByLabel({ games }: CatalogueSnapshot): (label: Label) => Int32Array {
  const lists = new Map<string, number[]>()
  const add = (key: string, game: number): void => {
    lists.set(key, lists.get(key) ?? [])
    lists.get(key)?.push(game)
  }
  for (const [at, { vendorCode, gameType, theme, features }] of games.entries()) {
    for (const key of [
      `vendor ${vendorCode} ${gameType}`,
      `theme ${theme}`,
      ...features.map((feature) => `feature ${feature}`),
    ])
      add(key, at)
  }
  return (label) =>
    Int32Array.from(
      lists.get(
        label.kind === 'vendor'
          ? `vendor ${label.vendor.vendorCode} ${label.vendor.gameType}`
          : `${label.kind} ${label.key}`,
      ) ?? [],
    )
}

const costs = { initials: 4, label: 6, hot: 1, otherScript: 2 }
const foundAtMost = 200
const labelFrom = 2
/** A name of at least this length with a single typo is surely the one that was meant. */
const sureFrom = 10
/** Matches that cost this much more than the best one are left out. */
const mostAboveBest = 12

function searchOf(indexes: Indexes): GameSearch {
  const { snapshot, texts } = indexes
  return {
    version: snapshot.version,
    containing(typed) {
      const folded = fold(typed)
      if (folded === '') return new Set()
      return new Set(texts.flatMap((text, at) => (text.includes(folded) ? [snapshot.games[at]!.nodeId] : [])))
    },
    nearest(typed) {
      const { games, labels } = rank(indexes, typed)
      return {
        nodeIds: games.map(({ game }) => snapshot.games[game]!.nodeId),
        didYouMean: meant(indexes, typed, { games, labels }),
      }
    },
    suggest(typed, { language, limit }) {
      const { games, labels } = rank(indexes, typed)
      return {
        nodeIds: games.slice(0, limit).map(({ game }) => snapshot.games[game]!.nodeId),
        didYouMean: meant(indexes, typed, { games, labels }, language),
        vendors: labels
          .flatMap(({ label }) => (label.kind === 'vendor' ? [label.vendor] : []))
          .slice(0, limit),
        themes: labels.flatMap(({ label }) => (label.kind === 'theme' ? [label.key] : [])).slice(0, limit),
        features: labels
          .flatMap(({ label }) => (label.kind === 'feature' ? [label.key] : []))
          .slice(0, limit),
      }
    },
  }
}

/**
 * Words in another order, or of a studio and a title, are tried only when no name is close to the typed text.
 */
const needsWords = (reading: string, [nearest]: readonly { cost: number }[]): boolean =>
  nearest === undefined || nearest.cost >= (reading.length < sureFrom ? typoCost : 2 * typoCost)

interface Ranked {
  games: { game: number; cost: number }[]
  labels: { label: Label; cost: number }[]
}

/** Games and labels by the cost of matching the typed text with their names, cheapest first. */
function rank(
  { snapshot, owners, grams, words, initials, labels, labelGrams, labelOwners, gamesOf }: Indexes,
  typed: string,
): Ranked {
  const found = new Map<number, number>()
  const note = (game: number, cost: number): void => {
    if (cost < (found.get(game) ?? Number.POSITIVE_INFINITY)) found.set(game, cost)
  }
  const foundLabels = new Map<number, number>()
  const readings = readingsOf(typed)
  for (const [at, reading] of readings.entries()) {
    const extra = at * costs.otherScript
    const hits = grams.find(reading)
    for (const { writing, cost } of hits) note(owners[writing]!, cost + extra)
    if (at === 0 && needsWords(reading, hits))
      for (const [game, cost] of words.find(reading)) note(game, cost)
    for (const game of initials.find(reading)) note(game, costs.initials)
    if (reading.length >= labelFrom || isChinese(reading))
      for (const { writing, cost } of labelGrams.find(reading)) {
        const label = labelOwners[writing]!
        foundLabels.set(label, Math.min(foundLabels.get(label) ?? Number.POSITIVE_INFINITY, cost + extra))
      }
  }
  // A mistyped label counts only if no name is nearer.
  const most = Math.min(...found.values(), Number.POSITIVE_INFINITY)
  const ranked = best(
    [...foundLabels].map(([label, cost]) => ({ label: labels[label]!.label, cost })),
    ({ cost }) => cost,
  ).filter(({ cost }) => cost < typoCost || cost < most)
  for (const { label, cost } of ranked)
    for (const game of gamesOf(label).subarray(0, foundAtMost)) note(game, cost + costs.label)
  const games = [...found].map(([game, cost]) => ({
    game,
    cost: cost - (snapshot.games[game]!.isHot ? costs.hot : 0),
  }))
  return {
    games: best(games, ({ cost, game }) => cost + game / 1_000_000).slice(0, foundAtMost),
    labels: ranked.slice(0, 10),
  }
}

/**
 * The typed text as it is, and in Latin letters if it is in another script: traditional ideographs have the
 * same pinyin as simplified ones.
 */
function readingsOf(typed: string): string[] {
  const short = [...typed.slice(0, 256)].slice(0, 80).join('')
  const folded = fold(short)
  if (folded === '' || /^[a-z0-9 ]*$/.test(folded)) return folded === '' ? [] : [folded]
  return [folded, fold(isChinese(short) ? pinyinOf(short) : asciiOf(short))].filter(Boolean)
}

function best<Item extends { cost: number }>(items: Item[], order: (item: Item) => number): Item[] {
  const sorted = items.sort((one, other) => order(one) - order(other))
  const most = (sorted[0]?.cost ?? 0) + mostAboveBest
  return sorted.filter(({ cost }) => cost <= most)
}

/** What a mistyped text means: a label, or the nearest words of a name. */
function meant(
  { snapshot }: Indexes,
  typed: string,
  { games, labels }: Ranked,
  language?: string,
): string | null {
  const [first, label] = [games[0], labels[0]]
  if (label && (!first || label.cost <= first.cost + costs.hot))
    return label.cost < typoCost ? null : titleOf(label.label, language)
  if (!first || first.cost < typoCost - costs.hot) return null
  const { name, names } = snapshot.games[first.game]!
  return meantWords((language && names[language]) || name, typed)
}
