// SPDX-License-Identifier: Apache-2.0
import { TextField, type TextFieldProps } from '@tessera/ui/forms/text-field.tsx'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { t } from '../../shared/texts/texts.ts'
import type { Captcha } from './use-captcha.ts'

/** The letters of a picture; pressing the picture loads another one. */
export function CaptchaField({ captcha, ...field }: { captcha: Captcha } & Omit<TextFieldProps, 'label'>) {
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          {...field}
          label={t('identity.captcha')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          dir="ltr"
        />
      </div>
      <button
        type="button"
        aria-label={t('entry.captcha.reload')}
        onClick={captcha.reload}
        className="mt-[1.625rem] flex h-12 w-32 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line-control bg-surface-2 text-muted transition-colors duration-160 hover:border-brand"
      >
        {captcha.picture ? (
          <img src={captcha.picture} alt={t('entry.captcha.picture')} className="size-full object-contain" />
        ) : (
          <RefreshCw className="size-5" aria-hidden="true" />
        )}
      </button>
    </div>
  )
}
