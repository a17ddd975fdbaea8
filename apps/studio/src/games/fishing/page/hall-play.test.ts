// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it, vi } from 'vitest'
import type { HallInput, HallMessage } from '../../../fishing-protocol.ts'
import { createHallPlay } from './hall-play.ts'

const hall = (changes: Partial<HallMessage> = {}): HallMessage => ({
  ...{ type: 'hall', hall: 'fishing:reef:USD:money:1:1', now: 1_000_000, look: 'reef', level: 1 },
  ...{ currency: 'USD', stakes: ['0.10', '0.20'], jackpot: '0.00', own: 0 },
  chairs: [{ chair: 0, tag: 'a', name: 'Ann', stake: '0.10' }],
  tide: {
    ...{ position: 1, seed: 'a'.repeat(64), terminalHash: '', salt: '' },
    ...{ startedAt: 980_000, freezes: [], gone: [] },
  },
  ...changes,
})

async function drive() {
  let nowMs = 1_000_000
  const sent: HallInput[] = []
  const quiet = () => {}
  const events = {
    ...{
      fired: quiet,
      met: quiet,
      net: quiet,
      laser: vi.fn<() => void>(),
      shot: quiet,
      tide: vi.fn<() => void>(),
    },
    ...{ balance: quiet, hall: quiet, gun: quiet, frozen: quiet },
  }
  const play = createHallPlay({
    ...{ now: () => nowMs, wallet: 10_000_000n, events },
    send: (input) => {
      sent.push(input)
      return true
    },
  })
  play.receiveHall(hall())
  await expect.poll(() => events.tide.mock.calls.length).toBe(1)
  return {
    ...{ play, sent, events },
    pass(ms: number) {
      for (let left = ms; left > 0; left -= 20) {
        nowMs += Math.min(20, left)
        play.advance()
      }
    },
    fired: () => sent.flatMap((input) => (input.type === 'shots' ? input.fired : [])),
    hits: () => sent.flatMap((input) => (input.type === 'shots' ? input.hits : [])),
  }
}

describe('the own gun', () => {
  it('fires at the fish that it follows, and says that its bullet met it', async () => {
    const { play, pass, fired, hits } = await drive()
    const target = play.fish().find(({ inPond, x }) => inPond && x > 300 && x < 1_300)!.fish.id
    play.lockOn(target)
    play.fireOnce()
    expect(play.balance()).toBe(9_900_000n)
    pass(1_400)
    expect(fired()).toEqual([[1, 'single', expect.any(Number), target]])
    expect(hits()).toEqual([[1, target]])
    play.receivePond({
      ...{ type: 'pond', now: 1_003_000, fired: [[0, ...fired()[0]!]], ended: [] },
      shots: [
        {
          ...{ chair: 0, bullet: 1, weapon: 'single', met: [target] },
          taken: [{ fish: target, code: play.codeOf(target)!, multiplier: 4, win: '0.40' }],
        },
      ],
    })
    expect(play.balance()).toBe(10_300_000n)
    expect(play.sitting).toMatchObject({
      bullets: 1,
      hits: 1,
      taken: 1,
      staked: 100_000n,
      returned: 400_000n,
    })
    pass(20)
    expect(play.swimming.find(target)).toBeUndefined()
  })

  it('holds no faster fire than its weapon has, and no more than may wait to be paid', async () => {
    const { play, pass, fired } = await drive()
    play.hold(true)
    pass(1_000)
    expect(fired().length).toBeGreaterThanOrEqual(9)
    expect(fired().length).toBeLessThanOrEqual(11)
    pass(4_000)
    expect(fired().length).toBe(12)
    play.receiveGun({ type: 'gun', stake: '0.10', left: 20, worth: '2.00' })
    pass(1_000)
    expect(fired().length).toBeGreaterThan(20)
  })

  it('lets a bullet fly on whose hit the server passed over', async () => {
    const { play, pass, hits } = await drive()
    const target = play.fish().find(({ inPond, x }) => inPond && x > 300 && x < 1_300)!.fish.id
    play.lockOn(target)
    play.fireOnce()
    pass(1_500)
    expect(hits()).toHaveLength(1)
    expect(play.bullets()).toHaveLength(0)
    play.swimming.take(target)
    pass(2_000)
    expect(play.bullets().length + hits().length).toBeGreaterThan(1)
  })

  it('has its bullets back after it lost the connection, and counts from one', async () => {
    const { play, pass, fired } = await drive()
    play.fireOnce()
    pass(100)
    play.reconnected()
    expect(play.balance()).toBe(10_000_000n)
    expect(play.bullets()).toEqual([])
    play.fireOnce()
    pass(200)
    expect(fired().map(([bullet]) => bullet)).toEqual([1, 1])
  })

  it('does not fire for whoever looks on, or while the hall is paused', async () => {
    const { play, pass, fired } = await drive()
    play.receiveHall(hall({ own: null }))
    play.fireOnce()
    pass(300)
    expect(fired()).toEqual([])
    play.receiveHall(hall())
    play.allow(false)
    play.hold(true)
    pass(300)
    expect(fired()).toEqual([])
  })

  it('draws a beam at once, and no bullet', async () => {
    const { play, events } = await drive()
    play.choose({ weapon: 'laser' })
    play.fireOnce()
    expect(events.laser).toHaveBeenCalledTimes(1)
    expect(play.bullets()).toEqual([])
    expect(play.balance()).toBe(9_000_000n)
  })
})
