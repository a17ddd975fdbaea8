// SPDX-License-Identifier: Apache-2.0
import { formatPrice, type PriceFormat, priceFormats } from '@tessera/rules/sportsbook/prices/formats'
import { isPrice } from '@tessera/rules/sportsbook/prices/price'
import { useSyncExternalStore } from 'react'

const storageKey = 'priceFormat'
const watchers = new Set<() => void>()

function read(): PriceFormat {
  try {
    const stored = localStorage.getItem(storageKey)
    return priceFormats.find((format) => format === stored) ?? 'decimal'
  } catch {
    return 'decimal'
  }
}

let chosen: PriceFormat | undefined

/** How prices are read in this browser; decimal until somebody chooses. */
export const priceFormat = (): PriceFormat => (chosen ??= read())

/** Chooses a format for this browser. */
export function choosePriceFormat(format: PriceFormat): void {
  chosen = format
  try {
    localStorage.setItem(storageKey, format)
  } catch {
    // A browser without storage remembers it until the page is left.
  }
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const usePriceFormat = (): PriceFormat => useSyncExternalStore(watch, priceFormat)

/** A price as this browser reads it; a dash for one that is not on sale, or that no book can have. */
export const priceText = (thousandths: number, format: PriceFormat): string =>
  isPrice(thousandths) ? formatPrice(thousandths, format) : '–'
