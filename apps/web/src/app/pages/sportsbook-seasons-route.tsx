// SPDX-License-Identifier: Apache-2.0
import { SeasonsPage } from '../../features/sportsbook/seasons/seasons-page.tsx'
import { useSearch } from '../../shared/router/index.ts'

/** /sportsbook/seasons: who wins a season, or finishes among the first. */
export function SportsbookSeasonsRoute() {
  const { sport } = useSearch({ from: '/sportsbook/seasons' })
  return <SeasonsPage sport={sport} />
}
