// SPDX-License-Identifier: Apache-2.0
import { GameGrid } from '../../features/catalogue/cards/game-grid.tsx'
import { LotteryStudios } from '../../features/catalogue/lottery-studios.tsx'
import { readCenterSearch, writeCenterSearch } from '../../features/lottery/center/center-search.ts'
import { LotteryCenterPage } from '../../features/lottery/center/lottery-center-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /lotteryCenter: the widget of all lotteries; its state is in the address. */
export function LotteryCenterRoute() {
  const search = readCenterSearch({ ...useSearch({ from: '/lotteryCenter' }) })
  const navigate = useNavigate()
  return (
    <LotteryCenterPage
      search={search}
      onSearchChange={(change) =>
        void navigate({
          to: '.',
          search: (now) => writeCenterSearch(change(readCenterSearch(now))),
          resetScroll: false,
        })
      }
      renderGames={(games) => <GameGrid games={games} />}
      studios={<LotteryStudios />}
    />
  )
}
