import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Button, buttonClass } from '@tessera/ui/button.tsx'
import { Link } from '../../shared/router/index.ts'
import Heart from 'lucide-react/icons/heart'
import { useEffect } from 'react'
import { PageHead } from '../../shared/page/page-head.tsx'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/** /fav: the games that a member has marked. */
export function FavouritesRoute() {
  const title = t('shell.favourites')
  useTitle(title)
  const member = useSession() === 'member'
  return <><PageHead title={title} icon={Heart} />{member ? <NoneYet /> : <LoginFirst />}</>
}

/** For a visitor the login panel opens by itself, and the page says why. */
function LoginFirst() {
  const { openAuth } = usePanels()
  useEffect(() => openAuth('login'), [openAuth])
  return <EmptyState title={t('shell.loginNeeded')} action={<Button look="primary" onClick={() => openAuth('login')}>{t('identity.login')}</Button>} />
}

function NoneYet() {
  return <EmptyState title={t('shell.favourites.empty')} action={<Link to="/hot" className={buttonClass()}>{t('lobby.hot')}</Link>} />
}
