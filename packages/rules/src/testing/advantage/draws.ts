// SPDX-License-Identifier: Apache-2.0

/** The next number from 0 up to 1. */
export type Next = () => number

export const oneOf = <Item>(next: Next, items: readonly Item[]): Item =>
  items[Math.min(items.length - 1, Math.floor(next() * items.length))]!

/** Games of the floor from the least edge to a usual one. */
export const floorGames = [
  'inh_blackjack',
  'inh_jacks',
  'inh_plinko',
  'inh_keno',
  'inh_dice',
  'inh_crash',
  'inh_baccarat',
  'inh_deuces',
  'inh_roulette',
  'inh_copper_orchard',
] as const
