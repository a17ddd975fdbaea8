// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units, zero } from '../../money.ts'
import { countRake, rakeOfRound } from './rake-turnover.ts'

describe('the turnover of a round among players', () => {
  it('is twenty times its rake, and never above the stakes', () => {
    expect(countRake(units(2), units(100))).toEqual({ rake: units(2), validBet: units(40) })
    expect(countRake(units(5), units(100))).toEqual({ rake: units(5), validBet: units(100) })
    expect(countRake(units(30), units(100))).toEqual({ rake: units(30), validBet: units(100) })
    expect(countRake(zero, units(100))).toEqual({ rake: zero, validBet: zero })
  })

  it('believes no rake above the stakes', () => {
    expect(countRake(units(1_000_000), units(100))).toEqual({ rake: units(100), validBet: units(100) })
    expect(countRake(units(3), zero)).toEqual({ rake: zero, validBet: zero })
  })

  it('is that of the rake only where members play each other, and silence is none for vendors that tell it', () => {
    const said = { gameType: 'PVP', rake: units(1), declaresRake: false }
    expect(rakeOfRound(said)).toBe(units(1))
    expect(rakeOfRound({ ...said, gameType: 'RNG' })).toBeUndefined()
    expect(rakeOfRound({ ...said, gameType: undefined })).toBeUndefined()
    expect(rakeOfRound({ ...said, rake: undefined })).toBeUndefined()
    expect(rakeOfRound({ ...said, rake: undefined, declaresRake: true })).toBe(zero)
  })
})
