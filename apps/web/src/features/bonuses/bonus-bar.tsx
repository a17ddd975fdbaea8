// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { withAccountTexts } from '../../shared/texts/with-page-texts.ts'
import type { StakedGame } from './stakeable-here.ts'
import { useBonusWallet } from './use-bonus-wallet.ts'

const BonusLine = lazy(withAccountTexts(() => import('./bonus-line.tsx')))

/** Beside a running game: what its stakes take while the member has bonuses. Nothing without any. */
export function BonusBar({ game }: { game: StakedGame }) {
  const { data: wallet } = useBonusWallet()
  if (!wallet || wallet.bonuses.every(({ state }) => state !== 'open')) return null
  return (
    <Suspense fallback={null}>
      <BonusLine wallet={wallet} game={game} />
    </Suspense>
  )
}
