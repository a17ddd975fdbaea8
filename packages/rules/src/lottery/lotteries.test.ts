// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawDayOfWeek, lotteries, lotteryOf, lotteryTags } from './lotteries.ts'
import type { Region } from './lottery.ts'
import { vietnameseLotteries } from './vietnamese-lotteries.ts'
import { isDrawnOn, type WeekDay, weekDays } from './week-days.ts'

/** game-rules.md section 6.2, day by day. */
const calendar: Readonly<Record<Exclude<WeekDay, 'ALL'>, Readonly<Record<Region, readonly string[]>>>> = {
  2: { MB: ['Hà Nội'], MT: ['Huế', 'Phú Yên'], MN: ['TP.HCM', 'Đồng Tháp', 'Cà Mau'] },
  3: { MB: ['Quảng Ninh'], MT: ['Đắk Lắk', 'Quảng Nam'], MN: ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'] },
  4: { MB: ['Bắc Ninh'], MT: ['Đà Nẵng', 'Khánh Hòa'], MN: ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng'] },
  5: {
    MB: ['Hà Nội'],
    MT: ['Bình Định', 'Quảng Trị', 'Quảng Bình'],
    MN: ['Tây Ninh', 'An Giang', 'Bình Thuận'],
  },
  6: { MB: ['Hải Phòng'], MT: ['Gia Lai', 'Ninh Thuận'], MN: ['Vĩnh Long', 'Bình Dương', 'Trà Vinh'] },
  7: {
    MB: ['Nam Định'],
    MT: ['Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông'],
    MN: ['TP.HCM', 'Long An', 'Bình Phước', 'Hậu Giang'],
  },
  1: { MB: ['Thái Bình'], MT: ['Kon Tum', 'Khánh Hòa', 'Huế'], MN: ['Tiền Giang', 'Kiên Giang', 'Đà Lạt'] },
}

describe('the lotteries', () => {
  it('are drawn on each day by the provinces of the calendar', () => {
    for (const day of weekDays) {
      if (day === 'ALL') continue
      for (const region of ['MB', 'MT', 'MN'] as const) {
        const drawn = vietnameseLotteries.filter(
          (lottery) => lottery.region === region && isDrawnOn(drawDayOfWeek(lottery), day),
        )
        expect(drawn.map(({ name }) => name).sort()).toEqual([...calendar[day][region]].sort())
      }
    }
  })

  it('each have a game code and a short code that fit into addresses', () => {
    expect(new Set(lotteries.map(({ gameCode }) => gameCode)).size).toBe(lotteries.length)
    expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length)
    for (const lottery of lotteries) {
      expect(lottery.gameCode).toMatch(/^[\w-]{1,40}$/)
      expect(lotteryOf(lottery.gameCode)).toBe(lottery)
    }
    expect(lotteryOf('MB')).toBeUndefined()
  })

  it('are listed group by group, Keno last', () => {
    expect([...new Set(lotteries.map(({ tag }) => tag))]).toEqual([...lotteryTags])
    expect(lotteryTags.at(-1)).toBe('KENO')
  })

  it('list their days with commas, 1 for Sunday', () => {
    expect(
      ['MB-HN', 'MN-HCM', 'MB-TB', 'KENO', 'D5-1'].map((gameCode) => drawDayOfWeek(lotteryOf(gameCode)!)),
    ).toEqual(['2,5', '2,7', '1', '1,2,3,4,5,6,7', '1,2,3,4,5,6,7'])
  })
})

describe('the week-day filter', () => {
  it('shows a game of 1,4 under Sunday and Wednesday, and under no other day [LOTTERY-005]', () => {
    expect(weekDays.filter((day) => isDrawnOn('1,4', day))).toEqual(['ALL', 4, 1])
  })

  it('offers all and the seven days from Monday on', () => {
    expect(weekDays).toEqual(['ALL', 2, 3, 4, 5, 6, 7, 1])
    expect(weekDays.filter((day) => isDrawnOn('', day))).toEqual(['ALL'])
  })
})
