// SPDX-License-Identifier: Apache-2.0
import { useQuery } from '@tanstack/react-query'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useBrandInput } from '../../../shared/brand.tsx'
import { client, useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { DifferenceList } from './difference-list.tsx'
import type { Leaf } from './use-setting-drafts.ts'

interface ReviewDialogProps {
  leaves: readonly Leaf[]
  changes: { name: string; value: unknown; version: number }[]
  onClose: () => void
  onSaved: () => void
  onOvertaken: () => void
  /** Values that the platform refused, by the name of the leaf. */
  onProblems: (fields: Readonly<Record<string, string>>) => void
}

/** What saving would change, according to a dry run by the platform; then saves it. */
export default function ReviewDialog({
  leaves,
  changes,
  onClose,
  onSaved,
  onOvertaken,
  onProblems,
}: ReviewDialogProps) {
  const brand = useBrandInput()
  const trial = useQuery({
    queryKey: ['trial', changes],
    queryFn: () => client.call('backoffice.changeSettings', { ...brand, dryRun: true, changes }),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  const save = useCallMutation('backoffice.changeSettings', [
    'backoffice.settings',
    'backoffice.settingHistory',
  ])
  const refused = useEffectEvent((error: unknown): void => {
    if (!(error instanceof Failure)) return
    if (error.code === 'SETTING_CHANGED') onOvertaken()
    else if (Object.keys(error.fields).length > 0) onProblems(error.fields)
  })
  const { error } = trial
  const failure = save.error ?? error
  useEffect(() => {
    if (failure) refused(failure)
  }, [failure])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.reviewTitle')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <div className="flex flex-col gap-4">
        {trial.isPending && <Skeleton className="h-24 w-full" />}
        <ErrorNotice error={failure} />
        {trial.data && <DifferenceList leaves={leaves} differences={trial.data.differences} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button
            look="primary"
            disabled={!trial.data || trial.data.differences.length === 0}
            busy={save.isPending}
            onClick={() => save.mutate({ ...brand, dryRun: false, changes }, { onSuccess: onSaved })}
          >
            {t('console.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
