// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { showWarning } from '../site/warning.ts'
import { t } from '../texts/texts.ts'

/** Gives a visitor a trial account (D-102), and then acts. The code that encrypts the call loads only when it is needed. */
export function withTrial(act: () => void): void {
  import('./open-trial.ts')
    .then(({ openTrial }) => openTrial())
    .then(act, (error: unknown) => showWarning(messageOf(error, t('common.error.title'))))
}
