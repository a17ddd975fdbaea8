import { Link } from '../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/button.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Mosaic } from '@tessera/ui/mosaic.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import Ticket from 'lucide-react/icons/ticket'
import { PageHead } from '../lobby/page-head.tsx'
import { StudioCard } from '../lobby/studio-card.tsx'
import { uniqueStudios } from '../lobby/studio-row.tsx'
import { useVendors } from '../lobby/use-games.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

const areas = { lotteryCenter: 'lottery.center', lottery: 'lottery.one', vnLottery: 'lottery.vietnam' } as const
const lotteryTypes = ['LOTT', 'ELOTT']

/** A lottery area: what is drawn, and the studios that draw. `gameCode` is the lottery that the address names. */
export function LotteryPage({ area, gameCode }: { area: keyof typeof areas; gameCode?: string | undefined }) {
  const title = t(areas[area])
  useTitle(title)
  return (
    <>
      <PageHead title={title} icon={Ticket} />
      <section aria-label={t('lottery.draws')} className="rounded-panel border border-line bg-surface-1">
        {gameCode === undefined
          ? <EmptyState title={t('lottery.noDraws')} drawing={<Mosaic of="die" />}>{t('lottery.noDrawsHint')}</EmptyState>
          : <EmptyState title={t('lottery.unknown')} drawing={<Mosaic of="search" />} action={<Link to="/lotteryCenter" className={buttonClass()}>{t('lottery.all')}</Link>}>{t('lottery.unknownHint')}</EmptyState>}
      </section>
      <LotteryStudios />
    </>
  )
}

function LotteryStudios() {
  const { data } = useVendors()
  const studios = data && uniqueStudios(data.filter(({ gameType, games }) => lotteryTypes.includes(gameType) && games > 0))
  if (studios?.length === 0) return null
  return (
    <section aria-labelledby="lottery-studios">
      <h2 id="lottery-studios" className="mb-3 text-lg font-bold text-text">{t('lottery.studios')}</h2>
      <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
        {studios ? studios.map((studio) => <li key={studio.vassalage}><StudioCard studio={studio} /></li>) : [1, 2, 3, 4].map((place) => <li key={place}><Skeleton className="h-36 rounded-tile" /></li>)}
      </ul>
    </section>
  )
}
