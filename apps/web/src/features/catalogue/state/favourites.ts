// SPDX-License-Identifier: Apache-2.0
/** The favourites with a game added at the front if it is absent, or removed if it is present. */
export function toggleFavourite(ids: readonly number[], nodeId: number): number[] {
  return ids.includes(nodeId) ? ids.filter((id) => id !== nodeId) : [nodeId, ...ids]
}
