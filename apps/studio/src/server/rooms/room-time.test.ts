// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { createRoomTime } from './room-time.ts'

it('the time of a room never goes back, passes on after the clock was set back, and follows it again from the next round', () => {
  let nowMs = 10_000
  const time = createRoomTime({ now: () => nowMs })
  expect(time.now()).toBe(10_000)
  nowMs = 4_000
  expect(time.now()).toBe(10_000)
  nowMs = 4_250
  expect(time.now()).toBe(10_250)
  time.restart()
  expect(time.now()).toBe(4_250)
  time.restart(9_000)
  expect(time.now()).toBe(9_000)
  nowMs = 4_300
  expect(time.now()).toBe(9_050)
})
