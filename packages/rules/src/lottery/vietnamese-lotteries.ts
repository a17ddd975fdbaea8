// SPDX-License-Identifier: Apache-2.0
import type { Region, VietnameseLottery } from './lottery.ts'

/** The draw minute of the day and the lock of each region (game-rules.md section 6.2). */
const regions: Readonly<Record<Region, { drawMinute: number; remark: string; lockSeconds: number }>> = {
  MB: { drawMinute: 18 * 60 + 15, remark: '18:15', lockSeconds: 10 * 60 },
  MT: { drawMinute: 17 * 60 + 15, remark: '17:15', lockSeconds: 15 * 60 },
  MN: { drawMinute: 16 * 60 + 15, remark: '16:15', lockSeconds: 15 * 60 },
}

/**
 * Which province draws on which day: 1 Sunday, 2 Monday ... 7 Saturday. Ordered as in the table of
 * game-rules.md section 6.2, Monday first.
 */
const provinces: readonly (readonly [region: Region, code: string, name: string, ...drawDays: number[]])[] = [
  ['MB', 'HN', 'Hà Nội', 2, 5],
  ['MB', 'QN', 'Quảng Ninh', 3],
  ['MB', 'BN', 'Bắc Ninh', 4],
  ['MB', 'HP', 'Hải Phòng', 6],
  ['MB', 'ND', 'Nam Định', 7],
  ['MB', 'TB', 'Thái Bình', 1],
  ['MT', 'HUE', 'Huế', 1, 2],
  ['MT', 'PY', 'Phú Yên', 2],
  ['MT', 'DLK', 'Đắk Lắk', 3],
  ['MT', 'QNM', 'Quảng Nam', 3],
  ['MT', 'DNA', 'Đà Nẵng', 4, 7],
  ['MT', 'KH', 'Khánh Hòa', 1, 4],
  ['MT', 'BDI', 'Bình Định', 5],
  ['MT', 'QT', 'Quảng Trị', 5],
  ['MT', 'QB', 'Quảng Bình', 5],
  ['MT', 'GL', 'Gia Lai', 6],
  ['MT', 'NT', 'Ninh Thuận', 6],
  ['MT', 'QNG', 'Quảng Ngãi', 7],
  ['MT', 'DNO', 'Đắk Nông', 7],
  ['MT', 'KT', 'Kon Tum', 1],
  ['MN', 'HCM', 'TP.HCM', 2, 7],
  ['MN', 'DT', 'Đồng Tháp', 2],
  ['MN', 'CM', 'Cà Mau', 2],
  ['MN', 'BTR', 'Bến Tre', 3],
  ['MN', 'VT', 'Vũng Tàu', 3],
  ['MN', 'BL', 'Bạc Liêu', 3],
  ['MN', 'DN', 'Đồng Nai', 4],
  ['MN', 'CT', 'Cần Thơ', 4],
  ['MN', 'ST', 'Sóc Trăng', 4],
  ['MN', 'TN', 'Tây Ninh', 5],
  ['MN', 'AG', 'An Giang', 5],
  ['MN', 'BTH', 'Bình Thuận', 5],
  ['MN', 'VL', 'Vĩnh Long', 6],
  ['MN', 'BD', 'Bình Dương', 6],
  ['MN', 'TV', 'Trà Vinh', 6],
  ['MN', 'LA', 'Long An', 7],
  ['MN', 'BP', 'Bình Phước', 7],
  ['MN', 'HG', 'Hậu Giang', 7],
  ['MN', 'TG', 'Tiền Giang', 1],
  ['MN', 'KG', 'Kiên Giang', 1],
  ['MN', 'DL', 'Đà Lạt', 1],
]

/**
 * The province draws of game-rules.md section 6.2. The platform draws its own numbers in the same form at the
 * same times.
 */
export const vietnameseLotteries: readonly VietnameseLottery[] = provinces.map(
  ([region, code, name, ...drawDays]) => ({
    kind: 'vietnamese',
    gameCode: `${region}-${code}`,
    code,
    tag: region,
    region,
    name,
    drawDays,
    ...regions[region],
  }),
)
