// SPDX-License-Identifier: Apache-2.0
import type { BallLottery, DigitLottery } from './lottery.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const lockSeconds = 10 * 60
const hour = 60

/** Lotteries with jackpots, in the form and on the days of the Vietnamese ones; the lock is our choice. */
export const ballLotteries: readonly BallLottery[] = [
  {
    kind: 'balls',
    family: 'mega',
    gameCode: 'MEGA-645',
    code: 'MEGA',
    tag: 'VIETLOTT',
    name: 'Mega 6/45',
    remark: '18:00',
    drawDays: [1, 4, 6],
    lockSeconds,
    drawn: 6,
    of: 45,
    firstMinute: 18 * hour,
    everyMinutes: 1,
    drawsPerDay: 1,
  },
  {
    kind: 'balls',
    family: 'power',
    gameCode: 'POWER-655',
    code: 'POWER',
    tag: 'VIETLOTT',
    name: 'Power 6/55',
    remark: '18:00',
    drawDays: [3, 5, 7],
    lockSeconds,
    drawn: 6,
    of: 55,
    further: { label: 'bonus' },
    firstMinute: 18 * hour,
    everyMinutes: 1,
    drawsPerDay: 1,
  },
  {
    kind: 'balls',
    family: 'lotto',
    gameCode: 'LOTTO-535',
    code: 'LOTTO',
    tag: 'VIETLOTT',
    name: 'Lotto 5/35',
    remark: '13:00, 21:00',
    drawDays: everyDay,
    lockSeconds,
    drawn: 5,
    of: 35,
    further: { label: 'special', of: 12 },
    firstMinute: 13 * hour,
    everyMinutes: 8 * hour,
    drawsPerDay: 2,
  },
]

type Named = Pick<DigitLottery, 'gameCode' | 'code' | 'name' | 'remark' | 'drawMinute'> &
  Partial<Pick<DigitLottery, 'drawDays' | 'monthDays'>>

const digitLottery =
  (family: DigitLottery['family'], tag: DigitLottery['tag']) =>
  (named: Named): DigitLottery => ({ kind: 'digits', family, tag, drawDays: everyDay, lockSeconds, ...named })

const max3d = digitLottery('max3d', 'VIETLOTT')
const max3dPro = digitLottery('max3dpro', 'VIETLOTT')
const thai = digitLottery('thai', 'SEA')
const thaiTicket = digitLottery('thaiticket', 'SEA')
const lao = digitLottery('lao', 'SEA')
const hanoi = digitLottery('hanoi', 'SEA')

/**
 * Lotteries on digits (game-rules.md section 6.7). Its times of Thailand and Laos are unconfirmed, and those
 * of Hanoi's three draws and of the Thai ticket are our choice; all are in UTC+7, which Thailand and Laos have too.
 */
export const digitLotteries: readonly DigitLottery[] = [
  max3d({
    gameCode: 'MAX-3D',
    code: '3D',
    name: 'Max 3D',
    remark: '18:00',
    drawMinute: 18 * hour,
    drawDays: [2, 4, 6],
  }),
  max3dPro({
    gameCode: 'MAX-3DPRO',
    code: '3DPRO',
    name: 'Max 3D Pro',
    remark: '18:00',
    drawMinute: 18 * hour,
    drawDays: [3, 5, 7],
  }),
  thai({
    gameCode: 'TH-GOV',
    code: 'TH',
    name: 'Thai 6D',
    remark: '1, 16 · 14:30',
    drawMinute: 14 * hour + 30,
    monthDays: [1, 16],
  }),
  thaiTicket({
    gameCode: 'TH-TICKET',
    code: 'THT',
    name: 'Thai 6D Ticket',
    remark: '1, 16 · 15:30',
    drawMinute: 15 * hour + 30,
    monthDays: [1, 16],
  }),
  lao({
    gameCode: 'LA-DEV',
    code: 'LAO',
    name: 'Lao 4D',
    remark: '20:30',
    drawMinute: 20 * hour + 30,
    drawDays: [2, 4, 6],
  }),
  hanoi({ gameCode: 'HAN-STD', code: 'HAN', name: 'Hanoi 5D', remark: '18:30', drawMinute: 18 * hour + 30 }),
  hanoi({
    gameCode: 'HAN-SPC',
    code: 'HANS',
    name: 'Hanoi 5D Special',
    remark: '17:30',
    drawMinute: 17 * hour + 30,
  }),
  hanoi({
    gameCode: 'HAN-VIP',
    code: 'HANV',
    name: 'Hanoi 5D VIP',
    remark: '19:30',
    drawMinute: 19 * hour + 30,
  }),
]
