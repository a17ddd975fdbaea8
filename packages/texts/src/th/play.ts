// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'กลับล็อบบี้',
  'play.fullScreen': 'เต็มจอ',
  'play.frame': 'เกม: {name}',
  'play.loading': 'กำลังโหลดเกม',
  'play.login.title': 'เข้าสู่ระบบเพื่อเล่น {name}',
  'play.login.text': 'การเล่นจริงต้องมีบัญชี สมัครเพียงหนึ่งนาที',
  'play.unknown.title': 'ไม่พบเกมนี้',
  'play.unknown.text': 'เกมอาจถูกย้ายไปแล้ว ดูเกมที่เปิดอยู่ทั้งหมดได้ในล็อบบี้',
  'play.blocked.title': '{name} ไม่เปิดให้บริการในพื้นที่ของคุณ',
  'play.blocked.text': 'เกมเหล่านี้เปิดให้คุณเล่น:',
  'play.closed.text': 'เกมนี้ปิดชั่วคราว เกมเหล่านี้เปิดอยู่:',
  'play.failed': 'เปิดเกมไม่ได้',
  'play.more': 'เกมอื่นจาก {studio}',
  'play.rtp': 'อัตราคืนผู้เล่น {rtp} %',
}
