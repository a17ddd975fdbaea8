// SPDX-License-Identifier: Apache-2.0
import { LotteryStudios } from '../../features/catalogue/lottery-studios.tsx'
import { LotteryPage } from '../../features/lottery/lottery-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /lottery: the betting view of one lottery. */
export function LotteryRoute() {
  const { gameCode, playType } = useSearch({ from: '/lottery' })
  const navigate = useNavigate()
  return (
    <LotteryPage
      wanted={{ gameCode, playType }}
      studios={<LotteryStudios />}
      onPlay={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
    />
  )
}
