// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'साइट जवाब नहीं दे रही है। फिर से कोशिश हो रही है …',
  'trouble.awayPage.text': 'आपका बैलेंस और आपके खुले राउंड सुरक्षित हैं। साइट के जवाब देते ही यह पेज फिर खुल जाएगा।',
}
