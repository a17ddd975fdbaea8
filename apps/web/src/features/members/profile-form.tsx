// SPDX-License-Identifier: Apache-2.0
import { problemMessage } from '@tessera/rules/identity/field-rule'
import { checkProfile, isBirthdayProblem } from '@tessera/rules/members/profile'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField, type TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { Refusal } from '../../shared/forms/refusal.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import type { Member } from '../../shared/session/use-member.ts'
import { useSite, useZone } from '../../shared/site/use-site.ts'
import { language, t } from '../../shared/texts/texts.ts'

const fields = [
  'nickname',
  'payeeName',
  'idNumber',
  'birthday',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'zalo',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
  'telegram',
  'skype',
] as const
type ProfileField = (typeof fields)[number]
/** Can be set only once: they identify the person who receives payouts. */
const once: readonly ProfileField[] = ['payeeName', 'idNumber']
const named: readonly ProfileField[] = [
  'payeeName',
  'idNumber',
  'zalo',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'qqNum',
]
const usual: Partial<Record<ProfileField, Partial<TextFieldProps>>> = {
  nickname: { autoComplete: 'nickname', maxLength: 30 },
  payeeName: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday', className: 'text-start' },
  address: { autoComplete: 'street-address' },
  whatsapp: { inputMode: 'tel' },
  zalo: { inputMode: 'tel' },
  qqNum: { inputMode: 'numeric' },
}

/** The member's profile. Sends only what was changed. */
export function ProfileForm({ member }: { member: Member }) {
  const {
    register: rules,
    whitelabel: { ageLimit },
  } = useSite()
  const zone = useZone()
  const countries = useCallQuery('site.countryCodes', { language }, { staleTimeMs: Infinity })
  const save = useCallMutation('members.update', ['members.info'])
  const saved = Object.fromEntries(fields.map((field) => [field, member[field] ?? ''])) as Record<
    ProfileField,
    string
  >
  const changed = (values: Record<ProfileField, string>): Partial<Record<ProfileField, string>> =>
    Object.fromEntries(
      fields
        .filter((field) => values[field].trim() !== saved[field] && !isFixed(field))
        .map((field) => [field, values[field].trim()]),
    )
  const isFixed = (field: ProfileField): boolean => once.includes(field) && saved[field] !== ''
  const form = useForm(
    saved,
    (values) =>
      Object.fromEntries(
        Object.entries(
          checkProfile(rules, changed(values), { today: dayIn(zone, Date.now()), ageLimit }),
        ).map(([field, problem]) => [field, sayOf(problem)]),
      ),
    async (values) => {
      await save.mutateAsync(changed(values))
      showToast(t('protect.profile.done'), 'good')
    },
  )
  const labelOf = (field: ProfileField): string =>
    isNamed(field) ? t(`identity.${field}`) : t(`protect.profile.${field}`)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4 md:grid-cols-2">
      {fields.map((field) =>
        field === 'nationality' ? (
          <Select
            key={field}
            {...form.field(field)}
            label={labelOf(field)}
            options={[
              { value: '', label: t('protect.profile.none') },
              ...(countries.data ?? []).map(({ countryCode, name }) => ({ value: countryCode, label: name })),
            ]}
          />
        ) : (
          <TextField
            key={field}
            {...form.field(field)}
            maxLength={200}
            {...usual[field]}
            label={labelOf(field)}
            disabled={isFixed(field)}
            hint={hintOf(field, isFixed(field))}
          />
        ),
      )}
      <div className="flex flex-col gap-4 md:col-span-2">
        <Refusal message={form.refusal} />
        <Button type="submit" look="primary" size="form" busy={form.busy}>
          {t('protect.profile.save')}
        </Button>
      </div>
    </form>
  )
}

function hintOf(field: ProfileField, fixed: boolean): ReactNode {
  if (field === 'zalo') return t('protect.zalo.reward')
  if (fixed) return t('protect.profile.fixed')
  if (!once.includes(field)) return undefined
  return (
    <>
      {field === 'payeeName' && <span className="block">{t('identity.payeeName.hint')}</span>}
      {t('protect.profile.once')}
    </>
  )
}

type NamedField = 'payeeName' | 'idNumber' | 'zalo' | 'whatsapp' | 'line' | 'facebook' | 'wechat' | 'qqNum'
const isNamed = (field: ProfileField): field is NamedField => named.includes(field)

function sayOf(problem: ReturnType<typeof checkProfile>[string]): string {
  return isBirthdayProblem(problem) ? t(problem.key, problem.values) : problemMessage(problem, t)
}
