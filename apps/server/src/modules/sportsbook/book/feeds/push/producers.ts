// SPDX-License-Identifier: Apache-2.0

/** The producers of the feed that the book follows, by their id: what recovery calls them, and how far back it goes. */
export const producers: Readonly<Record<number, { name: string; longestMs: number }>> = {
  1: { name: 'liveodds', longestMs: 10 * 3_600_000 },
  3: { name: 'pre', longestMs: 72 * 3_600_000 },
  4: { name: 'betpal', longestMs: 72 * 3_600_000 },
}
