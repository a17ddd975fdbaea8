// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { percentHere, stakeableHere } from './stakeable-here.ts'
import type { OpenBonus } from './use-bonus-wallet.ts'

const bonus: OpenBonus = {
  bonusId: 1,
  title: 'Welcome',
  amount: 10,
  balance: 10,
  required: 100,
  done: 0,
  state: 'open',
  grantedAt: 0,
  expiresAt: null,
  maxStake: null,
  weights: { RNG: 100, LIVE: 10 },
  vendorWeights: { LUM: 50 },
  gameWeights: { 'LUM/jade': 0 },
}

it.each([
  ['its game before its vendor', { vassalage: 'LUM', gameId: 'jade', gameType: 'RNG' }, 0],
  ['its vendor before its type', { vassalage: 'LUM', gameId: 'harbour', gameType: 'RNG' }, 50],
  ['its type', { vassalage: 'BGS', gameId: 'inh_dice', gameType: 'LIVE' }, 10],
  ['nothing if the terms do not name it', { vassalage: 'BGS', gameId: 'inh_dice', gameType: 'FISH' }, 0],
])('counts of a bet on a game what the terms say of %s', (_, game, percent) => {
  expect(percentHere(bonus, game)).toBe(percent)
  expect(stakeableHere({ bonuses: [bonus] }, game)).toHaveLength(percent > 0 ? 1 : 0)
})
