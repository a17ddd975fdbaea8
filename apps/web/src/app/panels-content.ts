import type { ComponentType } from 'react'
import type { PanelName } from '../shared/session/gate.ts'

/** The dialogs of content that an address can open (?panel=...), each loaded when it is asked for. */
export const contentPanels: Partial<Record<PanelName, ComponentType<{ onClose: () => void }>>> = {}
