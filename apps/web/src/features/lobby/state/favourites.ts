// SPDX-License-Identifier: Apache-2.0
/** The favourites with a game added at the front when it is absent, or taken out when it is there. */
export function toggleFavourite(ids: readonly number[], nodeId: number): number[] {
  return ids.includes(nodeId) ? ids.filter((id) => id !== nodeId) : [nodeId, ...ids]
}
