// SPDX-License-Identifier: Apache-2.0
import { GameGrid } from '../../features/catalogue/cards/game-grid.tsx'
import { LotteryStudios } from '../../features/catalogue/lottery-studios.tsx'
import { readCenterPlace, writeCenterPlace } from '../../features/lottery/center/center-place.ts'
import { LotteryCenterPage } from '../../features/lottery/center/lottery-center-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /lotteryCenter: the widget of all lotteries; its state is in the address. */
export function LotteryCenterRoute() {
  const place = readCenterPlace({ ...useSearch({ from: '/lotteryCenter' }) })
  const navigate = useNavigate()
  return (
    <LotteryCenterPage
      place={place}
      onPlace={(next) => void navigate({ to: '.', search: writeCenterPlace(next), resetScroll: false })}
      renderGames={(games) => <GameGrid games={games} />}
      studios={<LotteryStudios />}
    />
  )
}
