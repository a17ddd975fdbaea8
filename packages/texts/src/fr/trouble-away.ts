// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'Le site ne répond pas. Nouvel essai en cours…',
  'trouble.awayPage.text':
    'Votre solde et vos parties en cours sont en sécurité. Cette page se rouvrira dès que le site répondra.',
}
