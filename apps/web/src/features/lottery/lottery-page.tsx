import { Link } from '../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/button.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Mosaic } from '@tessera/ui/mosaic.tsx'
import Ticket from 'lucide-react/icons/ticket'
import type { ReactNode } from 'react'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

const areas = { lotteryCenter: 'lottery.center', lottery: 'lottery.one', vnLottery: 'lottery.vietnam' } as const

/** A lottery area: what is drawn, and below it the studios that draw. `gameCode` is the lottery that the address names. */
export function LotteryPage({ area, gameCode, studios }: { area: keyof typeof areas; gameCode?: string | undefined; studios: ReactNode }) {
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
      {studios}
    </>
  )
}
