// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { readZone } from './site-clock.ts'

it('reads a time zone and nothing else', () => {
  const zones = ['+07:00', '-03:30', 'Asia/Ho_Chi_Minh', 'Europe/Berlin', 'Etc/GMT-7', 'UTC']
  expect(zones.map(readZone)).toEqual(zones)
  for (const other of [null, undefined, '', '+07:99', 'Asia/Nowhere', '+07:00<b>', 'UTC '])
    expect(readZone(other)).toBeUndefined()
})
