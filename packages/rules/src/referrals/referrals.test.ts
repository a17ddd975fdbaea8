// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { referralStatusOf, sharedBy } from './referrals.ts'

const inviter = { addresses: ['10.0.0.1'], payeeNames: ['Ánna  Nguyen'], phone: '+84901234567' }
const friend = { addresses: ['10.0.0.2'], payeeNames: ['Bert Tran'], phone: null }

describe('a friend and the inviter', () => {
  it('share nothing, as a rule', () => {
    expect(sharedBy(friend, inviter)).toBeUndefined()
    expect(
      sharedBy(
        { addresses: [], payeeNames: ['', '-'], phone: null },
        { addresses: [], payeeNames: [' '], phone: null },
      ),
    ).toBeUndefined()
  })

  it.each([
    ['ip', { addresses: ['10.0.0.9', '10.0.0.1'] }],
    ['payeeName', { payeeNames: ['anna nguyen'] }],
    ['phone', { phone: '+84901234567' }],
  ] as const)('share a %s', (thing, change) => {
    expect(sharedBy({ ...friend, ...change }, inviter)).toBe(thing)
  })

  it.each([
    ['NGUYỄN VĂN-A', 'nguyen van a', 'payeeName'],
    ['Đặng Văn Đức', 'DANG VAN DUC', 'payeeName'],
    ['Łukasz Wałęsa', 'LUKASZ WALESA', 'payeeName'],
    ['王 小明', '王小明', 'payeeName'],
    ['राम कुमार', 'रमा कुमारी', undefined],
    ['ปีติ', 'ปิติ', undefined],
  ])('%s and %s share %s', (name, other, shared) => {
    const withName = { addresses: [], payeeNames: [name], phone: null }
    expect(sharedBy(withName, { ...withName, payeeNames: [other] })).toBe(shared)
  })
})

it('a friend is on the way until the time is over', () => {
  expect(referralStatusOf('Open', 10, 9)).toBe('Process')
  expect(referralStatusOf('Open', 10, 10)).toBe('Expired')
  expect(referralStatusOf('Qualified', 10, 99)).toBe('Qualified')
  expect(referralStatusOf('Blocked', 10, 9)).toBe('Blocked')
})
