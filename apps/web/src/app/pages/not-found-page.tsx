import { Link } from '../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/button.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/** An address that leads nowhere. */
export function NotFoundPage() {
  useTitle(t('shell.notFound.title'))
  return (
    <div className="flex min-h-[50dvh] flex-col items-center justify-center">
      <h1 className="sr-only">{t('shell.notFound.title')}</h1>
      <EmptyState title={t('shell.notFound.title')} action={<Link to="/" className={buttonClass({ look: 'primary' })}>{t('shell.notFound.home')}</Link>}>{t('shell.notFound.text')}</EmptyState>
    </div>
  )
}
