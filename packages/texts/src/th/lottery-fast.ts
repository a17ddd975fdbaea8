// SPDX-License-Identifier: Apache-2.0
import type { lotteryFast as source } from '../en/lottery-fast.ts'
import type { Translated } from '../translated.ts'

/** Plays of K3, 11x5, PK10, Max 3D Pro and of the whole Thai ticket. */
export const lotteryFast: Translated<typeof source> = {
  'lottery.play.exactSum': 'ผลรวมตรง',
  'lottery.play.oneFace': 'หน้าเดียว',
  'lottery.play.twoFaces': 'สองหน้าที่ต่างกัน',
  'lottery.play.pair': 'คู่เหมือน',
  'lottery.play.triple': 'ตอง',
  'lottery.play.oddBalls': 'จำนวนลูกคี่',
  'lottery.play.firstInOrder': '{count} อันดับแรกตามลำดับ',
  'lottery.play.firstAnyOrder': '{count} อันดับแรกไม่เรียงลำดับ',
  'lottery.play.pairBigSmall': 'สองคันแรก: ผลรวมสูงหรือต่ำ',
  'lottery.play.pairOddEven': 'สองคันแรก: ผลรวมคี่หรือคู่',
  'lottery.play.pairSum': 'สองคันแรก: ผลรวมตรง',
  'lottery.play.carAtPlace': 'รถหนึ่งคันในอันดับหนึ่ง',
  'lottery.play.winnerBigSmall': 'คันชนะสูงหรือต่ำ',
  'lottery.play.winnerOddEven': 'คันชนะคี่หรือคู่',
  'lottery.play.duel': 'อันดับ {place} พบ {other}',
  'lottery.play.twoInOrder': 'สองหมายเลขตามลำดับ',
  'lottery.play.ticket': 'สลากทั้งใบ',
  'lottery.tier.reversed': 'DB สลับลำดับ',
  'lottery.tier.near': 'ข้างเคียงรางวัลที่หนึ่ง',
  'lottery.tier.dice': 'จำนวนลูกเต๋าที่ออก: {count}',
  'lottery.row.second': 'รางวัลที่สอง',
  'lottery.row.third': 'รางวัลที่สาม',
  'lottery.row.fourth': 'รางวัลที่สี่',
  'lottery.row.fifth': 'รางวัลที่ห้า',
  'lottery.side.any': 'ตองใดก็ได้',
  'lottery.pick.ranked': 'เลือกหนึ่งตัวต่ออันดับ: {count}',
  'lottery.pick.atPlace': 'เลือกรถหนึ่งคันในอันดับหนึ่ง',
  'lottery.pick.pair':
    'หมายเลขสามหลักสองชุดที่ต่างกันเขียนติดกัน เช่น 123456 ลำดับมีผล สูงสุด {count} ชุด แต่ละชุดเป็นเดิมพันแยก',
  'lottery.list.hintPlace': 'หนึ่งเดิมพันต่อบรรทัด: อันดับและรถ เช่น 3 07',
  'lottery.place.at': 'อันดับ {number}',
}
