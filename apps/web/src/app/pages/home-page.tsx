import { lazy, Suspense } from 'react'
import { GameMenu } from '../../features/lobby/game-menu.tsx'
import { openTypes } from '../../features/lobby/game-types.ts'
import { HotRow } from '../../features/lobby/hot-row.tsx'
import { SearchBox } from '../../features/lobby/search-box.tsx'
import { StudioRow } from '../../features/lobby/studio-row.tsx'
import { TypeRow } from '../../features/lobby/type-row.tsx'
import { useVendors } from '../../features/lobby/use-games.ts'
import { NoticeStrip } from '../../features/messages/notice-strip.tsx'
import { WinnersTicker } from '../../features/rewards/winners-ticker.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { WhenNear } from '../../shared/site/when-near.tsx'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { useHomeSearch } from '../shell/use-home-search.ts'

const AppStrip = lazy(withPageTexts(() => import('../../features/downloads/app-strip.tsx')))
const lotteries = ['LOTT', 'ELOTT']

/** Home: what is on, what is hot, and every kind of game in a row. */
export function HomePage() {
  useTitle()
  const { siteName } = useSite().whitelabel
  const { searchHome } = useHomeSearch()
  const { data: vendors } = useVendors()
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <div className="flex flex-col gap-3">
        <NoticeStrip />
        <WinnersTicker />
      </div>
      <GameMenu />
      <div className="lg:hidden"><SearchBox value="" onSearch={searchHome} /></div>
      <HotRow />
      {openTypes(vendors).filter((type) => !lotteries.includes(type)).map((type) => <TypeRow key={type} type={type} />)}
      <StudioRow moving />
      <WhenNear placeholder={null}><Suspense fallback={null}><AppStrip /></Suspense></WhenNear>
    </>
  )
}
