// SPDX-License-Identifier: Apache-2.0
import { builtInPays } from './built-in-pays.ts'
import { returnOfTable } from './pay-table.ts'

/**
 * The in-house games in which rounds can be given away: their fixed English names, and their
 * returns in per cent with the choices with which they open, and of slots the most that a round pays, in stakes.
 * `null`: the return of the table of built-in-pays.ts. Games
 * that share a table, have several bets in one round, or depend on how well one plays are left out. A test of the studio
 * compares all of them with its maths.
 */
const stated = {
  inh_dice: ['Dice', null],
  inh_limbo: ['Limbo', null],
  inh_mines: ['Mines', null],
  inh_plinko: ['Plinko', null],
  inh_keno: ['Keno', 99.0374],
  inh_wheel: ['Wheel', 99],
  inh_hilo: ['Hilo', 99],
  inh_tower: ['Dragon Tower', 99],
  inh_flip: ['Coin Flip', 99],
  inh_diamonds: ['Diamonds', 98.9588],
  inh_chicken: ['Chicken Crossing', 99],
  inh_rps: ['Rock Paper Scissors', 99],
  inh_pump: ['Pump', 99],
  inh_cases: ['Cases', 99],
  inh_scratch: ['Scratch Card', 99],
  inh_slide: ['Slide', 99],
  inh_darts: ['Darts', 99],
  inh_bingo: ['Bingo', 98.9879],
  inh_marzipan_parade: ['Marzipan Parade', 95.775, 5000],
  inh_orrery_nights: ['Orrery Nights', 96.853, 5000],
  inh_prism_quarry: ['Prism Quarry', 96.803, 5000],
  inh_tidepool_choir: ['Tidepool Choir', 96.193, 5000],
  inh_amber_steppe: ['Amber Steppe', 96.288, 5000],
  inh_bamboo_treasury: ['Bamboo Treasury', 96.2139, 1494.5],
  inh_brass_parlour: ['Brass Parlour', 96.1365, 70],
  inh_canopy_drums: ['Canopy Drums', 96.0867, 2430.4],
  inh_cinder_vault: ['Cinder Vault', 96.6669, 4702.75],
  inh_clockwork_caravan: ['Clockwork Caravan', 96.2572, 5000],
  inh_copper_orchard: ['Copper Orchard', 96.4325, 153],
  inh_ember_fiesta: ['Ember Fiesta', 95.9724, 10000],
  inh_frostbound_oath: ['Frostbound Oath', 96.4716, 5000],
  inh_lantern_tide: ['Lantern Tide', 96.2267, 5000],
  inh_moonlit_apothecary: ['Moonlit Apothecary', 95.9965, 213.5],
  inh_nebula_foundry: ['Nebula Foundry', 96.072, 5000],
  inh_neon_diner: ['Neon Diner', 95.7428, 501.2],
  inh_obsidian_masks: ['Obsidian Masks', 96.2156, 10000],
  inh_orchid_court: ['Orchid Court', 96.5276, 744],
  inh_paper_foxes: ['Paper Foxes', 96.0429, 533.5],
  inh_saltwind_cache: ['Saltwind Cache', 96.1908, 1495.6],
  inh_storm_reach: ['Storm Reach', 95.8043, 5000],
  inh_sugar_carousel: ['Sugar Carousel', 96.1359, 719.4],
  inh_velvet_express: ['Velvet Express', 96.1393, 7708],
} as const satisfies Record<string, readonly [name: string, percent: number | null, mostStakes?: number]>

/** A game with free rounds, by its code in the catalogue and on the wire. */
export type FreeRoundGame = keyof typeof stated

const isFreeRoundGame = (code: string): code is FreeRoundGame => Object.hasOwn(stated, code)

/** All of them, in the order in which a console lists them. */
export const freeRoundGames = Object.keys(stated).filter(isFreeRoundGame)

/** The names of the games, which are the same in every language. */
export const freeRoundNames = Object.fromEntries(
  freeRoundGames.map((game) => [game, stated[game][0]]),
) as Readonly<Record<FreeRoundGame, string>>

/** The most that a round of a slot pays, in stakes; undefined where the player's choices decide it. */
export const mostStakesOf = (game: FreeRoundGame): number | undefined => {
  const [, , mostStakes]: readonly [string, number | null, number?] = stated[game]
  return mostStakes
}

/** The share of the stakes that a game gives back on the average, with the choices with which it opens. */
export function returnOfGame(game: FreeRoundGame): number {
  const [, percent] = stated[game]
  if (percent !== null) return percent / 100
  const known = builtInPays(game)
  if (!known) throw new RangeError(`what ${game} pays is not known`)
  return returnOfTable(known.pays)
}
