// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts.ts'

type Preview = CallOutput<'backoffice.previewMove'>

/** What a change of upline would do. */
export function MovePreview({ preview }: { preview: Preview }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <Fact label={t('console.move.from')}>{lineOf(preview.fromLine)}</Fact>
        <Fact label={t('console.move.to')}>{lineOf(preview.toLine)}</Fact>
        <Fact label={t('console.move.firstDay')}>
          {preview.atOnce ? t('console.move.atOnce') : preview.fromDay}
        </Fact>
        <Fact label={t('console.move.balance')}>
          <Money value={preview.balance} />
        </Fact>
        <Fact label={t('console.move.members')}>{preview.members}</Fact>
        <Fact label={t('console.move.agents')}>{preview.agents}</Fact>
        <Fact label={t('console.move.bets')}>
          <Money value={preview.bets} />
        </Fact>
        <Fact label={t('console.move.payouts')}>
          <Money value={preview.payouts} />
        </Fact>
        <Fact label={t('console.move.profitAndLoss')}>
          <Money value={preview.profitAndLoss} signed />
        </Fact>
      </dl>
      {!preview.atOnce && <p className="text-sm text-muted">{t('console.move.stays')}</p>}
    </>
  )
}

const lineOf = (names: readonly string[]): ReactNode =>
  names.length === 0 ? t('console.none') : <bdi>{names.join(' › ')}</bdi>

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="font-semibold break-words text-text">{children}</dd>
    </div>
  )
}
