// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'คุณเข้าสู่ระบบแล้ว',
  'shell.spoken.loggedOut': 'คุณออกจากระบบแล้ว',
  'shell.spoken.onSlip': 'อยู่ในสลิปแล้ว: {line}',
  'shell.spoken.newTab': 'เปิดในแท็บใหม่',
}
