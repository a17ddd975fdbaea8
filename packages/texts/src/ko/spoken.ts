// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': '로그인했습니다',
  'shell.spoken.loggedOut': '로그아웃했습니다',
  'shell.spoken.onSlip': '투표 용지에 추가됨: {line}',
  'shell.spoken.newTab': '새 탭에서 열림',
}
