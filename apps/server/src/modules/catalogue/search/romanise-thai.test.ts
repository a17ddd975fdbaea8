// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { romaniseThai } from './romanise-thai.ts'

it.each([
  ['มังกรทองคำ', 'mangkonthongkham'],
  ['ท่าเรือ', 'tharuea'],
  ['แมว', 'maeo'],
  ['เสือ', 'suea'],
  ['หมาป่า', 'mapa'],
  ['ช้าง', 'chang'],
  ['พระราชวัง', 'phraratwang'],
  ['จันทร์', 'chan'],
  ['เพลิง', 'phloeng'],
  ['บาคาร่า', 'bakhara'],
  ['ไก่ชน', 'kaichon'],
  ['กล้วย', 'kluai'],
  ['หุบเขา', 'hupkhao'],
  ['ไฮโล', 'hailo'],
  ['แพนด้า 88', 'phaenda 88'],
])('says %s as %s', (thai, latin) => {
  expect(romaniseThai(thai)).toBe(latin)
})
