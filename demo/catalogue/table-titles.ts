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

/**
 * Live tables. The returns are those of the standard rules (single-zero wheel, banker with 5 % commission,
 * eight decks).
 */
export const liveTitles: readonly TableTitle[] = [
  ...named('roulette', 9730, [
    'Amber Wheel Roulette',
    'Harbour Roulette',
    'Velocity Roulette',
    'Garden Roulette',
    'Midnight Wheel',
    'Terrace Auto Roulette',
    'Marble Roulette',
    'Copper Lightning Wheel',
  ]),
  ...named('cards', 9894, [
    'Salon Baccarat',
    'Quiet Baccarat',
    'Jade Room Baccarat',
    'Swift Baccarat',
    'Baccarat on Nine',
    'Verandah Baccarat',
  ]),
  ...named('cards', 9950, [
    'Parlour Blackjack',
    'Blackjack Loft',
    'Corner Blackjack',
    'Ivory Blackjack',
    'Blackjack Atrium',
    'Infinite Blackjack Row',
  ]),
  ...named('cards', 9627, [
    'Tiger and Crane Cards',
    'Lantern Poker Table',
    'Hold the Ace',
    'Showdown Poker Studio',
  ]),
  ...named('dice', 9722, ['Bamboo Sic Bo', 'Dice of the Docks', 'Craps Conservatory']),
  ...named('lottery', 9500, ['Ball Tower Live', 'Bingo Balcony', 'Keno Clubhouse']),
  ...named('party', 9610, ['Carnival Hour Show', 'Microphone Mansion', 'Disco Ladder Show']),
  ...named('classic', 9600, ['Star Tower Spin', 'Crown Corridor Show']),
]

/** Fishing rooms. */
export const fishingTitles: readonly TableTitle[] = named('ocean', 9650, [
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
 * Rooms where members play against each other; the installation takes a share of the pot, so no return is stated.
 */
export const roomTitles: readonly TableTitle[] = [
  ...named('cards', null, [
    'Harbour Hold Poker',
    'Rummy Rooftop',
    'Domino Dockside',
    'Poker Pier Six',
    'Bluff Street',
    'Three Kings Cards',
    'Joker Junction',
    'Teahouse Twenty',
    'Royal River Poker',
    'Ace Arcade',
    'Flush Ferry',
    'Card Clan Clash',
    'Solitaire Sprint',
    'Banker Niu Cards',
    'Thirteen Lanterns Cards',
    'Domino Duet',
  ]),
  ...named('dice', null, ['Liar Dice Lounge', 'Dice Duel Deck']),
  ...named('kingdom', null, ['Knight Castle Duel', 'Queen and Knight Rooms']),
]
