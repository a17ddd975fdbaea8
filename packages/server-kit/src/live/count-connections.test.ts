// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createConnectionCounts } from './count-connections.ts'
import { createSlots } from './slots.ts'

describe('the slots of connections', () => {
  it('are bounded in all, and one that is left is free again, once', () => {
    const counts = createConnectionCounts({ connections: 2, connectionsPerAddress: 9 }, () => true)
    const first = counts.enter()
    counts.enter()
    expect([counts.enter(), counts.open]).toEqual([503, 2])
    if (first === 503) throw new Error('there was a slot')
    first()
    first()
    expect(counts.open).toBe(1)
    expect([counts.enter(), counts.enter()]).toEqual([expect.any(Function), 503])
  })

  it('are bounded for an address, and a network of IPv6 counts as one', () => {
    const counts = createConnectionCounts({ connections: 9, connectionsPerAddress: 1 }, () => true)
    const enter = (address: string): string => String(typeof counts.enterFrom(address))
    expect(
      ['203.0.113.7', '203.0.113.7', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'].map(enter),
    ).toEqual(['function', 'number', 'function', 'number', 'function'])
  })

  it('are not asked for the pace of an address that has no slot left', () => {
    const asked: string[] = []
    const counts = createConnectionCounts({ connections: 9, connectionsPerAddress: 1 }, (address) => {
      asked.push(address)
      return asked.length === 1
    })
    expect(counts.enterFrom('203.0.113.7')).toEqual(expect.any(Function))
    expect(counts.enterFrom('203.0.113.7')).toBe(429)
    expect(asked).toHaveLength(1)
    expect(counts.enterFrom('203.0.113.8')).toBe(429)
  })
})

it('slots of one key are apart from those of another', () => {
  const slots = createSlots<bigint>(1)
  const leave = slots.enter(1n)
  expect([slots.enter(1n), slots.isFull(1n), slots.isFull(2n)]).toEqual([undefined, true, false])
  leave?.()
  expect([slots.takenOf(1n), slots.isFull(1n)]).toEqual([0, false])
})
