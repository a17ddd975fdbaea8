// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Mark } from '@tessera/ui/media/mark.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import Gem from 'lucide-react/icons/gem'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { formatPoints, type Reward } from './use-points.ts'

/** A reward: its picture, its price, how many are left, and why it cannot be redeemed now. */
export function RewardCard({
  reward,
  rankLevel,
  eager,
  missing,
  onRedeem,
}: {
  reward: Reward
  /** The member's own; undefined while nobody is logged in. */
  rankLevel: number | undefined
  eager: boolean
  /** Why so many points cannot be spent; absent for those who have none yet. */
  missing: ((points: number) => string | undefined) | undefined
  onRedeem: () => void
}) {
  const { name, imageUrl, points, stock, minRankLevel } = reward
  const forOthers = rankLevel !== undefined && rankLevel < minRankLevel
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface-1">
      <div className="relative aspect-[4/3] overflow-hidden bg-surface-2">
        <Picture
          src={imageUrl}
          alt=""
          width={480}
          height={360}
          eager={eager}
          fallback={
            <span className="flex size-full items-center justify-center">
              <Mark className="size-12 opacity-40" />
            </span>
          }
          className="size-full"
        />
        {minRankLevel > 0 && (
          <span className="absolute start-2 top-2">
            <Badge tone="wait" small>
              {t('mall.rank', { rank: `VIP${minRankLevel}` })}
            </Badge>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 md:p-4">
        <h2 className="line-clamp-2 text-sm leading-snug font-bold text-text md:text-md">
          <bdi>{name}</bdi>
        </h2>
        <p className="mt-auto flex flex-wrap items-center gap-x-1.5 pt-1 text-md font-extrabold text-gold">
          <Gem className="size-4 shrink-0" aria-hidden="true" />
          <span>{t('mall.points', { count: points })}</span>
        </p>
        <p className="text-xs text-muted">{stock > 0 && t('mall.stock', { count: stock })}</p>
        <ReasonedButton
          look="primary"
          wide
          reason={
            stock === 0
              ? t('mall.soldOut')
              : forOthers
                ? t('mall.rank', { rank: `VIP${minRankLevel}` })
                : missing?.(points)
          }
          aria-label={`${t('mall.redeem')}: ${name}, ${formatPoints(points)}`}
          onClick={onRedeem}
          className="mt-2"
          reasonClassName="text-center"
        >
          {t('mall.redeem')}
        </ReasonedButton>
      </div>
    </article>
  )
}
