// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { messageOf, useCallMutation } from '../../../shared/api.ts'
import { t } from '../../../shared/texts.ts'

export function AddHost({ code }: { code: string }) {
  const [host, setHost] = useState('')
  const [affiliateCode, setAffiliateCode] = useState('')
  const add = useCallMutation('backoffice.addHost', ['backoffice.brands'])
  const problem =
    add.error instanceof Failure
      ? (add.error.fields.host ?? add.error.message)
      : add.error
        ? messageOf(add.error)
        : undefined
  function submit(event: FormEvent): void {
    event.preventDefault()
    add.mutate(
      { code, host: host.trim(), affiliateCode: affiliateCode.trim(), mainUrl: '' },
      {
        onSuccess: () => {
          setHost('')
          setAffiliateCode('')
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={`${t('console.addHost')}: ${code}`}
      className="grid items-start gap-3 sm:grid-cols-[1fr_14rem_auto]"
    >
      <TextField
        label={t('console.newHost')}
        dir="ltr"
        required
        maxLength={253}
        placeholder="play.example.com"
        value={host}
        error={problem}
        onChange={(event) => {
          setHost(event.target.value)
          add.reset()
        }}
      />
      <TextField
        label={t('console.affiliate')}
        maxLength={20}
        value={affiliateCode}
        onChange={(event) => setAffiliateCode(event.target.value)}
      />
      <Button type="submit" size="form" className="sm:mt-6.5" busy={add.isPending}>
        {t('console.addHost')}
      </Button>
    </form>
  )
}
