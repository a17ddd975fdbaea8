// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import type { ReactNode } from 'react'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { GameMenu } from '../../features/catalogue/game-menu.tsx'
import { HomeRows } from '../../features/catalogue/home/home-rows.tsx'
import { SeamlessFrame } from '../../features/play/seamless-frame.tsx'
import { Stage } from '../../features/play/stage.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { wasHandedOut } from '../../shared/play/handed-out.ts'
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'

/**
 * /seamless: the games without the bars of the site, for embedding in another page. With `url` it shows that
 * address if our own launch call has returned it in this tab (D-100); it never frames any other address.
 */
export function SeamlessRoute(): ReactNode {
  const { url }: { url?: string | undefined } = useSearch({ from: '/seamless' })
  return url !== undefined && url !== '' ? <Framed address={url} /> : <Lobby />
}

function Lobby() {
  useTitle(t('lottery.lobby'))
  return (
    <>
      <PageHead title={t('lottery.lobby')} icon={LayoutGrid} />
      <GameMenu />
      <HomeRows />
    </>
  )
}

function Framed({ address }: { address: string }) {
  const navigate = useNavigate()
  if (wasHandedOut(address)) return <SeamlessFrame address={address} />
  const back = (
    <Button look="primary" onClick={() => void navigate({ to: '/', search: {} })}>
      {t('play.back')}
    </Button>
  )
  return (
    <Stage title={t('play.unknown.title')}>
      <EmptyState title={t('play.unknown.title')} action={back}>
        {t('play.unknown.text')}
      </EmptyState>
    </Stage>
  )
}
