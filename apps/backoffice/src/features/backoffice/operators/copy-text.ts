// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { t } from '../../../shared/texts.ts'

/** Copies a text, and says whether that worked. */
export function copyText(text: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast(t('console.copied'), 'good'),
    () => showToast(t('console.notCopied'), 'bad'),
  )
}
