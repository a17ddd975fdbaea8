// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'Hindi sumasagot ang site. Sinusubukan muli …',
  'trouble.awayPage.text':
    'Ligtas ang iyong balanse at mga bukas na round. Magbubukas muli ang pahinang ito kapag sumagot na ang site.',
}
