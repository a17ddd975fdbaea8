// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { lobbyOf } from './lobby-of.ts'

const demo = ['http://*.localhost:3000', 'http://localhost:3000']

it("is on the brand's host from which the game was opened, including hosts that match a wildcard", () => {
  expect(lobbyOf('http://second.localhost:3000/deposit?x=1', demo)).toBe('http://second.localhost:3000/')
  expect(lobbyOf('http://localhost:3000', demo)).toBe('http://localhost:3000/')
})

it.each([
  'http://evil.test',
  'http://.localhost:3000',
  'http://second.localhost:3001',
  'https://second.localhost:3000',
  'http://evil.test/#.localhost:3000',
  'http://evil.test:3000',
  'x',
  undefined,
])('leads to the platform itself from %o', (home) => {
  expect(lobbyOf(home, demo)).toBe('http://localhost:3000/')
})

it('is empty without a known operator', () => {
  expect(lobbyOf('http://localhost:3000', [])).toBeUndefined()
})
