// SPDX-License-Identifier: Apache-2.0
const storage = 'searches'
const stored = 6
const longest = 80

/** The recent searches in this browser, newest first. They never leave the browser. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storage) ?? '[]')
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, stored) : []
  } catch {
    return []
  }
}

/** Remembers a search; one that is already in the list moves to the front. */
export function noteSearch(text: string): void {
  const wanted = text.trim().slice(0, longest)
  if (wanted !== '')
    keep(
      [wanted, ...recentSearches().filter((one) => one.toLowerCase() !== wanted.toLowerCase())].slice(
        0,
        stored,
      ),
    )
}

export const clearSearches = (): void => keep([])

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(storage, JSON.stringify(searches))
  } catch {
    // A browser without storage has no recent searches.
  }
}
