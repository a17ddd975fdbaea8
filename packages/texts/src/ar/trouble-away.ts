// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'الموقع لا يستجيب. تجري المحاولة من جديد …',
  'trouble.awayPage.text': 'رصيدك وجولاتك المفتوحة في أمان. تُفتح هذه الصفحة من جديد حالما يستجيب الموقع.',
}
