// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { FlagFacts, type Flag } from './flag-list.tsx'
import { StepFacts } from './step-facts.tsx'
import { changedBySteps } from './use-withdrawal-steps.ts'
import type { Withdrawal } from './withdrawal-status.ts'

const fewestCharacters = 3

/** Approves a withdrawal: its facts, and a note about everything that was flagged. */
export default function ApproveDialog({ row, onClose }: { row: Withdrawal; onClose: () => void }) {
  const [notes, setNotes] = useState<Partial<Record<Flag['rule'], string>>>({})
  const approving = useCallMutation('backoffice.approveWithdrawal', changedBySteps)
  const flags = row.reasons.map(({ rule }) => ({ rule, note: notes[rule]?.trim() ?? '' }))
  const unread = flags.some(({ note }) => note.length < fewestCharacters)
  const approve = (): void =>
    approving.mutate(
      { id: row.withdrawalId, flags },
      {
        onSuccess: ({ status }) => {
          showToast(t(status === 'Pending' ? 'console.payout.second' : 'console.approved'), 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.payout.approveTitle', { amount: `${row.currency} ${formatMoney(row.amount)}` })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          approve()
        }}
      >
        <StepFacts row={row} />
        {row.reasons.map((flag) => (
          <section key={flag.rule} className="flex flex-col gap-2 border-t border-line pt-3">
            <FlagFacts row={row} flag={flag} />
            <TextField
              label={t('console.payout.flagNote', { flag: t(`console.payout.rule.${flag.rule}`) })}
              required
              dir="auto"
              minLength={fewestCharacters}
              maxLength={140}
              value={notes[flag.rule] ?? ''}
              onChange={({ target }) => setNotes({ ...notes, [flag.rule]: target.value })}
            />
          </section>
        ))}
        <ErrorNotice error={approving.error} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look="primary" busy={approving.isPending} disabled={unread}>
            {t('console.approve')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
