// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { invalidate, useCallMutation } from '../../../shared/api/use-call-query.ts'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { endOf, type Stop } from './stop.ts'

/** The second question before a break or an exclusion, which nobody can shorten. */
export function SureDialog({
  stop,
  title,
  onStopped,
  onClose,
}: {
  stop: Stop
  title: string
  onStopped: () => void
  onClose: () => void
}) {
  const zone = useZone()
  const [untilMs] = useState(() => endOf(stop, Date.now()))
  const rest = useCallMutation('compliance.takeBreak')
  const exclusion = useCallMutation('compliance.exclude')
  const done = {
    onSuccess: () => {
      invalidate('compliance.show', 'promotions.status', 'promotions.offered')
      onStopped()
      onClose()
    },
  }
  const start = (): void =>
    stop.kind === 'break'
      ? rest.mutate({ days: stop.days }, done)
      : exclusion.mutate({ months: stop.months }, done)
  const error = rest.error ?? exclusion.error
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={title} closeLabel={t('common.close')}>
      <div className="flex flex-col gap-4">
        <p className="text-md text-text">
          {untilMs === undefined
            ? t('saferPlay.sure.forGood')
            : t('saferPlay.sure.until', { time: shortTime(untilMs, zone) })}
        </p>
        <p className="text-sm text-muted">{t('saferPlay.active.hint')}</p>
        <Refusal message={error ? messageOf(error, t('common.error.unknown')) : undefined} />
        <div className="flex flex-col gap-3">
          <Button size="form" look="danger" busy={rest.isPending || exclusion.isPending} onClick={start}>
            {t(stop.kind === 'break' ? 'saferPlay.break.start' : 'saferPlay.exclude.start')}
          </Button>
          <Button size="form" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
