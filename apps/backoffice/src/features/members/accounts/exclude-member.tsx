// SPDX-License-Identifier: Apache-2.0
import { useMutation } from '@tanstack/react-query'
import { exclusionMonths } from '@tessera/rules/compliance/exclusions'
import { Select } from '@tessera/ui/forms/select.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { client, invalidate } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'

/** Excludes a member from play, with a reason. Nobody can shorten it. */
export default function ExcludeMember({
  id,
  username,
  onClose,
}: {
  id: number
  username: string
  onClose: () => void
}) {
  const [choice, setChoice] = useState(0)
  const doing = useMutation({
    mutationFn: (reason: string) =>
      client.call('backoffice.excludeMember', { id, months: exclusionMonths[choice] ?? null, reason }),
    onSuccess: ({ covered }) => {
      showToast(t('console.protection.excluded', { covered }), 'good')
      onClose()
    },
    onSettled: () => invalidate('backoffice.memberProtection'),
  })
  return (
    <ReasonDialog
      title={`${t('console.protection.exclude')}: ${username}`}
      explain={t('console.protection.excludeHint')}
      action={t('console.protection.exclude')}
      look="danger"
      doing={doing}
      onClose={onClose}
    >
      <Select
        label={t('console.protection.length')}
        options={exclusionMonths.map((months, index) => ({
          value: String(index),
          label:
            months === null ? t('console.protection.forGood') : t('console.protection.months', { months }),
        }))}
        value={String(choice)}
        onChange={(event) => setChoice(Number(event.target.value))}
      />
    </ReasonDialog>
  )
}
