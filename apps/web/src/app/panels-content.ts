import { lazy, type ComponentType } from 'react'
import type { PanelName } from '../shared/session/gate.ts'

/** The dialogs of content that an address can open (?panel=...), each loaded when it is asked for. */
export const contentPanels: Partial<Record<PanelName, ComponentType<{ onClose: () => void }>>> = {
  feedback: lazy(() => import('../features/help/feedback-dialog.tsx')),
  download: lazy(() => import('../features/downloads/download-dialog.tsx')),
  announcements: lazy(() => import('../features/messages/announcements-dialog.tsx')),
}
