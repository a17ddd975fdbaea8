// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'O site não responde. A tentar de novo…',
  'trouble.awayPage.text':
    'O seu saldo e as suas rondas abertas estão seguros. Esta página volta a abrir assim que o site responder.',
}
