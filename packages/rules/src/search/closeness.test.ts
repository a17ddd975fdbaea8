// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { closeness } from './closeness.ts'

it.each([
  ['deposit', 'Deposit', 0],
  ['DEPOSIT ', 'Deposit', 0],
  ['ha noi', 'Hà Nội', 0],
  ['hanoi', 'Hà Nội', 0],
  ['hà nội', 'Hà Nội', 0],
  ['dak', 'Đắk Lắk', 1],
  ['depo', 'Deposits', 1],
  ['record', 'Betting record', 2],
  ['etting', 'Betting record', 3],
  ['提款', '申请提款', 3],
  ['depozit', 'Deposit', 4],
  ['depsoit', 'Deposit', 4],
  ['deposiit', 'Deposit', 4],
  ['recrod', 'Betting record', 4],
])('%s means %s, at %d', (typed, name, cost) => {
  expect(closeness(typed, name)).toBe(cost)
})

it.each([
  ['', 'Deposit'],
  ['  …', 'Deposit'],
  ['dwarf', 'Deposit'],
  ['si', 'Deposit'],
  ['wine', 'Wins'],
  ['dwpozit', 'Deposit'],
])('%s does not mean %s', (typed, name) => {
  expect(closeness(typed, name)).toBeUndefined()
})
