// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import type { TextSet } from '@tessera/texts/languages'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { FormFoot } from '../../../shared/form-foot.tsx'
import { t } from '../../../shared/texts.ts'
import { longestText, spokenIn, type BrandText } from './brand-text.ts'
import { TextPreview } from './text-preview.tsx'

interface TextDialogProps {
  language: TextSet
  /** The sentence as it is stored by now. */ text: BrandText
  onClose: () => void
}

/** Words a sentence for the brand, and shows meanwhile what visitors would read. */
export default function TextDialog({ language, text, onClose }: TextDialogProps) {
  const brand = useBrandInput()
  const [first] = useState(text.version)
  const [written, setWritten] = useState(text.own ?? text.shipped)
  const save = useCallMutation('backoffice.setText', ['backoffice.texts', 'backoffice.textHistory'])
  const send = (words: string): void =>
    save.mutate(
      { ...brand, language, key: text.key, text: words, version: text.version },
      {
        onSuccess: () => {
          showToast(t('console.texts.saved'), 'good')
          onClose()
        },
      },
    )
  function submit(event: FormEvent): void {
    event.preventDefault()
    // A sentence like that of the release is none of the brand.
    send(written.trim() === '' || written === text.shipped ? '' : written)
  }
  const refused = save.error instanceof Failure ? save.error.fields['text'] : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.texts.editOf', { key: text.key })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {refused === undefined && <ErrorNotice error={save.error} />}
        {text.version !== first && <Overtaken language={language} text={text} />}
        <Quoted title={t('console.texts.shipped')} language={text.shippedIn}>
          {text.shipped}
        </Quoted>
        {text.shippedIn !== 'EN' && (
          <Quoted title={t('console.texts.english')} language="EN">
            {text.english}
          </Quoted>
        )}
        <TextArea
          label={t('console.texts.own')}
          hint={t('console.texts.hint')}
          error={refused}
          maxLength={longestText}
          counter={(used, most) => t('console.texts.counter', { used, most })}
          value={written}
          {...spokenIn(language)}
          onChange={(event) => setWritten(event.target.value)}
        />
        {written.trim() !== '' && <TextPreview language={language} textKey={text.key} written={written} />}
        {text.own !== null && (
          <span>
            <Button disabled={save.isPending} onClick={() => send('')}>
              {t('console.texts.useShipped')}
            </Button>
          </span>
        )}
        <FormFoot onCancel={onClose} busy={save.isPending} />
      </form>
    </Dialog>
  )
}

/** What somebody else has saved since the dialog was opened. */
function Overtaken({ language, text }: Pick<TextDialogProps, 'language' | 'text'>) {
  const name = text.changedBy ?? ''
  return (
    <div
      role="status"
      className="flex flex-col gap-1 rounded-control bg-gold-soft px-4 py-3 text-sm text-gold"
    >
      <p className="font-semibold">
        {t(text.own === null ? 'console.texts.overtakenByShipped' : 'console.texts.overtaken', { name })}
      </p>
      {text.own !== null && (
        <p {...spokenIn(language)} className="break-words whitespace-pre-line">
          {text.own}
        </p>
      )}
    </div>
  )
}

function Quoted({ title, language, children }: { title: string; language: TextSet; children: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xs font-semibold text-muted">{title}</p>
      <p {...spokenIn(language)} className="text-sm break-words whitespace-pre-line text-text">
        {children}
      </p>
    </div>
  )
}
