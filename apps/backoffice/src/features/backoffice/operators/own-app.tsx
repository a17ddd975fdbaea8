// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

const CodeDialog = lazy(() => import('./code-dialog.tsx'))
const invalidates = ['backoffice.ownSecurity', 'backoffice.operators', 'backoffice.me'] as const

interface OwnAppProps {
  security: CallOutput<'backoffice.ownSecurity'>
  since: number
  onCodes: (codes: readonly string[]) => void
}

/** The app that is set up: since when, how many recovery codes are left, and what can be done with it. */
export function OwnApp({ security, since, onCodes }: OwnAppProps) {
  const [open, setOpen] = useState<'renew' | 'remove'>()
  const renewing = useCallMutation('backoffice.renewRecoveryCodes', invalidates)
  const removing = useCallMutation('backoffice.removeTotp', invalidates)
  const close = (): void => {
    setOpen(undefined)
    renewing.reset()
    removing.reset()
  }
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2 text-sm">
        <dt className="text-muted">{t('console.status')}</dt>
        <dd>
          <Badge tone="good">{t('console.security.on')}</Badge>
        </dd>
        <dt className="text-muted">{t('console.security.since')}</dt>
        <dd className="text-text">
          <Moment at={since} />
        </dd>
        <dt className="text-muted">{t('console.security.codes')}</dt>
        <dd className="text-text">
          {t('console.security.codesLeft', { count: security.recoveryCodesLeft })}
        </dd>
      </dl>
      <p className="text-sm text-muted">{t('console.security.lost')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('renew')}>{t('console.security.renew')}</Button>
        <Button look="danger" onClick={() => setOpen('remove')}>
          {t('console.security.remove')}
        </Button>
      </div>
      <Suspense>
        {open === 'renew' && (
          <CodeDialog
            title={t('console.security.renew')}
            explain={t('console.security.renewExplain')}
            action={t('console.security.renew')}
            doing={renewing}
            onCode={(code) =>
              renewing.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
            }
            onClose={close}
          />
        )}
        {open === 'remove' && (
          <CodeDialog
            title={t('console.security.remove')}
            explain={t(
              security.required ? 'console.security.removeRequired' : 'console.security.removeExplain',
            )}
            action={t('console.security.remove')}
            look="danger"
            doing={removing}
            onCode={(code) =>
              removing.mutate({ code }, { onSuccess: () => showToast(t('console.security.removed'), 'good') })
            }
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
