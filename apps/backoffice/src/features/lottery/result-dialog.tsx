// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { resultShape } from '@tessera/rules/lottery/result-shape'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { Notice } from '../../shared/notice.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { t } from '../../shared/texts.ts'
import type { WholeDraw } from './lottery-words.ts'

interface ResultDialogProps {
  draw: WholeDraw
  /** correct: only the dry run of a correction, which leads to its page. */
  step: 'enter' | 'correct'
  onClose: () => void
}
type Entered = CallOutput<'backoffice.enterResult'>

/** Takes the numbers of a draw row by row: a result, or the dry run of a correction. */
export default function ResultDialog({ draw, step, onClose }: ResultDialogProps) {
  const navigate = useNavigate()
  const lottery = lotteryOf(draw.gameCode)
  const shape = lottery ? resultShape(lottery) : []
  const [rows, setRows] = useState<readonly string[]>(shape.map(() => ''))
  const [entered, setEntered] = useState<Entered>()
  const entering = useCallMutation('backoffice.enterResult', ['backoffice.lotteryDraw'])
  const planning = useCallMutation('backoffice.planCorrection', ['backoffice.lotteryDraw'])
  const winningNumber = rows
    .map((row) =>
      latinDigits(row)
        .split(/[\s,،，、]+/)
        .filter(Boolean)
        .join(','),
    )
    .join('~')
  const complete = lottery !== undefined && parseResult(lottery, winningNumber) !== undefined
  if (entered) return <EnteredDialog draw={draw} entered={entered} onClose={onClose} />
  const id = draw.id ?? 0
  const act = (reason: string): void => {
    if (!complete) return
    if (step === 'enter') entering.mutate({ id, reason, winningNumber }, { onSuccess: setEntered })
    else
      planning.mutate(
        { id, reason, winningNumber },
        {
          onSuccess: ({ correctionId }) =>
            void navigate({ to: '/lottery-corrections/$id', params: { id: correctionId } }),
        },
      )
  }
  return (
    <ReasonDialog
      title={`${t(`console.lottery.${step}`)}: ${draw.name} ${draw.numero}`}
      explain={t(`console.lottery.${step}Explain`)}
      action={t(step === 'enter' ? 'console.lottery.enter' : 'console.lottery.dryRun')}
      doing={{
        isPending: entering.isPending || planning.isPending,
        error: entering.error ?? planning.error,
        mutate: act,
      }}
      onClose={onClose}
    >
      {shape.map(({ label, count, digits }, index) => (
        <TextField
          key={label}
          label={label === '' ? t('console.lottery.numbers') : t('console.lottery.row', { label })}
          hint={t('console.lottery.rowHint', { count, digits })}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={200}
          value={rows[index] ?? ''}
          onChange={({ target }) =>
            setRows(rows.map((row, position) => (position === index ? target.value : row)))
          }
        />
      ))}
    </ReasonDialog>
  )
}

function EnteredDialog({
  draw,
  entered,
  onClose,
}: {
  draw: WholeDraw
  entered: Entered
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t('console.lottery.enter')}: ${draw.name} ${draw.numero}`}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        <Notice tone={entered.state === 'different' ? 'bad' : 'good'}>
          {t(`console.lottery.entered.${entered.state}`)}
        </Notice>
        {entered.differences.length > 0 && (
          <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-text">
            {entered.differences.map(({ label, position, entered: own, other }) => (
              <li key={`${label} ${position}`}>
                {t('console.lottery.difference', { label, position, entered: own, other })}
              </li>
            ))}
          </ul>
        )}
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            {t('console.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
