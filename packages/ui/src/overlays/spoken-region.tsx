// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { spokenStore } from './spoken.ts'

/** The live region of `say`; one per page, there before anything is said, and never hidden by a dialog. */
export function SpokenRegion() {
  return (
    <p role="status" data-live-announcer="true" data-react-aria-top-layer="true" className="sr-only">
      {useSyncExternalStore(spokenStore.subscribe, spokenStore.read)}
    </p>
  )
}
