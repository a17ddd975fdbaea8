// SPDX-License-Identifier: Apache-2.0
import { Picture } from '@tessera/ui/media/picture.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { MemberLabel } from '../../features/members/member-label.tsx'
import { useIcon } from '../../features/members/use-icon.ts'
import { useMember } from '../../features/members/use-member.ts'
import { t } from '../../shared/texts/texts.ts'
import { RankStone } from './rank-stone.tsx'

const ranks = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** The rank that the operator has given the member, among all ranks. */
export function RankPage() {
  const { data: member } = useMember()
  const { data: icon } = useIcon()
  if (!member) return <Skeleton className="h-64 w-full rounded-tile" />
  const { clubLabel } = member
  return (
    <div className="flex flex-col gap-5">
      <section
        aria-label={t('center.rank.yours')}
        className="relative isolate flex items-center gap-5 overflow-hidden rounded-tile border border-line bg-bg p-5 md:p-6"
      >
        <div aria-hidden="true" className="tesserae absolute inset-0 -z-10 bg-text opacity-[0.03]" />
        <span className="block size-24 shrink-0 md:size-28">
          <Picture
            eager
            src={icon?.rankIconUrl ?? ''}
            alt=""
            width={192}
            height={192}
            fallback={<RankStone rank={clubLabel.rankLevel} className="size-full" reached />}
            className="size-full"
          />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-2">
          <p className="text-sm text-muted">{t('center.rank.yours')}</p>
          <MemberLabel label={clubLabel} />
          <p className="text-sm text-muted">{t('center.rank.hint')}</p>
        </div>
      </section>
      <section aria-labelledby="ranks">
        <h3 id="ranks" className="mb-3 text-sm font-bold text-text">
          {t('center.rank.steps')}
        </h3>
        <ol className="grid grid-cols-4 gap-2 lg:grid-cols-8">
          {ranks.map((rank) => (
            <li
              key={rank}
              aria-current={rank === clubLabel.rankLevel ? 'step' : undefined}
              className={`flex flex-col items-center gap-1.5 rounded-tile border p-3 ${rank === clubLabel.rankLevel ? 'border-brand bg-brand-soft' : 'border-line bg-bg'}`}
            >
              <RankStone rank={rank} className="size-12" reached={rank <= clubLabel.rankLevel} />
              <span
                className={`text-xs font-bold ${rank <= clubLabel.rankLevel ? 'text-text' : 'text-muted'}`}
              >
                VIP{rank}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
