// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Checkbox } from '@tessera/ui/forms/checkbox.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { RadioGroup } from '@tessera/ui/forms/radio-group.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { useBrands } from '../../../shared/brand.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { FormFoot } from '../../../shared/form-foot.tsx'
import { t } from '../../../shared/texts.ts'
import { draftOf, inputOf, type Draft } from './draft.ts'
import type { PaymentAccount } from './payment-account.ts'

/** Changes the terms on which members pay in through an account. */
export default function ChangeDialog({ account, onClose }: { account: PaymentAccount; onClose: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(account))
  const save = useCallMutation('backoffice.changePaymentAccount', ['backoffice.paymentAccounts'])
  const { refetch } = useCallQuery('backoffice.paymentAccounts', {})
  const fields = save.error instanceof Failure ? save.error.fields : {}
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  function submit(event: FormEvent): void {
    event.preventDefault()
    save.mutate(inputOf(account.accountId, draft), {
      onSuccess: () => {
        showToast(t('console.payments.saved'), 'good')
        onClose()
      },
      // Somebody else may have changed it: whoever opens this again sees how it is.
      onError: () => void refetch(),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.edit', { name: account.name })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <ErrorNotice error={save.error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('console.payments.name')}
            required
            maxLength={60}
            value={draft.name}
            error={fields['name']}
            onChange={(event) => change({ name: event.target.value })}
          />
          <NumberField
            label={t('console.payments.position')}
            value={draft.position}
            onChange={(position) => change({ position })}
          />
        </div>
        <Switches draft={draft} onChange={change} />
        <Amounts draft={draft} currency={account.currency} fields={fields} onChange={change} />
        <RadioGroup
          label={t('console.payments.feePayer')}
          value={draft.feePayer}
          onChange={(feePayer) => change({ feePayer })}
          options={[
            { value: 'member', label: t('console.payments.feePayer.member') },
            { value: 'operator', label: t('console.payments.feePayer.operator') },
          ]}
        />
        <FormFoot onCancel={onClose} busy={save.isPending} />
      </form>
    </Dialog>
  )
}

interface PartProps {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

/** Whether members see it and can use it, and where. */
function Switches({ draft, onChange }: PartProps) {
  const brands = useBrands() ?? []
  const { closedBrands } = draft
  return (
    <div className="flex flex-col gap-1">
      <Checkbox checked={draft.enabled} onChange={(event) => onChange({ enabled: event.target.checked })}>
        {t('console.payments.offered')}
      </Checkbox>
      <Checkbox
        checked={draft.maintained}
        onChange={(event) => onChange({ maintained: event.target.checked })}
      >
        {t('console.payments.inMaintenance')}
      </Checkbox>
      {draft.maintained && (
        <TextField
          label={t('console.payments.maintenanceText')}
          maxLength={200}
          value={draft.maintenance}
          onChange={(event) => onChange({ maintenance: event.target.value })}
        />
      )}
      {brands.length > 1 && (
        <fieldset className="mt-2">
          <legend className="text-sm font-semibold text-text">{t('console.payments.offeredAt')}</legend>
          {brands.map(({ code, name }) => (
            <Checkbox
              key={code}
              checked={!closedBrands.includes(code)}
              onChange={(event) =>
                onChange({
                  closedBrands: event.target.checked
                    ? closedBrands.filter((one) => one !== code)
                    : [...closedBrands, code],
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function Amounts({
  draft,
  currency,
  fields,
  onChange,
}: PartProps & { currency: string; fields: Readonly<Record<string, string>> }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        label={`${t('console.payments.min')} (${currency})`}
        hint={t('console.payments.limitsHint')}
        decimals={2}
        value={draft.min}
        error={fields['min']}
        onChange={(min) => onChange({ min })}
      />
      <NumberField
        label={`${t('console.payments.max')} (${currency})`}
        decimals={2}
        value={draft.max}
        error={fields['max']}
        onChange={(max) => onChange({ max })}
      />
      <NumberField
        label={`${t('console.payments.feeFixed')} (${currency})`}
        hint={t('console.payments.feeHint')}
        decimals={2}
        value={draft.feeFixed}
        error={fields['feeFixed']}
        onChange={(feeFixed) => onChange({ feeFixed })}
      />
      <NumberField
        label={t('console.payments.feePercent')}
        decimals={2}
        value={draft.feePercent}
        error={fields['feeBasisPoints']}
        onChange={(feePercent) => onChange({ feePercent })}
      />
    </div>
  )
}
