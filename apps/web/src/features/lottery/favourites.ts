// SPDX-License-Identifier: Apache-2.0
const storageKeyOf = (username: string): string => `favLottery:${username}`

/** The favourite lotteries of a member in this browser, by id, oldest first (D-123). Visitors have none. */
export function favouriteLotteries(username: string): number[] {
  if (username === '') return []
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKeyOf(username)) ?? '[]')
    return Array.isArray(list) ? [...new Set(list.filter((id) => typeof id === 'number'))] : []
  } catch {
    return []
  }
}

/** Adds a lottery to the favourites, or removes it; returns the new favourites. */
export function toggleLottery(username: string, gameId: number): number[] {
  const before = favouriteLotteries(username)
  const after = before.includes(gameId) ? before.filter((id) => id !== gameId) : [...before, gameId]
  if (username === '') return before
  try {
    localStorage.setItem(storageKeyOf(username), JSON.stringify(after))
  } catch {
    // A browser without storage has no favourites.
    return before
  }
  return after
}
