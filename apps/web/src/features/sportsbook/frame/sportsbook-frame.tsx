// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { ReactNode } from 'react'
import { BesideSlip } from '../slip/beside-slip.tsx'
import { SportsbookNav } from './sportsbook-nav.tsx'
import type { TabsOf } from './use-tabs.tsx'

/** What every page of the sportsbook stands in: the way around it, and the column of the page. */
export function SportsbookFrame({
  sport,
  competition,
  tabs,
  children,
}: {
  /** The sport that the page is about; its tab is the chosen one. */
  sport?: Sport | undefined
  /** The competition that the page is about, where the tabs are competitions. */
  competition?: string | undefined
  /** What the tabs choose from where they do not lead to a lobby. */
  tabs?: TabsOf | undefined
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <SportsbookNav sport={sport} competition={competition} tabs={tabs} />
      <BesideSlip>{children}</BesideSlip>
    </div>
  )
}
