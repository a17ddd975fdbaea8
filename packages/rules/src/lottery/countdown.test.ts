// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { cardRow } from './card-numbers.ts'
import { countdownText, isHot, isLocked, soonestFirst } from './countdown.ts'
import { refreshDelayMs } from './menu-refresh.ts'

const nowMs = Date.parse('2026-11-21T05:00:00Z')
const secondMs = 1000
const hourMs = 3600 * secondMs
const after = (leftMs: number, isSale = 1, tag = 'en') =>
  countdownText({ isSale, fewinTime: nowMs + leftMs }, nowMs, tag)

describe('the countdown', () => {
  it('is hours, minutes and seconds under a day [LOTTERY-016]', () => {
    expect(after(3661 * secondMs)).toBe('01:01:01')
    expect(after(24 * hourMs - 1)).toBe('23:59:59')
    expect(after(secondMs)).toBe('00:00:01')
  })

  it('is days and hours from a day on [LOTTERY-017]', () => {
    expect(after(26 * hourMs)).toBe('1d 2h')
    expect(after(24 * hourMs)).toBe('1d 0h')
    expect(after(7 * 24 * hourMs - 1)).toBe('6d 23h')
  })

  it('names days and hours in the language of the reader', () => {
    expect(after(40 * hourMs, 1, 'fr')).toBe('1j 16h')
    expect(after(40 * hourMs, 1, 'ko')).toBe('1일 16시간')
    expect(after(hourMs, 1, 'ko')).toBe('01:00:00')
  })

  it('is dashes when nothing is on sale [LOTTERY-018]', () => {
    expect(after(hourMs, 0)).toBe('--:--:--')
    expect(after(26 * hourMs, 0)).toBe('--:--:--')
  })

  it('is dashes once the draw time has come [LOTTERY-019]', () => {
    expect(after(-1)).toBe('--:--:--')
    expect(after(0)).toBe('--:--:--')
    expect(after(1)).toBe('00:00:00')
  })

  it('closes the bets in the last seconds before the draw', () => {
    const clock = { fewinTime: nowMs + 60 * secondMs, lockTime: 60 }
    expect(isLocked(clock, nowMs - 1)).toBe(false)
    expect(isLocked(clock, nowMs)).toBe(true)
  })

  it('is hot under 24 hours before the draw, and not after it [CONST-026]', () => {
    expect(isHot(nowMs + 24 * hourMs - 60 * secondMs, nowMs)).toBe(true)
    expect(isHot(nowMs + 24 * hourMs, nowMs)).toBe(false)
    expect(isHot(nowMs, nowMs)).toBe(false)
  })
})

describe('the order of lotteries', () => {
  const game = (name: string, drawInS: number, lockTime = 0, isSale = 1) => ({
    name,
    isSale,
    lockTime,
    fewinTime: nowMs + drawInS * secondMs,
  })
  const order = (...games: ReturnType<typeof game>[]) => soonestFirst(games, nowMs).map(({ name }) => name)

  it('begins with the one whose betting closes soonest, which may be drawn later than another', () => {
    expect(order(game('hour', 3_600), game('late', 70, 5), game('soon', 90, 60))).toEqual([
      'soon',
      'late',
      'hour',
    ])
  })

  it('puts those that wait for their draw behind, and those that are not on sale last', () => {
    expect(order(game('off', 10, 0, 0), game('closed', 20, 30), game('open', 86_400))).toEqual([
      'open',
      'closed',
      'off',
    ])
  })

  it('leaves those that close together in the order of the menu', () => {
    expect(order(game('B', 60), game('A', 60))).toEqual(['B', 'A'])
  })
})

describe('a card', () => {
  it('shows six of twenty numbers, and all of them in the title', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect(cardRow(twenty)).toEqual({
      numbers: ['01', '02', '03', '04', '05', '06'],
      rest: true,
      title: twenty.join(', '),
    })
    expect(cardRow(twenty.slice(0, 6))).toMatchObject({ numbers: twenty.slice(0, 6), rest: false })
  })
})

describe('the refresh of the menu', () => {
  const delay = (...games: { in: number; lock: number }[]) =>
    refreshDelayMs(
      games.map((game) => ({ fewinTime: nowMs + game.in * secondMs, lockTime: game.lock })),
      nowMs,
    )

  it('comes one second after the nearest closing or draw', () => {
    expect(delay({ in: 20, lock: 5 })).toBe(16 * secondMs)
    expect(delay({ in: 20, lock: 60 })).toBe(21 * secondMs)
    expect(delay({ in: 3600, lock: 600 }, { in: 12, lock: 0 })).toBe(13 * secondMs)
  })

  it('is never below 7 seconds nor above 30 [CONST-025]', () => {
    expect(delay({ in: 2, lock: 0 })).toBe(7 * secondMs)
    expect(delay({ in: 29, lock: 0 })).toBe(30 * secondMs)
    expect(delay({ in: 3600, lock: 600 })).toBe(30 * secondMs)
    expect(delay({ in: -5, lock: 0 })).toBe(30 * secondMs)
    expect(delay()).toBe(30 * secondMs)
  })
})
