// SPDX-License-Identifier: Apache-2.0
import { lazy, type ComponentType } from 'react'
import type { PanelName } from '../shared/session/gate.ts'
import { withPageTexts } from '../shared/texts/with-page-texts.ts'

/** The content dialogs that an address can open (?panel=...), each loaded on demand. */
export const contentPanels: Partial<Record<PanelName, ComponentType<{ onClose: () => void }>>> = {
  feedback: lazy(withPageTexts(() => import('../features/messages/feedback/feedback-dialog.tsx'))),
  download: lazy(withPageTexts(() => import('../features/site/downloads/download-dialog.tsx'))),
  announcements: lazy(withPageTexts(() => import('../features/messages/announcements-dialog.tsx'))),
  search: lazy(withPageTexts(() => import('../features/catalogue/search/palette.tsx'))),
}
