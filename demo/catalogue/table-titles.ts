// SPDX-License-Identifier: Apache-2.0
import type { ThemeName } from '@tessera/ui/art/index'

/**
 * A game that is not a slot: its name, the world of its picture, and the return that its rules give, if one
 * is stated.
 */
export interface TableTitle {
  name: string
  theme: ThemeName
  rtpBasisPoints: number | null
}

const named = (theme: ThemeName, rtpBasisPoints: number | null, names: readonly string[]): TableTitle[] =>
  names.map((name) => ({ name, theme, rtpBasisPoints }))

/** Live tables: each opens as a table of the game that its name says, and states what that returns. */
export const liveTitles: readonly TableTitle[] = [
  ...named('roulette', null, [
    'Amber Wheel Roulette',
    'Harbour Roulette',
    'Velocity Roulette',
    'Garden Roulette',
    'Midnight Roulette',
    'Terrace Auto Roulette',
    'Marble Roulette',
    'Copper Lightning Roulette',
    'Midnight Wheel',
    'Copper Lightning Wheel',
    'Terrace Big Six',
  ]),
  ...named('cards', null, [
    'Salon Baccarat',
    'Quiet Baccarat',
    'Jade Room Baccarat',
    'Swift Baccarat',
    'Baccarat on Nine',
    'Verandah Baccarat',
    'Parlour Dragon Tiger',
    'Dragon Tiger Loft',
    'Corner Baccarat',
    'Ivory VIP Baccarat',
    'Dragon Tiger Atrium',
    'Infinite Baccarat Row',
    'Crane Court Dragon Tiger',
    'Lantern Speed Baccarat',
    'Ivory No Commission Baccarat',
    'Crane Court Super Six',
    'Parlour Blackjack',
    'Blackjack Loft',
    'Corner Blackjack',
    'Ivory Blackjack',
    'Blackjack Atrium',
    'Infinite Blackjack Row',
  ]),
  ...named('dice', null, [
    'Tai Xiu Teahouse',
    'Bamboo Fan Tan',
    'Bamboo Sic Bo',
    'Sic Bo of the Docks',
    'Xoc Dia Conservatory',
  ]),
]

/** Fishing halls: each opens the halls of the waters that its name says, and states what they return. */
export const fishingTitles: readonly TableTitle[] = named('ocean', null, [
  'Shark Shoal Hunters',
  'Octopus Armada',
  'Reef Rangers',
  'Abyss Angler Squad',
  'Golden Turtle Tide',
  'Mermaid Netters',
  'Manta Ray Raid',
  'Piranha Pinball',
  'Pearl Divers Deluxe',
  'Whale Watch Wager',
  'Triton Torpedo',
  'Jellyfish Jamboree',
  'Puffer Patrol',
  'Dolphin Dynasty',
  'Crab King Cannon',
  'Seahorse Squadron',
  'Squid Squall',
  'Hook and Harpoon',
  'Atlantis Anglers',
  'Lagoon Legends Fish',
])

/**
 * Rooms where members play against each other: each opens the tables of the game that its name says. The installation takes a
 * share of the pot, so no return is stated.
 */
export const roomTitles: readonly TableTitle[] = named('cards', null, [
  'Harbour Hold Poker',
  'Rummy Rooftop',
  'Dockside Tien Len',
  'Poker Pier Six',
  'Bluff Street Poker',
  'Three Rivers Omaha',
  'Junction Sit and Go',
  'Teahouse Big Two',
  'Royal River Poker',
  'Arcade Rummy',
  'Flush Ferry Poker',
  'Lantern Capsa',
  'Sprint Tournament Poker',
  'Banyan Tien Len',
  'Conservatory Omaha',
  'Castle Sit and Go',
])
