// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { seededNumbers } from '../seeded-numbers.ts'
import { breakSeconds, timelineOf } from '../sports/football.ts'
import { pitchAt } from './pitch-at.ts'

const timeline = timelineOf('a seed', { home: 1.6, away: 1.2 })
const { incidents, ball, momentum } = timeline
const wholeMatchSeconds = 93 * 60 + breakSeconds

it('shows where the ball is now, and the minutes that are over', () => {
  const { ball: now, momentum: minutes } = pitchAt(timeline, {
    done: incidents.findIndex(({ atSecond }) => atSecond > 600),
    elapsedSeconds: 600,
  })
  expect(now!.atSecond).toBeGreaterThan(590)
  expect(now!.atSecond).toBeLessThanOrEqual(600)
  expect(minutes).toEqual(momentum.slice(0, 10))
})

it('shows nothing from the next incident on until it is recorded, however late that is', () => {
  const next = seededNumbers('moments')
  for (let done = 0; done < incidents.length; done += 1) {
    const { atSecond } = incidents[done]!
    const visible = pitchAt(timeline, { done, elapsedSeconds: next() * wholeMatchSeconds })
    const latest = pitchAt(timeline, { done, elapsedSeconds: wholeMatchSeconds })
    for (const each of [visible, latest]) {
      expect(each.ball?.atSecond ?? 0).toBeLessThanOrEqual(Math.max(0, atSecond - 1))
      expect(each.momentum.length * 60).toBeLessThanOrEqual(atSecond)
      expect(each.possession.home + each.possession.away).toBe(100)
    }
  }
})

it('rests in the break, goes on after it, and has no ball once the match is over', () => {
  const [half, second] = ['halfTime', 'secondHalf'].map((kind) =>
    incidents.findIndex((each) => each.kind === kind),
  )
  const at = (done: number, elapsedSeconds: number) => pitchAt(timeline, { done, elapsedSeconds })
  expect(at(half! + 1, 46 * 60 + 400).ball).toEqual(at(half! + 1, 46 * 60 + 800).ball)
  expect(at(second! + 1, 46 * 60 + breakSeconds).ball).toMatchObject({ atSecond: 2760, x: 50, y: 50 })
  const over = at(incidents.length, wholeMatchSeconds + 3_600)
  expect(over.ball).toBeNull()
  expect(over.momentum).toEqual(momentum)
  expect(ball.length).toBeGreaterThan(1_800)
})
