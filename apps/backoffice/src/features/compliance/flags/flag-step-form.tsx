// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { breakDays } from '@tessera/rules/compliance/exclusions'
import { limitPeriods } from '@tessera/rules/compliance/limits'
import { Button } from '@tessera/ui/forms/button.tsx'
import { NumberField } from '@tessera/ui/forms/number-field.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { invalidates, type Flag } from './flag-words.ts'

const steps = ['note', 'contact', 'limit', 'break', 'close'] as const
const limitKinds = ['deposit', 'stake', 'loss'] as const
const fewestCharacters = 3

const picked = <const Value,>(values: readonly Value[], text: string): Value =>
  values.find((value) => String(value) === text) ?? values[0]!

interface LimitDraft {
  kind: (typeof limitKinds)[number]
  period: (typeof limitPeriods)[number]
  most: string
}

/** What an operator does about a flag: a note, a contact, a lower limit, a break, or closing it. */
export function FlagStepForm({ flag: { id, memberId }, onDone }: { flag: Flag; onDone: () => void }) {
  const [step, setStep] = useState<(typeof steps)[number]>('note')
  const [text, setText] = useState('')
  const [limit, setLimit] = useState<LimitDraft>({ kind: 'deposit', period: 'day', most: '' })
  const [days, setDays] = useState<(typeof breakDays)[number]>(breakDays[0])
  const noting = useCallMutation('backoffice.stepPlayFlag', invalidates)
  const limiting = useCallMutation('backoffice.limitMember', invalidates)
  const breaking = useCallMutation('backoffice.breakMember', invalidates)
  const problem = noting.error ?? limiting.error ?? breaking.error
  const reason = text.trim()
  const done = {
    onSuccess: () => {
      showToast(t('console.flags.saved'), 'good')
      onDone()
    },
  }
  function save(event: FormEvent): void {
    event.preventDefault()
    if (step === 'limit') limiting.mutate({ ...limit, id: memberId, most: Number(limit.most), reason }, done)
    else if (step === 'break') breaking.mutate({ id: memberId, days, reason }, done)
    else noting.mutate({ id, what: step, text: reason }, done)
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-4 border-t border-line pt-4">
      <Select
        label={t('console.flags.do')}
        options={steps.map((value) => ({ value, label: t(`console.flags.step.${value}`) }))}
        value={step}
        onChange={({ target }) => setStep(picked(steps, target.value))}
      />
      {step === 'limit' && <LimitFields limit={limit} onChange={(part) => setLimit({ ...limit, ...part })} />}
      {step === 'break' && (
        <Select
          label={t('console.flags.days')}
          hint={t('console.flags.breakHint')}
          options={breakDays.map((value) => ({ value: String(value), label: String(value) }))}
          value={String(days)}
          onChange={({ target }) => setDays(picked(breakDays, target.value))}
        />
      )}
      <TextField
        label={t('console.flags.text')}
        required
        dir="auto"
        minLength={fewestCharacters}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ErrorNotice error={problem} />
      <span className="flex justify-end">
        <Button
          type="submit"
          look="primary"
          busy={noting.isPending || limiting.isPending || breaking.isPending}
          disabled={reason.length < fewestCharacters}
        >
          {t('console.flags.save')}
        </Button>
      </span>
    </form>
  )
}

interface LimitFieldsProps {
  limit: LimitDraft
  onChange: (part: Partial<LimitDraft>) => void
}

/** A lower limit: of what, in which time, and how much. */
function LimitFields({ limit: { kind, period, most }, onChange }: LimitFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('console.flags.limitKind')}
          options={limitKinds.map((value) => ({ value, label: t(`console.protection.kind.${value}`) }))}
          value={kind}
          onChange={({ target }) => onChange({ kind: picked(limitKinds, target.value) })}
        />
        <Select
          label={t('console.flags.limitPeriod')}
          options={limitPeriods.map((value) => ({ value, label: t(`console.protection.period.${value}`) }))}
          value={period}
          onChange={({ target }) => onChange({ period: picked(limitPeriods, target.value) })}
        />
      </div>
      <NumberField
        label={t('console.flags.limitMost')}
        hint={t('console.flags.limitHint')}
        required
        decimals={2}
        maxLength={13}
        value={most}
        onChange={(next) => onChange({ most: next })}
      />
    </>
  )
}
