// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { readZone } from './site-clock.ts'

it('reads an offset and nothing else', () => {
  expect(['+07:00', '-03:30', '+14:00'].map(readZone)).toEqual(['+07:00', '-03:30', '+14:00'])
  for (const other of [null, undefined, '', '07:00', '+15:00', '+07:99', 'Asia/Bangkok', '+07:00<b>'])
    expect(readZone(other)).toBeUndefined()
})
