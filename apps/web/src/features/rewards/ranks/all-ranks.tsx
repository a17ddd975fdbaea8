// SPDX-License-Identifier: Apache-2.0
import { Picture } from '@tessera/ui/media/picture.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { RankDetails } from './rank-details.tsx'
import { RankStone } from './rank-stone.tsx'
import type { Rank } from './use-rank.ts'

/** All ranks in a row; the chosen one is described below it. At first it is the next one. */
export function AllRanks({
  ranks,
  own,
  bonusWagerTimes,
}: {
  ranks: readonly Rank[]
  own: number
  bonusWagerTimes: number
}) {
  const id = useId()
  const [chosen, setChosen] = useState(Math.min(own + 1, ranks.length - 1))
  const rank = ranks[chosen]
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-sm font-bold text-text">
        {t('ranks.all')}
      </h3>
      <div
        role="group"
        aria-labelledby={id}
        className="no-scrollbar -mx-6 flex gap-2 overflow-x-auto px-6 py-0.5 md:mx-0 md:grid md:grid-cols-8 md:px-0.5"
      >
        {ranks.map((each) => (
          <RankChoice
            key={each.rankLevel}
            rank={each}
            own={own}
            chosen={each.rankLevel === chosen}
            onChoose={() => setChosen(each.rankLevel)}
          />
        ))}
      </div>
      {rank && <RankDetails rank={rank} bonusWagerTimes={bonusWagerTimes} />}
    </section>
  )
}

function RankChoice({
  rank: { rankLevel, labelName, iconUrl },
  own,
  chosen,
  onChoose,
}: {
  rank: Rank
  own: number
  chosen: boolean
  onChoose: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const reached = rankLevel <= own
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [chosen])
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={chosen}
      aria-current={rankLevel === own ? 'step' : undefined}
      onClick={onChoose}
      className={cx(
        'flex w-20 shrink-0 flex-col items-center gap-1.5 rounded-tile border p-2.5 transition-colors duration-160 md:w-auto',
        chosen ? 'border-gold bg-gold-soft' : 'border-line bg-bg hover:bg-surface-2',
      )}
    >
      <span className={cx('block size-12', !reached && 'opacity-60 grayscale')}>
        <Picture
          src={iconUrl}
          alt=""
          width={192}
          height={192}
          fallback={<RankStone rank={rankLevel} className="size-full" reached={reached} />}
          className="size-full"
        />
      </span>
      <span className={cx('text-xs font-bold', reached || chosen ? 'text-text' : 'text-muted')}>
        {labelName}
      </span>
      <span
        aria-hidden="true"
        className={cx('h-1 w-6 rounded-full', rankLevel === own ? 'bg-brand' : 'bg-transparent')}
      />
    </button>
  )
}
