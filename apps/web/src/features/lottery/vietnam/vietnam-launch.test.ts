// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { pathOfOwn, vietnamLaunch } from './vietnam-launch.ts'

const launcher = {
  username: 'anna',
  token: 'session',
  merchantCode: 'brand1',
  language: 'EN',
  coarse: false,
  trial: false,
  prizeMode: 4,
}

it('launches the betting view of the lottery in the address, or the lobby of all without one [CALL-047]', () => {
  expect(vietnamLaunch({ gameCode: 'MB-HN', playType: 'lo3' }, launcher)).toMatchObject({
    launchMode: 'LOTT',
    view: 'betting',
    gameCode: 'MB-HN',
    playType: 'lo3',
  })
  expect(vietnamLaunch({}, launcher)).toMatchObject({ launchMode: 'LOTT', view: 'lobby' })
  expect(vietnamLaunch({ playType: 'lo3' }, launcher)).not.toHaveProperty('playType')
})

it('also sends the fields of a launch', () => {
  expect(vietnamLaunch({}, { ...launcher, coarse: true, trial: true })).toEqual({
    gameId: 'LOTT',
    nodeId: 1,
    vassalage: 'LOTT',
    accountType: 0,
    confirmTrans: 0,
    launchMode: 'LOTT',
    view: 'lobby',
    prizeMode: 4,
    platform: 'html5-mobile',
    clientType: 3,
    username: 'anna',
    token: 'session',
    merchantCode: 'brand1',
    language: 'EN',
  })
})

it.each([
  ['https://site.example/lottery?gameCode=MB-HN&playType=lo3', '/lottery?gameCode=MB-HN&playType=lo3'],
  ['/lotteryCenter', '/lotteryCenter'],
  ['https://other.example/lottery', undefined],
  ['//other.example/x', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
])('%s leads to %s of this site', (address, path) => {
  expect(pathOfOwn(address, 'https://site.example')).toBe(path)
})
