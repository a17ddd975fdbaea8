// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Notice } from '../../shared/notice.tsx'
import { t } from '../../shared/texts.ts'

/** Whether a member could open a game of this vendor now: a real test, step by step. */
export function SelfTest({ id }: { id: string }) {
  const [username, setUsername] = useState('')
  const test = useCallMutation('backoffice.testVendor', [])
  function submit(event: FormEvent): void {
    event.preventDefault()
    test.mutate({ id, ...(username.trim() === '' ? {} : { username: username.trim() }) })
  }
  return (
    <form
      onSubmit={submit}
      aria-label={`${t('console.selfTest')}: ${id}`}
      className="flex flex-col items-start gap-3 border-t border-line pt-3"
    >
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-full max-w-72">
          <TextField
            label={t('console.selfTestMember')}
            hint={t('console.selfTestMemberHint')}
            autoComplete="off"
            maxLength={64}
            value={username}
            onChange={(event) => {
              setUsername(event.target.value)
              test.reset()
            }}
          />
        </div>
        <Button type="submit" size="form" className="mt-6.5" busy={test.isPending}>
          {t('console.selfTest')}
        </Button>
      </div>
      <ErrorNotice error={test.error} />
      {test.data && (
        <Notice tone={test.data.passed ? 'good' : 'bad'}>
          {t(test.data.passed ? 'console.selfTestPassed' : 'console.selfTestFailed')}
        </Notice>
      )}
      {test.data && (
        <ol aria-label={t('console.selfTest')} className="flex flex-col gap-1 text-sm">
          {test.data.steps.map(({ step, passed, tookMs, detail }) => (
            <li key={step} className="flex flex-wrap items-center gap-2">
              <Badge small tone={passed ? 'good' : 'bad'}>
                {t(passed ? 'console.passed' : 'console.notPassed')}
              </Badge>
              <span className="text-text">{t(`console.selfTest.${step}`)}</span>
              <span className="tabular text-muted">{t('console.tookMs', { count: tookMs })}</span>
              <span dir="ltr" className="break-all text-muted">
                {detail}
              </span>
            </li>
          ))}
        </ol>
      )}
    </form>
  )
}
