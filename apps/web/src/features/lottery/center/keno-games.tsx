// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import type { CallOutput } from '@tessera/contract'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import type { ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import { SectionsSkeleton } from './lottery-sections.tsx'

export type KenoGames = CallOutput<'catalogue.popupGames'>['games']

const popupPageSize = 1_000

/** The games of the vendors of e-lotteries, below the platform's own Keno (D-123). */
export function KenoVendorGames({ renderGames }: { renderGames: (games: KenoGames) => ReactNode }) {
  const { merchantCode } = useSite()
  const { data, error, refetch } = useCallQuery(
    'catalogue.popupGames',
    {
      clientType: 3,
      platform: 'html5-desktop',
      merchant: merchantCode,
      gameType: 'ELOTT',
      vassalage: '',
      language: gameLanguage(),
      pageNo: 1,
      pageSize: popupPageSize,
    },
    { staleTimeMs: 300_000 },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SectionsSkeleton />
  return data.games.length === 0 ? null : (
    <section aria-label={t('lobby.type.ELOTT')}>
      <h2 className="mb-3 text-lg font-bold text-text">{t('lobby.type.ELOTT')}</h2>
      {renderGames(data.games)}
    </section>
  )
}
