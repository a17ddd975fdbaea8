// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { mayExceedShare, shareOfMember } from './member-share.ts'

it('is so many per cent of a limit, and none where there is no limit', () => {
  expect(shareOfMember(units(1_000), 25)).toBe(units(250))
  expect(shareOfMember(zero, 25)).toBeUndefined()
  const of = { limit: units(1_000), percent: 25 }
  expect(mayExceedShare(of, { standing: units(100), added: units(150) })).toBe(false)
  expect(mayExceedShare(of, { standing: units(101), added: units(150) })).toBe(true)
  expect(mayExceedShare({ ...of, limit: zero }, { standing: units(9_999), added: units(1) })).toBe(false)
})
