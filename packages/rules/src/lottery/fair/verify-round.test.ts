// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { roundFrom, timeOfRound, type BeaconRound } from './beacon.ts'
import { drandChains } from './drand-chains.ts'
import { isRoundOf } from './verify-round.ts'

const quicknet = drandChains['drand-quicknet']
const chained = drandChains['drand-default']
/** Two rounds that drand has published. */
const quicknetRound: BeaconRound = {
  round: 657_413,
  previous: '',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
}
const chainedRound: BeaconRound = {
  round: 3_311_596,
  previous:
    '8ed588f2a7716fb1349e2d9803da5db0005e98a83783c353d4a08f183236a9ad91d70ddb01266f4b7c576983db464b430e65680b9e0098552758afd6c1e6afcb77e3f62fe1b93d42d1cb63abbb2205512fe12fbf74ea9c5ac3b8f5c1e283a1d8',
  signature:
    'a696b9409ababce45749c3a4ec369074453dd4a79967734e1390d969c8ad8d98897d217b9121e92c8ddebbddda8d92f900e3bd6bf9deb166863b1a19390d743f82774001487594c5c09e581db7365f02b70a2c8cc41ce32446ef08e4890c4754',
  randomness: '647c07b2abbf7ff2afb4d670214f565e5cd9f9c91bfdcecb59a21f3c78d73920',
}

it('accepts rounds that drand published, of the chained and of the unchained form', () => {
  expect(isRoundOf(quicknet, quicknetRound)).toBe(true)
  expect(isRoundOf(chained, chainedRound)).toBe(true)
})

it('refuses a round under another number, key, signature, randomness or round before', () => {
  const wrong: [typeof quicknet | typeof chained, BeaconRound][] = [
    [quicknet, { ...quicknetRound, round: 657_414 }],
    [quicknet, { ...quicknetRound, randomness: chainedRound.randomness }],
    [quicknet, { ...quicknetRound, signature: `${quicknetRound.signature.slice(0, -1)}c` }],
    [quicknet, { ...quicknetRound, signature: '' }],
    [quicknet, { ...quicknetRound, signature: 'not bytes' }],
    [quicknet, { ...quicknetRound, round: 0.5 }],
    [chained, { ...chainedRound, previous: `00${chainedRound.previous.slice(2)}` }],
    [chained, { ...chainedRound, round: 3_311_597 }],
    [chained, quicknetRound],
    [quicknet, chainedRound],
  ]
  expect(wrong.filter(([beacon, round]) => isRoundOf(beacon, round))).toEqual([])
})

it('names the first round from a moment on, never one before it', () => {
  for (const beacon of [quicknet, chained])
    for (let atMs = 1_764_000_000_000; atMs < 1_764_000_065_000; atMs += 500) {
      const round = roundFrom(beacon, atMs)
      expect(timeOfRound(beacon, round)).toBeGreaterThanOrEqual(atMs)
      expect(timeOfRound(beacon, round - 1)).toBeLessThan(atMs)
    }
})
