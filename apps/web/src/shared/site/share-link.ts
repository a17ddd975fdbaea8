// SPDX-License-Identifier: Apache-2.0
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { t } from '../texts/texts.ts'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(t('common.copied'), 'good')
  } catch {
    // A page without https has no clipboard: the text can be selected by hand.
    showToast(t('common.error.unknown'), 'bad')
  }
}

/** Opens the device's own dialog for sharing; where there is none, copies the link. */
export async function shareLink({ link, words }: { link: string; words: string }): Promise<void> {
  if (!('share' in navigator)) return copyText(link)
  try {
    await navigator.share({ text: words, url: link })
  } catch (error) {
    // Somebody who closes the dialog has decided against it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(link)
  }
}
