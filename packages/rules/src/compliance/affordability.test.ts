// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { judgePlay, type FlagThresholds, type PlayFigures } from './affordability.ts'

const calm: PlayFigures = {
  netDepositsDay: zero,
  netDepositsMonth: zero,
  depositsDay: zero,
  usualDeposits: undefined,
  lossesDay: zero,
  nightHours: 0,
  limitsRaised: 0,
}
const thresholds: FlagThresholds = {
  depositsDay: units(500),
  depositsMonth: units(2_000),
  lossesDay: units(300),
  jumpTimes: 3,
  nightHours: 4,
  limitsRaised: 3,
}
const off: FlagThresholds = {
  depositsDay: zero,
  depositsMonth: zero,
  lossesDay: zero,
  jumpTimes: 0,
  nightHours: 0,
  limitsRaised: 0,
}
const kinds = (figures: Partial<PlayFigures>, against = thresholds) =>
  judgePlay({ ...calm, ...figures }, against).map(({ kind }) => kind)

describe('the play of a member', () => {
  it.each<[Partial<PlayFigures>, string[]]>([
    [{}, []],
    [{ netDepositsDay: units(499) }, []],
    [{ netDepositsDay: units(500) }, ['depositsDay']],
    [{ netDepositsDay: units(-900), netDepositsMonth: units(2_000) }, ['depositsMonth']],
    [{ lossesDay: units(301) }, ['lossesDay']],
    [{ depositsDay: units(90), usualDeposits: units(30) }, ['jump']],
    [{ depositsDay: units(89), usualDeposits: units(30) }, []],
    [{ depositsDay: units(9_000) }, []],
    [{ nightHours: 4, limitsRaised: 3 }, ['nightPlay', 'limitsRaised']],
  ])('with %o is flagged for %o', (figures, found) => {
    expect(kinds(figures)).toEqual(found)
  })

  it('is never flagged by a threshold that is off', () => {
    const much = units(1_000_000)
    expect(
      kinds(
        {
          netDepositsDay: much,
          netDepositsMonth: much,
          depositsDay: much,
          usualDeposits: units(1),
          lossesDay: much,
          nightHours: 5,
          limitsRaised: 99,
        },
        off,
      ),
    ).toEqual([])
  })
})
