// SPDX-License-Identifier: Apache-2.0
import { RAKE_CAP_BIG_BLINDS, RAKE_PERCENT } from '@tessera/rules/games/card-rooms/rake-turnover'
import {
  JACKPOT_SHARE,
  LARGE_FISH_RETURN,
  USUAL_FISH_TIMES,
  USUAL_RETURN,
} from '@tessera/rules/games/fishing/hall-facts'
import { Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Popover } from '@tessera/ui/overlays/popover.tsx'
import BookOpen from 'lucide-react/icons/book-open'
import type { ReactNode, RefObject } from 'react'
import { BonusesCounted } from '../../features/bonuses/bonuses-counted.tsx'
import { MissionsCounted } from '../../features/missions/missions-counted.tsx'
import type { Game } from '../../features/play/use-game.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'

const volatilityNames: readonly TextKey[] = [
  'filters.volatility.1',
  'filters.volatility.2',
  'filters.volatility.3',
  'filters.volatility.4',
  'filters.volatility.5',
]

export interface GameInfoProps {
  game: Game
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** Opens the rules in a game of ours. */
  onRules: (() => void) | undefined
}

/** What the catalogue states about a game, and what a bet on it counts for. Nothing that nobody states. */
export default function GameInfo({ game, anchor, onClose, onRules }: GameInfoProps) {
  const { currency } = useSite().whitelabel
  const volatility = volatilityNames[(game.volatility ?? 0) - 1]
  return (
    <Popover label={t('play.info')} open onClose={onClose} anchor={anchor}>
      <div className="flex max-h-[70dvh] w-[min(78vw,320px)] flex-col gap-4 overflow-y-auto">
        <dl className="flex flex-col">
          <Fact name={t('gameWindow.studio')}>
            <bdi>{game.vendorName}</bdi>
          </Fact>
          {game.rtp !== null && (
            <Fact name={t('filters.rtp')}>
              <bdi>{game.rtp}%</bdi>
            </Fact>
          )}
          {volatility && <Fact name={t('filters.volatility')}>{t(volatility)}</Fact>}
          {game.lines !== null && <Fact name={t('gameWindow.lines')}>{game.lines}</Fact>}
          {game.cards === null ? (
            <Fact name={t('gameWindow.minBet')}>
              <Money value={game.minBet} currency={currency.symbol} />
            </Fact>
          ) : (
            <RakeFact />
          )}
          {game.hall !== null && <HallTerms />}
        </dl>
        <BonusesCounted game={game} />
        <MissionsCounted game={game} />
        {onRules && (
          <Button onClick={onRules}>
            <BookOpen className="size-4" aria-hidden="true" />
            {t('gameWindow.rules')}
          </Button>
        )}
      </div>
    </Popover>
  )
}

/** Where members play each other, there is no return: the house keeps a part of the pots. */
const RakeFact = () => (
  <>
    <Fact name={t('gameWindow.rake')}>
      <bdi>{Number(RAKE_PERCENT)}%</bdi>
    </Fact>
    <p className="py-2 text-sm text-muted">
      {t('gameWindow.rakeTerms', { blinds: Number(RAKE_CAP_BIG_BLINDS) })}
    </p>
  </>
)

/** Each fish has the same return but the large ones; the stated one is theirs. */
const HallTerms = () => (
  <p className="py-2 text-sm text-muted">
    {t('gameWindow.hallTerms', {
      limit: USUAL_FISH_TIMES,
      usual: USUAL_RETURN / 100,
      large: LARGE_FISH_RETURN / 100,
      jackpot: JACKPOT_SHARE / 100,
    })}
  </p>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-sm first:pt-0 last:border-b-0">
    <dt className="text-muted">{name}</dt>
    <dd className="tabular text-end font-semibold text-text">{children}</dd>
  </div>
)
