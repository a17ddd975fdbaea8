// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { GameMenu } from '../../features/catalogue/game-menu.tsx'
import { HomeRows } from '../../features/catalogue/home/home-rows.tsx'
import { SearchBox } from '../../features/catalogue/search/search-box.tsx'
import { NoticeStrip } from '../../features/messages/notice-strip.tsx'
import { HomeMatchesSkeleton } from '../../features/sportsbook/home/home-matches-skeleton.tsx'
import { WinnersTicker } from '../../features/rewards/winners/winners-ticker.tsx'
import { useSettled } from '../../shared/site/use-settled.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { useTouched } from '../../shared/site/use-touched.ts'
import { WhenNear } from '../../shared/site/when-near.tsx'
import { t } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { useHomeSearch } from '../shell/use-home-search.ts'

const AppStrip = lazy(withPageTexts(() => import('../../features/site/downloads/app-strip.tsx')))
const HomeMatches = lazy(withPageTexts(() => import('../../features/sportsbook/home/home-matches.tsx')))
const VendorCarousels = lazy(() => import('../../features/catalogue/home/vendor-carousels.tsx'))

/** Home: news, hot games, and a row for every kind of game. */
export function HomePage() {
  useTitle()
  const { siteName } = useSite().whitelabel
  const { searchHome } = useHomeSearch()
  return (
    <>
      <h1 className="sr-only">{siteName}</h1>
      <div className="flex flex-col gap-3">
        <NoticeStrip />
        <WinnersTicker />
      </div>
      <GameMenu />
      <div className="lg:hidden">
        <SearchBox value="" onSearch={searchHome} />
      </div>
      <Matches />
      <HomeRows />
      <WhenNear placeholder={<StudiosPlaceholder />}>
        <Suspense fallback={<StudiosPlaceholder />}>
          <VendorCarousels />
        </Suspense>
      </WhenNear>
      <WhenNear placeholder={null}>
        <Suspense fallback={null}>
          <AppStrip />
        </Suspense>
      </WhenNear>
    </>
  )
}

/** Live and next matches, once the first view stands. */
function Matches() {
  const [settled, touched] = [useSettled(), useTouched()]
  return settled || touched ? (
    <Suspense fallback={<HomeMatchesSkeleton />}>
      <HomeMatches />
    </Suspense>
  ) : (
    <HomeMatchesSkeleton />
  )
}

/** Reserves the space of the studios. */
function StudiosPlaceholder() {
  return <section aria-label={t('lobby.studios')} aria-busy="true" className="h-64" />
}
