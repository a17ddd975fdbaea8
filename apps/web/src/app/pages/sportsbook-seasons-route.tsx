// SPDX-License-Identifier: Apache-2.0
import { SeasonsPage } from '../../features/sportsbook/seasons/seasons-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /sportsbook/seasons: who wins a season, or finishes among the first. */
export function SportsbookSeasonsRoute() {
  const { sport } = useSearch({ from: '/sportsbook/seasons' })
  const navigate = useNavigate()
  return (
    <SeasonsPage
      sport={sport}
      onSport={(next) => void navigate({ to: '.', search: { sport: next }, resetScroll: false })}
    />
  )
}
