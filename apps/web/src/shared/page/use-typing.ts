// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

const fields = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select'

/** Whether the focus is in a field: whatever opens by itself waits until it leaves. */
export const useTyping = (): boolean => useSyncExternalStore(onFocus, isTyping)

const isTyping = (): boolean => document.activeElement?.matches(fields) ?? false

function onFocus(listener: () => void): () => void {
  // On leaving, the next element has the focus a moment later.
  const later = (): void => void setTimeout(listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', later)
  }
}
