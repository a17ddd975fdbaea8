// SPDX-License-Identifier: Apache-2.0
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { client, invalidate, useCallQuery } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'

type Account = Pick<CallOutput<'backoffice.account'>, 'memberId' | 'username' | 'prizeMode'>

/** Changes the prize group of an account, and if wished of everybody below; says who is lowered with it. */
export default function PrizeGroupDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const id = account.memberId
  const [chosen, setChosen] = useState<number>()
  const [wholeLine, setWholeLine] = useState(false)
  const { data } = useCallQuery('backoffice.prizeGroup', {
    id,
    ...(chosen === undefined ? {} : { prizeMode: chosen }),
  })
  const prizeMode = chosen ?? data?.prizeMode ?? account.prizeMode
  const doing = useMutation({
    mutationFn: (reason: string) =>
      client.call('backoffice.changePrizeGroup', { id, prizeMode, wholeLine, reason }),
    onSuccess: ({ changed }) => {
      showToast(t('console.prizeGroup.done', { count: changed }), 'good')
      onClose()
    },
    onSettled: () => {
      invalidate('backoffice.account', 'backoffice.prizeGroup')
    },
  })
  return (
    <ReasonDialog
      title={t('console.stepTitle', { step: t('console.prizeGroup.change'), name: account.username })}
      explain={t('console.prizeGroup.explain')}
      action={t('console.prizeGroup.change')}
      doing={doing}
      onClose={onClose}
    >
      <Select
        label={t('console.prizeGroup')}
        value={String(prizeMode)}
        options={(data?.groups ?? []).map((group) => ({
          value: String(group.prizeMode),
          label: `${group.prizeMode} · ${group.name} · × ${group.level}`,
        }))}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      {data !== undefined && data.below > 0 && (
        <Checkbox checked={wholeLine} onChange={(event) => setWholeLine(event.target.checked)}>
          {t('console.prizeGroup.wholeLine', { count: data.below })}
        </Checkbox>
      )}
      {data !== undefined && data.lowered > 0 && !wholeLine && (
        <p className="text-sm font-semibold text-gold">
          {t('console.prizeGroup.lowered', { count: data.lowered })}
        </p>
      )}
    </ReasonDialog>
  )
}
