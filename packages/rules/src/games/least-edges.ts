// SPDX-License-Identifier: Apache-2.0
import { ownCardRooms } from './card-rooms/card-games.ts'
import { RAKE_BASIS_POINTS } from './card-rooms/rake-turnover.ts'
import { HALL_EDGE } from './fishing/hall-facts.ts'
import { ownHalls } from './fishing/halls.ts'
import { ownRooms } from './rooms/own-rooms.ts'
import type { RoomGame } from './rooms/room.ts'

/**
 * The least that the house keeps of a stake in each in-house game, in hundredths of a per cent rounded down: at its best
 * bet, setting and table, with the best play, and with bought features. A test of the studio compares them with its maths;
 * every game of the studio has one, and each is above zero.
 */
const leastEdges: Readonly<Record<string, number>> = {
  inh_crash: 100,
  inh_plinko: 83,
  inh_mines: 100,
  inh_dice: 100,
  inh_limbo: 97,
  inh_tower: 100,
  inh_hilo: 100,
  inh_chicken: 100,
  inh_keno: 93,
  inh_wheel: 100,
  inh_flip: 100,
  inh_diamonds: 104,
  inh_rps: 100,
  inh_pump: 100,
  inh_cases: 100,
  inh_scratch: 100,
  inh_roulette: 270,
  inh_baccarat: 105,
  inh_sicbo: 277,
  inh_craps: 136,
  inh_dragontiger: 373,
  inh_fantan: 125,
  inh_prawncrab: 277,
  inh_xocdia: 250,
  inh_moneywheel: 1_111,
  inh_supersix: 123,
  inh_jacks: 45,
  inh_deuces: 108,
  // Of all stakes: doubled and split ones add 13 % to the first, on which 0.4858 % is lost.
  inh_blackjack: 42,
  inh_slide: 97,
  inh_darts: 100,
  inh_bingo: 101,
  inh_copper_orchard: 356,
  inh_lantern_tide: 377,
  inh_amber_steppe: 371,
  inh_storm_reach: 419,
  inh_cinder_vault: 333,
  inh_brass_parlour: 386,
  inh_neon_diner: 425,
  inh_orchid_court: 347,
  inh_obsidian_masks: 378,
  inh_frostbound_oath: 352,
  inh_sugar_carousel: 386,
  inh_paper_foxes: 395,
  inh_clockwork_caravan: 374,
  inh_saltwind_cache: 380,
  inh_moonlit_apothecary: 400,
  inh_canopy_drums: 391,
  inh_nebula_foundry: 392,
  inh_bamboo_treasury: 378,
  inh_velvet_express: 386,
  inh_ember_fiesta: 402,
  inh_tidepool_choir: 370,
  inh_prism_quarry: 299,
  inh_marzipan_parade: 406,
  inh_orrery_nights: 296,
}

/** A table with others has the bets of its game. */
const edgesOfRooms = new Map(ownRooms.map(({ code, game }) => [`inh_${code}`, leastEdgeOfRoomGame(game)]))

/** Where members play each other, valid bets are what the rake was taken of. */
const edgesOfCardRooms = new Map(ownCardRooms.map(({ code }) => [`inh_${code}`, RAKE_BASIS_POINTS]))

/** Halls have the same fish, whatever they look like. */
const edgesOfHalls = new Map(ownHalls.map(({ code }) => [`inh_${code}`, HALL_EDGE]))

/** The least edge of the game that is played at a table with others. */
export function leastEdgeOfRoomGame(game: RoomGame): number {
  return leastEdges[`inh_${game}`]!
}

/** The least edge of an in-house game by its code in the catalogue, such as `inh_dice`; undefined for all others. */
export const leastEdgeOf = (gameCode: string): number | undefined =>
  leastEdges[gameCode] ??
  edgesOfRooms.get(gameCode) ??
  edgesOfCardRooms.get(gameCode) ??
  edgesOfHalls.get(gameCode)
