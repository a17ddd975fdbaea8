// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { judgeFiles } from './judge-files.ts'

const file = (name: string, type: string, bytes: number): File =>
  new File([new Uint8Array(bytes)], name, { type })
const rules = { accept: ['image/png', 'image/jpeg'], maxBytes: 100, maxFiles: 3 }

describe('files that are dropped', () => {
  it('are accepted up to the limits of size and number, and each other one gets a reason', () => {
    const had = [file('first.png', 'image/png', 5)]
    const { taken, refused } = judgeFiles(
      had,
      [
        file('a.png', 'image/png', 100),
        file('b.gif', 'image/gif', 5),
        file('c.jpg', 'image/jpeg', 101),
        file('d.jpg', 'image/jpeg', 1),
        file('e.png', 'image/png', 1),
      ],
      rules,
    )
    expect(taken.map(({ name }) => name)).toEqual(['a.png', 'd.jpg'])
    expect(refused).toEqual([
      { name: 'b.gif', reason: 'type' },
      { name: 'c.jpg', reason: 'size' },
      { name: 'e.png', reason: 'many' },
    ])
  })
})
