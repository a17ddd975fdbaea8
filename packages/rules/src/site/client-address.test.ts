// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const ours = (address: string): boolean => address.startsWith('10.')

it.each([
  ['without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['by our proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['by two of ours', '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['with an invented hop', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['with a word of somebody who is no proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['with empty words', '10.0.0.1', ' , ,', '10.0.0.1'],
  ['from within', '10.0.0.1', undefined, '10.0.0.1'],
])('finds the address of a request %s', (_how, connected, forwardedFor, expected) => {
  expect(clientAddress(connected, forwardedFor, ours)).toBe(expected)
})
