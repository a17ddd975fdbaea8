// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { useCallMutation } from '../../shared/api.ts'
import { MomentField } from '../../shared/moment-field.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { t } from '../../shared/texts.ts'
import type { WholeDraw } from './lottery-words.ts'

/** Moves a draw, and the close of its betting while that is open, to later times. */
export default function DelayDialog({ draw, onClose }: { draw: WholeDraw; onClose: () => void }) {
  const [drawTime, setDrawTime] = useState<number | null>(draw.drawTime)
  const [closeTime, setCloseTime] = useState<number | null>(draw.closeTime)
  const { isPending, error, mutate } = useCallMutation('backoffice.delayDraw', ['backoffice.lotteryDraw'])
  return (
    <ReasonDialog
      title={`${t('console.lottery.delay')}: ${draw.name} ${draw.numero}`}
      explain={t('console.lottery.delayExplain')}
      action={t('console.lottery.delay')}
      doing={{
        isPending,
        error,
        mutate: (reason) =>
          drawTime !== null &&
          closeTime !== null &&
          mutate({ id: draw.id ?? 0, reason, drawTime, closeTime }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <MomentField label={t('console.lottery.newDraw')} value={drawTime} onChange={setDrawTime} />
      {draw.status === 'open' && (
        <MomentField label={t('console.lottery.newClose')} value={closeTime} onChange={setCloseTime} />
      )}
    </ReasonDialog>
  )
}
