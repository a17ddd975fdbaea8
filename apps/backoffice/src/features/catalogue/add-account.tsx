// SPDX-License-Identifier: Apache-2.0
import { useId, useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { FormFoot } from '../../shared/form-foot.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'

/** Registers a vendor: who may call our wallet, and where its games open. */
export function AddAccount({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState({
    id: '',
    vendorCode: '',
    operatorId: '',
    baseUrl: '',
    publicKey: '',
    redeems: false,
  })
  const hintId = useId()
  const add = useCallMutation('backoffice.addVendorAccount', ['backoffice.vendorAccounts'])
  const fields = add.error instanceof Failure ? add.error.fields : {}
  const set = (part: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...part })
    add.reset()
  }
  const field = (name: Exclude<keyof typeof typed, 'redeems'>) => ({
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { vendorCode, id, ...rest } = typed
    add.mutate(
      { ...rest, id: id.trim(), ...(vendorCode.trim() === '' ? {} : { vendorCode: vendorCode.trim() }) },
      {
        onSuccess: () => {
          showToast(t('console.accountAdded'), 'good')
          onDone()
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={t('console.addAccount')}
      className="flex flex-col gap-3 rounded-tile border border-dashed border-line-control p-4"
    >
      <ErrorNotice error={add.error} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label={t('console.accountId')}
          hint={t('console.accountIdHint')}
          dir="ltr"
          required
          maxLength={40}
          {...field('id')}
        />
        <TextField label={t('console.vendorCode')} dir="ltr" maxLength={20} {...field('vendorCode')} />
        <TextField
          label={t('console.operatorId')}
          dir="ltr"
          required
          maxLength={80}
          {...field('operatorId')}
        />
        <TextField
          label={t('console.baseUrl')}
          hint={t('console.baseUrlNone')}
          dir="ltr"
          type="url"
          maxLength={500}
          {...field('baseUrl')}
        />
      </div>
      <TextArea label={t('console.publicKey')} dir="ltr" required rows={5} {...field('publicKey')} />
      <div>
        <Checkbox
          checked={typed.redeems}
          aria-describedby={hintId}
          onChange={(event) => set({ redeems: event.target.checked })}
        >
          {t('console.redeemsTokens')}
        </Checkbox>
        <p id={hintId} className="max-w-2xl text-sm text-muted">
          {t('console.redeemsTokensHint')}
        </p>
      </div>
      <FormFoot onCancel={onDone} busy={add.isPending} submit={t('console.addAccount')} />
    </form>
  )
}
