// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { firstAddress, launchPayload } from './launch-payload.ts'

const launcher = { username: 'anna', token: 'session', merchantCode: 'brand1', language: 'EN', coarse: false }
const game = { gameId: 'jade-harbour', nodeId: 7, vassalage: 'LUM' }

it('sends the twelve fields of a launch [CALL-045]', () => {
  expect(launchPayload(game, false, launcher)).toEqual({
    gameId: 'jade-harbour',
    nodeId: 7,
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'LUM',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'anna',
    token: 'session',
    merchantCode: 'brand1',
    language: 'EN',
  })
  expect(launchPayload(game, true, { ...launcher, coarse: true })).toMatchObject({
    accountType: 0,
    platform: 'html5-mobile',
  })
})

it('opens game_url, and game_url2 if only that is present [CALL-046]', () => {
  expect(firstAddress({ game_url: 'https://one.example', game_url2: 'https://two.example' })).toBe(
    'https://one.example',
  )
  expect(firstAddress({ game_url: '', game_url2: 'https://two.example' })).toBe('https://two.example')
})
