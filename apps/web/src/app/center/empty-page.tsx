// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../shared/router/index.ts'
import { Button } from '@tessera/ui/button.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { Mosaic } from '@tessera/ui/mosaic.tsx'
import type { ComponentProps } from 'react'
import { usePanels, type CenterPage } from '../../shared/session/gate.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'

type EmptyCenterPage = Exclude<
  CenterPage,
  | 'securityCenter'
  | 'depositv2'
  | 'withdraw'
  | 'transferUpline'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'messageV2'
  | 'playerRank'
>
interface Emptiness {
  drawing: ComponentProps<typeof Mosaic>['of']
  way: 'deposit' | 'record' | 'play' | 'promotions'
}

const pages: Record<EmptyCenterPage, Emptiness> = {
  transferFund: { drawing: 'coins', way: 'deposit' },
  personalProfit: { drawing: 'coins', way: 'record' },
  bonusDetails: { drawing: 'gift', way: 'promotions' },
  rewardCenter: { drawing: 'gift', way: 'promotions' },
  referral: { drawing: 'people', way: 'play' },
  missionLeaderboard: { drawing: 'trophy', way: 'play' },
  manualRebate: { drawing: 'coins', way: 'play' },
}
const words: Record<Emptiness['way'], TextKey> = {
  deposit: 'wallet.deposit',
  record: 'center.personalProfit.action',
  play: 'center.play',
  promotions: 'center.promotions',
}

/** A page of the centre that the house has nothing to show on: what is true, and one way on. */
export function EmptyPage({ page, onPlay }: { page: EmptyCenterPage; onPlay: () => void }) {
  const { drawing, way } = pages[page]
  const { openCenter } = usePanels()
  const navigate = useNavigate()
  const ways: Record<Emptiness['way'], () => void> = {
    deposit: () => openCenter('depositv2'),
    record: () => openCenter('personalHistoryCopy'),
    play: onPlay,
    promotions: () => void navigate({ to: '/promotions', search: {} }),
  }
  return (
    <div className="flex flex-1 items-center justify-center rounded-tile border border-line bg-bg">
      <EmptyState
        title={t(`center.${page}.empty`)}
        drawing={<Mosaic of={drawing} />}
        action={
          <Button className="mt-2" onClick={ways[way]}>
            {t(words[way])}
          </Button>
        }
      >
        {t(`center.${page}.emptyHint`)}
      </EmptyState>
    </div>
  )
}
