// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { ReactNode } from 'react'
import { BesideSlip } from '../slip/beside-slip.tsx'
import { SportsbookNav } from './sportsbook-nav.tsx'

/** What every page of the sportsbook stands in: the way around it, and the column of the page. */
export function SportsbookFrame({
  sport,
  children,
}: {
  /** The sport that the page is about; its tab is the chosen one. */
  sport?: Sport | undefined
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <SportsbookNav sport={sport} />
      <BesideSlip>{children}</BesideSlip>
    </div>
  )
}
