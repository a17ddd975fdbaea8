// SPDX-License-Identifier: Apache-2.0
import { Picture } from '@tessera/ui/media/picture.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { RankProgress, useToNext } from './rank-bar.tsx'
import { RankStone } from './rank-stone.tsx'
import type { RankPageData } from './use-rank.ts'

/** The badge of the rank, and how far the next one is. */
export function RankHero({ rank }: { rank: RankPageData }) {
  const toNext = useToNext()
  const { rankLevel, labelName, ranks } = rank
  const own = ranks[rankLevel]
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
          <p className="mt-1 text-sm text-balance text-muted">{toNext(rank)}</p>
        </div>
      </div>
      <RankProgress rank={rank} />
    </section>
  )
}
