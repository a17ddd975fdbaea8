// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': '사이트가 응답하지 않습니다. 다시 시도하는 중…',
  'trouble.awayPage.text':
    '잔액과 진행 중인 라운드는 안전합니다. 사이트가 응답하는 대로 이 페이지가 다시 열립니다.',
}
