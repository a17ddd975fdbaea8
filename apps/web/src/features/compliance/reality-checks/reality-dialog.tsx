// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { subtractWire } from '@tessera/rules/money'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState, type ReactNode } from 'react'
import { useCallMutation, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'

const minuteMs = 60_000

/** Time and result of this stretch of play. Bets wait until the member has chosen to play on. */
export default function RealityDialog({ onPlayOn, onStop }: { onPlayOn: () => void; onStop: () => void }) {
  const { openCenter } = usePanels()
  const currency = useWalletCurrency()
  const [nowMs] = useState(() => Date.now())
  const { data } = useCallQuery('compliance.stretch', {}, { member: true, staleTimeMs: 0 })
  const { mutate, isPending, error } = useCallMutation('compliance.playOn')
  const money = (value: number): ReactNode => <Money value={value} currency={currency.symbol} />
  return (
    <Dialog
      open
      role="alertdialog"
      closable={false}
      onClose={onStop}
      title={t('saferPlay.dialog.title')}
      closeLabel={t('common.close')}
    >
      <div className="flex flex-col gap-5">
        {data ? (
          <dl className="flex flex-col rounded-control border border-line bg-bg px-4">
            <Row label={t('saferPlay.dialog.time')}>
              {t('saferPlay.minutes', { minutes: Math.max(0, Math.floor((nowMs - data.since) / minuteMs)) })}
            </Row>
            <Row label={t('saferPlay.dialog.staked')}>{money(data.staked)}</Row>
            <Row label={t('saferPlay.dialog.returned')}>{money(data.returned)}</Row>
            {data.open > 0 && <Row label={t('bets.open')}>{money(data.open)}</Row>}
            <Row label={t('saferPlay.dialog.result')} strong>
              {money(subtractWire(data.returned, subtractWire(data.staked, data.open)))}
            </Row>
          </dl>
        ) : (
          <Skeleton className="h-44 w-full rounded-control" />
        )}
        <Refusal message={error ? messageOf(error, t('common.error.unknown')) : undefined} />
        <div className="flex flex-col gap-3">
          <Button size="form" look="primary" onClick={onStop}>
            {t('saferPlay.dialog.stop')}
          </Button>
          <Button size="form" busy={isPending} onClick={() => mutate({}, { onSuccess: onPlayOn })}>
            {t('saferPlay.dialog.on')}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              onStop()
              openCenter('saferPlay')
            }}
          >
            {t('saferPlay.dialog.limits')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const Row = ({
  label,
  strong = false,
  children,
}: {
  label: string
  strong?: boolean
  children: ReactNode
}) => (
  <div className="flex items-baseline justify-between gap-3 border-b border-line py-3 last:border-b-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className={`tabular text-text ${strong ? 'text-lg font-extrabold' : 'text-sm font-semibold'}`}>
      {children}
    </dd>
  </div>
)
