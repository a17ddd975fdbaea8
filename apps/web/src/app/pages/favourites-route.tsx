// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import Heart from 'lucide-react/icons/heart'
import { useEffect } from 'react'
import { FavouritesPage } from '../../features/catalogue/favourites-page.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/** /fav: the games that a member has marked. */
export function FavouritesRoute() {
  useTitle(t('shell.favourites'))
  return useSession() === 'member' ? <FavouritesPage /> : <LoginFirst />
}

/** Opens the login panel for a visitor; the page says why. */
function LoginFirst() {
  const { askToEnter } = usePanels()
  useEffect(() => askToEnter(), [askToEnter])
  return (
    <>
      <PageHead title={t('shell.favourites')} icon={Heart} />
      <EmptyState
        drawing={<Mosaic of="lock" />}
        title={t('shell.loginNeeded')}
        action={
          <Button look="primary" onClick={() => askToEnter()}>
            {t('identity.login')}
          </Button>
        }
      />
    </>
  )
}
