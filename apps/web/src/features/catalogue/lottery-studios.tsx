// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { t } from '../../shared/texts/texts.ts'
import { StudioCard } from './studio-card.tsx'
import { uniqueStudios } from './studios.ts'
import { useVendors } from './use-games.ts'

const lotteryTypes = ['LOTT', 'ELOTT']

/** The lottery studios, each with a link to its games. */
export function LotteryStudios() {
  const { data } = useVendors()
  const studios =
    data && uniqueStudios(data.filter(({ gameType, games }) => lotteryTypes.includes(gameType) && games > 0))
  if (studios?.length === 0) return null
  return (
    <section aria-labelledby="lottery-studios">
      <h2 id="lottery-studios" className="mb-3 text-lg font-bold text-text">
        {t('lottery.studios')}
      </h2>
      <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
        {studios
          ? studios.map((studio) => (
              <li key={studio.vassalage}>
                <StudioCard studio={studio} />
              </li>
            ))
          : [1, 2, 3, 4].map((index) => (
              <li key={index}>
                <Skeleton className="h-36 rounded-tile" />
              </li>
            ))}
      </ul>
    </section>
  )
}
