// SPDX-License-Identifier: Apache-2.0
import type { missions as source } from '../en/missions.ts'
import type { Translated } from '../translated.ts'

/** Missions and their leaderboard. */
export const missions: Translated<typeof source> = {
  'missions.title': 'ภารกิจ',
  'missions.empty': 'ยังไม่มีภารกิจในขณะนี้',
  'missions.emptyHint': 'ภารกิจใหม่จะแสดงที่นี่',
  'missions.kind.DAILY': 'ทุกวัน',
  'missions.kind.WEEKLY': 'ทุกสัปดาห์',
  'missions.kind.ONCE': 'ครั้งเดียว',
  'missions.counts.VALID_BETS': 'ยอดเดิมพันที่นับได้',
  'missions.counts.BETS': 'จำนวนเดิมพัน',
  'missions.counts.GAMES': 'เกมที่ต่างกัน',
  'missions.counts.DEPOSITS': 'ยอดฝาก',
  'missions.progress': '{progress} จาก {target}',
  'missions.ends': 'สิ้นสุด {time}',
  'missions.only': 'เฉพาะ {games}',
  'missions.leaderboard': 'อันดับประจำสัปดาห์',
  'missions.leaderboard.hint': 'ผู้ที่ทำภารกิจสำเร็จมากที่สุดตั้งแต่วันจันทร์',
  'missions.leaderboard.empty': 'สัปดาห์นี้ยังไม่มีใครทำภารกิจสำเร็จ มาเป็นคนแรกกันเถอะ',
  'missions.leaderboard.count': '{count, plural, other {# ภารกิจ}}',
  'missions.leaderboard.own': 'อันดับของคุณ',
  'missions.leaderboard.none': 'ทำภารกิจให้สำเร็จเพื่อมีอันดับ',
  'missions.you': 'คุณ',
}
