// SPDX-License-Identifier: Apache-2.0
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import type { Entry } from './result-words.ts'

interface EntryDialogProps {
  entry: Entry
  step: 'confirm' | 'drop'
  onClose: () => void
}

/** Confirms an entry after its dry run, or drops it. */
export default function EntryDialog({ entry, step, onClose }: EntryDialogProps) {
  const stale = ['backoffice.resultEntry', 'backoffice.sportsbookResult'] as const
  const confirming = useCallMutation('backoffice.confirmEntry', stale)
  const dropping = useCallMutation('backoffice.dropEntry', stale)
  const { isPending, error } = step === 'confirm' ? confirming : dropping
  const act = (reason: string): void => {
    const input = { id: entry.entryId, reason }
    if (step === 'confirm') confirming.mutate(input, { onSuccess: onClose })
    else dropping.mutate(input, { onSuccess: onClose })
  }
  return (
    <ReasonDialog
      title={t(`console.results.${step}`)}
      explain={t(`console.results.${step}Explain`)}
      action={t(`console.results.${step}`)}
      look={step === 'drop' ? 'danger' : 'primary'}
      doing={{ isPending, error, mutate: act }}
      onClose={onClose}
    />
  )
}
