// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'O site não responde. Tentando de novo…',
  'trouble.awayPage.text':
    'Seu saldo e suas rodadas abertas estão seguros. Esta página abre de novo assim que o site responder.',
}
