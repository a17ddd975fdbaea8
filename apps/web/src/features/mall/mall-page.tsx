import { Link } from '../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/button.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Mosaic } from '@tessera/ui/mosaic.tsx'
import Gem from 'lucide-react/icons/gem'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/** The points mall, as long as the house offers nothing in it. */
export function MallPage() {
  useTitle(t('mall.title'))
  return (
    <>
      <div>
        <PageHead title={t('mall.title')} icon={Gem} />
        <p className="mt-1 text-md text-muted">{t('mall.hint')}</p>
      </div>
      <div className="flex min-h-[40dvh] items-center justify-center rounded-panel border border-line bg-surface-1">
        <EmptyState title={t('mall.empty')} drawing={<Mosaic of="gift" />} action={<Link to="/promotions" className={buttonClass()}>{t('mall.action')}</Link>}>{t('mall.emptyHint')}</EmptyState>
      </div>
    </>
  )
}
