// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField, type TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../shared/texts/texts.ts'
import type { CodeSender } from './use-send-code.ts'

/** A field for a verification code, and the button that sends it. */
export function CodeField({ sender, ...field }: { sender: CodeSender } & Omit<TextFieldProps, 'label'>) {
  const { secondsLeft, busy, send } = sender
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-32 flex-1">
        <TextField
          {...field}
          label={t('identity.verificationCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={255}
          dir="ltr"
        />
      </div>
      <Button
        size="form"
        className="mt-[1.625rem] min-w-32 shrink! px-3! text-sm/tight! whitespace-normal! tabular"
        busy={busy}
        disabled={secondsLeft > 0}
        onClick={send}
      >
        {secondsLeft > 0 ? t('entry.code.counting', { seconds: secondsLeft }) : t('entry.code.send')}
      </Button>
    </div>
  )
}
