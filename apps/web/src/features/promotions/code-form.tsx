// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useState, type FormEvent } from 'react'
import { useGate } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

export function CodeForm({
  title,
  word,
  busy,
  refusal,
  onCode,
}: {
  title: string
  word: string
  busy: boolean
  refusal: string | undefined
  onCode: (code: string) => void
}) {
  const real = useGate('real')
  const [code, setCode] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (code.trim() !== '' && !busy) real(() => onCode(code.trim()))
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <TextField
        label={t('promotions.code')}
        hint={t('promotions.codeHint')}
        name="code"
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        value={code}
        error={refusal}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="primary" busy={busy} aria-label={`${word}: ${title}`}>
        {word}
      </Button>
    </form>
  )
}
