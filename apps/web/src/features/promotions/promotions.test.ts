// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { judgePictures } from './judge-pictures.ts'
import { categoriesOf, openStatus, type Promotion } from './use-promotions.ts'

const promotion = (id: number, category: string): Promotion => ({
  id,
  category,
  title: '',
  summary: '',
  imageUrl: '',
  imageUrlPhone: '',
  content: '',
  startTime: null,
  endTime: null,
  createTime: 0,
  kind: null,
  status: null,
  target: null,
  reward: null,
  prizes: [],
  terms: null,
})

describe('promotions', () => {
  it('list each kind once, in the order of the list', () => {
    expect(categoriesOf([promotion(1, 'Slots'), promotion(2, 'New'), promotion(3, 'Slots')])).toEqual([
      'Slots',
      'New',
    ])
  })

  it.each([
    [null, null, null],
    [10, null, 'coming soon'],
    [5, 6, null],
    [null, 5, 'Close'],
    [1, 5, 'Close'],
    [5, null, null],
  ] as const)('from %s until %s at 5 are %s for a visitor', (startTime, endTime, status) => {
    expect(openStatus({ kind: null, status: null, startTime, endTime }, 5)).toBe(status)
  })

  it('start and end while the page is open', () => {
    const review = { kind: 'REVIEW', status: 'coming soon', startTime: 5, endTime: 8 } as const
    expect([4, 5, 8].map((now) => openStatus(review, now))).toEqual(['coming soon', 'Join', 'Close'])
    expect(openStatus({ ...review, kind: 'RAFFLE' }, 5)).toBe('Process')
  })
})

describe('the pictures of an application', () => {
  const file = (bytes: readonly number[] | string, name: string, type: string): File =>
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]
  const jpg = [0xff, 0xd8, 0xff, 0xe0, 1, 2]

  it('are recognized by their contents: a gif stays one, whatever its name', async () => {
    const files = [
      file(png, 'a.png', 'image/png'),
      file('GIF89a...', 'b.png', 'image/png'),
      file(jpg, 'c.jpg', 'image/jpeg'),
      file(png, 'd.jpg', 'image/jpeg'),
      file('', 'e.png', 'image/png'),
    ]
    const { pictures, others } = await judgePictures(files)
    expect([pictures, others].map((list) => list.map(({ name }) => name))).toEqual([
      ['a.png', 'c.jpg', 'd.jpg'],
      ['b.png', 'e.png'],
    ])
  })
})
