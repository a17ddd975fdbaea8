// SPDX-License-Identifier: Apache-2.0
/** Competitions by their regions, in the order in which these come first; those of no region are the world's. */
export function byRegion<Item extends { region: string }>(
  competitions: readonly Item[],
): { region: string; competitions: Item[] }[] {
  const regions = new Map<string, Item[]>()
  for (const competition of competitions)
    regions.set(competition.region, [...(regions.get(competition.region) ?? []), competition])
  return [...regions].map(([region, list]) => ({ region, competitions: list }))
}
