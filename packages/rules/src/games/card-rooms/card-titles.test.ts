// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units } from '../../money.ts'
import { leastEdgeOf } from '../least-edges.ts'
import { CARD_GAMES, ownCardRooms, writeCardTitle } from './card-games.ts'
import { cardGameOfTitle } from './card-game-of-title.ts'
import { chooseCardGame } from './choose-card-game.ts'
import { leastBuyInOf } from './least-buy-in.ts'

describe('the game of a title among players', () => {
  it.each([
    ['Harbour Hold Poker', 'holdem'],
    ["Velvet Court Hold'em", 'holdem'],
    ['Royal River Poker', 'holdem'],
    ['Silver Pier Omaha', 'omaha'],
    ['Omaha Poker Hall', 'omaha'],
    ['Junction Sit and Go', 'sitandgo'],
    ['Sprint Tournament Poker', 'sitandgo'],
    ['Dockside Tien Len', 'tienlen'],
    ['Tiến Lên miền Nam', 'tienlen'],
    ['Teahouse Big Two', 'bigtwo'],
    ['Lantern Capsa', 'bigtwo'],
    ['Rummy Rooftop', 'rummy'],
  ])('of %s is %s', (name, game) => {
    expect(chooseCardGame({ name })).toBe(game)
  })

  it.each([
    'Golden Mahjong',
    'Blackjack Duel',
    'Baccarat Clan',
    'Dou Dizhu Hall',
    'Bull Bull Rooms',
    'Niu Niu Terrace',
    'Three Cards Loft',
    'Domino Dockside',
    'Thirteen Cards Hall',
    'Liar Dice Lounge',
    'Card Clan Clash',
    'Ace Arcade',
    'Solitaire Sprint',
    'Three Card Poker',
    'Seven Card Stud',
  ])('of %s is none of ours', (name) => {
    expect(chooseCardGame({ name })).toBeUndefined()
  })

  it('is told by our own titles and by what demonstration titles play, among rooms only', () => {
    const usual = { gameType: 'PVP', client: 'own', plays: null } as const
    for (const { code, game } of ownCardRooms)
      expect(cardGameOfTitle({ ...usual, gameId: `inh_${code}` })).toBe(game)
    expect(cardGameOfTitle({ ...usual, gameId: 'inh_cards_holdem', gameType: 'RNG' })).toBeNull()
    expect(cardGameOfTitle({ ...usual, gameId: 'inh_live_roulette' })).toBeNull()
    for (const game of CARD_GAMES)
      expect(cardGameOfTitle({ ...usual, client: 'sample', gameId: 'x', plays: writeCardTitle(game) })).toBe(
        game,
      )
    expect(cardGameOfTitle({ ...usual, client: 'sample', gameId: 'inh_cards_holdem' })).toBeNull()
  })
})

describe('what the catalogue knows of card rooms', () => {
  it('is the rake of what counts, in every title of ours', () => {
    expect(ownCardRooms.map(({ code }) => leastEdgeOf(`inh_${code}`))).toEqual(ownCardRooms.map(() => 500))
  })

  it('is the least buy-in in each currency', () => {
    expect(CARD_GAMES.map((game) => leastBuyInOf(game, 'USD'))).toEqual(
      [8, 8, 2.2, 6, 3.9, 8].map((amount) => units(amount * 10) / 10n),
    )
    expect(leastBuyInOf('holdem', 'VND')).toBe(units(80_000))
    expect(leastBuyInOf('holdem', 'XYZ')).toBeUndefined()
  })
})
