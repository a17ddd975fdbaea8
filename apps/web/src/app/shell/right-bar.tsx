// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Send from 'lucide-react/icons/send'
import UserPlus from 'lucide-react/icons/user-plus'
import { useEffect, useState } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { useResource } from '../../shared/site/resources.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

const entry =
  'size-11 rounded-control text-muted transition-colors duration-160 hover:bg-surface-2 hover:text-text'

/**
 * A slim column at the end of a wide screen: inviting friends, Telegram, back to the top. Without an entry there
 * is no column, and the button back to the top is in the corner.
 */
export default function RightBar() {
  const telegram = useResource('TELEGRAM')
  const away = useScrolledAway()
  const { referralPromo } = useSite().whitelabel
  const { openCenter } = usePanels()
  const column = telegram !== undefined || referralPromo
  if (!column && !away) return null
  return (
    <aside
      aria-label={t('shell.sideTools')}
      className={cx(
        'fixed end-0 bottom-0 z-20 flex w-(--right-bar) flex-col items-center gap-2 py-3',
        column && 'top-(--header) border-s border-line',
      )}
    >
      {referralPromo && (
        <IconButton label={t('shell.invite')} className="!size-11" onClick={() => openCenter('referral')}>
          <UserPlus className="size-5" aria-hidden="true" />
        </IconButton>
      )}
      {telegram && (
        <a
          href={telegram.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('shell.telegram')}
          title={t('shell.telegram')}
          className={`${entry} flex items-center justify-center`}
        >
          <Send className="size-5" aria-hidden="true" />
        </a>
      )}
      {away && (
        <IconButton
          label={t('shell.backToTop')}
          look="solid"
          className="enter-appear !size-11 mt-auto"
          onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <ArrowUp className="size-5" aria-hidden="true" />
        </IconButton>
      )}
    </aside>
  )
}

/** Whether the page is scrolled down by more than a screen. */
function useScrolledAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const read = (): void => setAway(scrollY > innerHeight)
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [])
  return away
}
