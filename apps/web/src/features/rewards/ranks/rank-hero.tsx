// SPDX-License-Identifier: Apache-2.0
import { Picture } from '@tessera/ui/media/picture.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { RankStone } from './rank-stone.tsx'
import { useAmount, type RankPageData } from './use-rank.ts'

/** The badge of the rank, and how far the next one is. */
export function RankHero({ rank }: { rank: RankPageData }) {
  const amount = useAmount()
  const { rankLevel, labelName, validBets, nextTarget, ranks } = rank
  const own = ranks[rankLevel]
  const next = ranks[rankLevel + 1]
  const from = own?.target ?? 0
  return (
    <section
      aria-label={t('ranks.yours')}
      className="relative isolate flex flex-col gap-4 overflow-hidden rounded-tile border border-line bg-bg p-5 md:p-6"
    >
      <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
      <div className="flex items-center gap-4 md:gap-6">
        <span className="block size-20 shrink-0 md:size-28">
          <Picture
            key={rankLevel}
            eager
            src={own?.iconUrl ?? ''}
            alt=""
            width={192}
            height={192}
            fallback={<RankStone rank={rankLevel} className="size-full" reached />}
            className="size-full"
          />
        </span>
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('ranks.yours')}</p>
          <p className="text-2xl leading-tight font-extrabold text-gold">{labelName}</p>
          <p className="mt-1 text-sm text-balance text-muted">
            {next && nextTarget !== null
              ? t('ranks.toNext', {
                  amount: amount(Math.max(0, nextTarget - validBets)),
                  rank: next.labelName,
                })
              : t('ranks.top')}
          </p>
        </div>
      </div>
      {nextTarget !== null && (
        <Progress
          tone="gold"
          label={t('ranks.progress')}
          valueText={t('ranks.of', { amount: amount(validBets), target: amount(nextTarget) })}
          value={Math.min(nextTarget, Math.max(from, validBets)) - from}
          max={nextTarget - from}
        />
      )}
    </section>
  )
}
