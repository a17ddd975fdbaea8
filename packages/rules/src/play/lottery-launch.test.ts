// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { lotteryLaunch, wrongLaunchField } from './lottery-launch.ts'

describe('the launch of a Vietnamese lottery', () => {
  it('asks for the betting view of a chosen lottery, and for the lobby without one', () => {
    expect(lotteryLaunch({ gameCode: 'MB', playType: 'lo2', prizeMode: 1 })).toEqual({
      launchMode: 'LOTT',
      view: 'betting',
      gameCode: 'MB',
      playType: 'lo2',
      prizeMode: 1,
    })
    expect(lotteryLaunch({ prizeMode: 7 })).toEqual({ launchMode: 'LOTT', view: 'lobby', prizeMode: 7 })
  })

  it('is refused when its fields do not belong together', () => {
    for (const launch of [
      lotteryLaunch({ gameCode: 'MB', prizeMode: 1 }),
      lotteryLaunch({ prizeMode: 1 }),
      { launchMode: 'GLS' },
    ])
      expect(wrongLaunchField(launch)).toBeUndefined()
    expect(wrongLaunchField({ launchMode: 'LOTT' })).toBe('view')
    expect(wrongLaunchField({ launchMode: 'LOTT', view: 'betting' })).toBe('gameCode')
    expect(wrongLaunchField({ launchMode: 'LOTT', view: 'lobby', gameCode: 'MB' })).toBe('gameCode')
    expect(wrongLaunchField({ launchMode: 'LOTT', view: 'lobby', playType: 'lo2' })).toBe('playType')
    expect(wrongLaunchField({ launchMode: 'GLS', view: 'lobby' })).toBe('view')
    expect(wrongLaunchField({ launchMode: 'GLS', prizeMode: 1 })).toBe('prizeMode')
  })
})
