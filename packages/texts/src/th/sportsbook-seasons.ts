// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'แชมป์ฤดูกาล',
  'sportsbook.seasons.about': 'ใครชนะทั้งฤดูกาลหรือจบในกลุ่มต้น ผู้ที่ได้อันดับเท่ากันจะแบ่งอันดับกัน และเงินเดิมพันก็แบ่งตามด้วย',
  'sportsbook.seasons.season': 'ฤดูกาล {season}',
  'sportsbook.seasons.ends': 'สิ้นสุดประมาณ {day}',
  'sportsbook.seasons.all': 'แสดงทั้งหมด: {count}',
  'sportsbook.seasons.fewer': 'แสดงน้อยลง',
  'sportsbook.seasons.none': 'ขณะนี้ไม่มีฤดูกาลให้เดิมพัน',
}
