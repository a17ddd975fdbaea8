// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'

/** Refuses a step of the studio that was none. Throws `backoffice.studioAway`, `backoffice.noRoom` and `backoffice.roundPaid`. */
export function demand(answer: 'done' | 'settled' | 'unknown' | 'away'): void {
  if (answer === 'away') throw fault('backoffice.studioAway')
  if (answer === 'unknown') throw fault('backoffice.noRoom')
  if (answer === 'settled') throw fault('backoffice.roundPaid')
}
