// SPDX-License-Identifier: Apache-2.0
const storage = 'searches'
const stored = 6
const longest = 80

/** What was searched for lately in this browser, newest first. Nothing of it leaves the browser. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storage) ?? '[]')
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, stored) : []
  } catch {
    return []
  }
}

/** Notes a search; one that is noted already moves to the front. */
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
    // A browser that keeps nothing offers nothing either.
  }
}
