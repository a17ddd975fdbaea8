// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { gameHref, useStartGame } from '../../../shared/play/use-start-game.ts'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { linkToVendor } from '../categories.ts'
import { isStudioGrid, type GameType } from '../game-types.ts'
import { cardAction } from '../state/home-entries.ts'
import { StudioSign } from '../studio-logo.tsx'
import type { VendorCardFacts } from './use-vendor-carousels.ts'

const PopupGames = lazy(() => import('./popup-games.tsx'))
const look =
  'block h-full w-full rounded-tile border border-line bg-surface-1 p-2 text-center transition-colors duration-160 hover:bg-surface-2 focus-visible:-outline-offset-2'

/**
 * A vendor of one kind of games: its card opens the list of its games, starts its only game, or leads to its
 * lobby (D-110). In a demonstration, that is a page of the site (D-173).
 */
export function VendorCard({ card, gameType }: { card: VendorCardFacts; gameType: GameType }) {
  const [listed, setListed] = useState(false)
  const start = useStartGame()
  const action = cardAction(card.isGame)
  const face = <Face card={card} marked={card.sample && isStudioGrid(gameType)} />
  if (action === 'start' && card.game) {
    const game = { ...card.game, vassalage: card.vassalage, playable: !card.maintenance }
    return (
      <a
        href={gameHref(game)}
        className={look}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          start(game)
        }}
      >
        {face}
      </a>
    )
  }
  if (action !== 'list')
    return (
      <Link {...linkToVendor({ gameType, vassalage: card.vassalage })} className={look}>
        {face}
      </Link>
    )
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setListed(true)} className={look}>
        {face}
      </button>
      {listed && (
        <Suspense fallback={null}>
          <PopupGames
            vendorCode={card.vassalage}
            gameType={gameType}
            studio={card.displayName}
            onClose={() => setListed(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Face({
  card: { displayName, iconUrl, isHot, maintenance },
  marked,
}: {
  card: VendorCardFacts
  /** What it opens is a demonstration. */
  marked: boolean
}): ReactNode {
  return (
    <span className="relative block">
      {marked && (
        <span className="absolute end-1 top-1">
          <Badge small tone="wait">
            {t('lobby.sample')}
          </Badge>
        </span>
      )}
      <StudioSign
        studio={{ displayName, logoUrl: iconUrl }}
        className={maintenance ? 'mb-2 w-full opacity-40 grayscale' : 'mb-2 w-full'}
      />
      <span dir="auto" className="block truncate text-sm font-semibold text-text">
        {displayName}
      </span>
      {maintenance ? (
        <span className="absolute start-1 top-1">
          <Badge small>{t('lobby.maintenance')}</Badge>
        </span>
      ) : (
        isHot === 1 && (
          <span className="absolute start-1 top-1">
            <Badge small tone="wait">
              {t('lobby.badge.hot')}
            </Badge>
          </span>
        )
      )}
    </span>
  )
}
