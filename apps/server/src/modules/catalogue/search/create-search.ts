import type { Shelf, Vendor } from '../shelf/shelf.ts'
import { fold } from './fold.ts'

export interface Suggestions { nodeIds: readonly number[]; vendors: readonly Vendor[]; themes: readonly string[]; features: readonly string[]; didYouMean: string | null }

/** Finds games, by their nodeIds, by what somebody types. Free of side effects, and made of one version of the shelf. */
export interface GameSearch {
  version: number
  /** The games with the typed text in one of their names, in whatever language; signs above and below letters do not count. */
  containing(typed: string): ReadonlySet<number>
  /** Where none contains it: games that are meant perhaps, best first, and the best one's name. */
  nearest(typed: string): { nodeIds: readonly number[]; didYouMean: string | null }
  /** What to offer while somebody types. */
  suggest(typed: string, wanted: { language: string; limit: number }): Suggestions
}

/** A search over one shelf. */
export function createSearch(shelf: Shelf): GameSearch {
  const entries = shelf.games.map(game => ({ nodeId: game.nodeId, text: [...new Set([game.name, ...Object.values(game.names)])].map(name => fold(name ?? '')).join('\n') }))
  const vendors = shelf.vendors.map(vendor => ({ vendor, text: [vendor.name, ...Object.values(vendor.names)].map(name => fold(name ?? '')).join('\n') }))
  const themes = [...new Set(shelf.games.map(({ theme }) => theme))].filter(theme => theme !== '')
  const features = [...new Set(shelf.games.flatMap(game => game.features))]

  function found(typed: string): number[] {
    const wanted = fold(typed)
    return wanted === '' ? [] : entries.filter(({ text }) => text.includes(wanted)).map(({ nodeId }) => nodeId)
  }

  return {
    version: shelf.version,
    containing: typed => new Set(found(typed)),
    nearest: () => ({ nodeIds: [], didYouMean: null }),
    suggest(typed, { limit }) {
      const wanted = fold(typed)
      if (wanted === '') return { nodeIds: [], vendors: [], themes: [], features: [], didYouMean: null }
      return {
        nodeIds: found(typed).slice(0, limit), vendors: vendors.filter(({ text }) => text.includes(wanted)).map(({ vendor }) => vendor).slice(0, limit),
        themes: themes.filter(key => fold(key).includes(wanted)), features: features.filter(key => fold(key).includes(wanted)), didYouMean: null,
      }
    },
  }
}
