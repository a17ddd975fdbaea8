// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { install, installState, onInstallChange, type InstallState } from './install-prompt.ts'

/** Whether the site can be put on the home screen here, and the function that does it. */
export function useInstallPrompt(): { state: InstallState; install: () => Promise<boolean> } {
  return { state: useSyncExternalStore(onInstallChange, installState), install }
}
