// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { CatchBoundary } from '../router/index.ts'
import { BrokenRegion, type Room } from './broken-region.tsx'

export interface RegionProps {
  /** Its name in the log: header, menu, page, centre, footer. */
  name: string
  room?: Room
  /** A change of it renders a broken region again, such as the path of a page. */
  resetKey?: string
  children: ReactNode
}

/** A region of the page. If something in it fails, only this region says so; the rest stays usable. */
export function Region({ name, room = 'region', resetKey = name, children }: RegionProps) {
  return (
    <CatchBoundary
      getResetKey={() => resetKey}
      renderError={(failure) => <BrokenRegion {...failure} name={name} room={room} />}
    >
      {children}
    </CatchBoundary>
  )
}
