// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { groupByLine, maskAddress } from './shared-traces.ts'

const at = (...line: bigint[]) => ({ id: line.at(-1)!, line })

describe('accounts that share something', () => {
  it.each([
    [
      'members of one agent',
      [at(1n, 2n, 3n), at(1n, 2n, 4n)],
      [{ headId: 1n, agentId: 2n, memberIds: [3n, 4n] }],
    ],
    [
      'members of two agents',
      [at(1n, 2n, 3n), at(1n, 5n, 4n)],
      [{ headId: 1n, agentId: 1n, memberIds: [3n, 4n] }],
    ],
    [
      'an agent and a member',
      [at(1n, 2n), at(1n, 2n, 4n)],
      [{ headId: 1n, agentId: 2n, memberIds: [2n, 4n] }],
    ],
    ['a head and a member', [at(1n), at(1n, 2n, 4n)], [{ headId: 1n, agentId: 1n, memberIds: [1n, 4n] }]],
    ['members of two heads', [at(1n, 3n), at(2n, 4n)], []],
    ['members without a line', [at(3n), at(4n)], []],
    ['nobody', [], []],
  ])('are found in their line: %s', (_name, accounts, groups) => {
    expect(groupByLine(accounts)).toEqual(groups)
  })

  it('are separate groups in separate lines', () => {
    const groups = groupByLine([at(1n, 3n), at(2n, 5n), at(1n, 4n), at(2n, 6n), at(7n)])
    expect(groups.map(({ memberIds }) => memberIds)).toEqual([
      [3n, 4n],
      [5n, 6n],
    ])
  })
})

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.*'],
    ['2001:db8:1:2', '2001:db8:1:*'],
  ])('%s is named without its last part', (key, masked) => {
    expect(maskAddress(key)).toBe(masked)
  })
})
