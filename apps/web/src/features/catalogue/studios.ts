// SPDX-License-Identifier: Apache-2.0
import type { Vendor } from './game-types.ts'

/**
 * Lists each studio once, with all its games, however many kinds it makes and list them; leaves out studios without
 * games. Those with the most come first.
 */
export function uniqueStudios(vendors: readonly Vendor[]): Vendor[] {
  const studios = new Map<string, Vendor>()
  for (const vendor of vendors) {
    const known = studios.get(vendor.vassalage)
    const games = (known?.games ?? 0) + vendor.ownGames
    studios.set(vendor.vassalage, { ...(known ?? vendor), games })
  }
  return [...studios.values()]
    .filter(({ games }) => games > 0)
    .toSorted((one, other) => other.games - one.games)
}
