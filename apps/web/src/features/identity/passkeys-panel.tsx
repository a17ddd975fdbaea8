// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { invalidate } from '../../shared/api/use-call-query.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { CountsFrom } from './new-ways.tsx'
import { knowsPasskeys, makePasskey } from '../../shared/session/passkey.ts'

/** The passkeys of the account; this browser can add one. */
export function PasskeysPanel({
  security: { passkeys, newWays },
}: {
  security: CallOutput<'identity.security'>
}) {
  const zone = useZone()
  const attempt = (action: () => Promise<unknown>): void =>
    void action().then(
      () => invalidate('identity.security'),
      (error: unknown) =>
        showToast(error instanceof Failure ? error.message : t('entry.passkey.none'), 'bad'),
    )
  const add = async (): Promise<void> =>
    void (await call('identity.addPasskey', {
      ...(await makePasskey(await call('identity.addPasskeyTask', {}))),
      name: '',
    }))
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('protect.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="flex flex-col gap-2">
          {passkeys.map(({ passkeyId, name, createdAt }) => (
            <li
              key={passkeyId}
              className="flex min-h-14 items-center gap-3 rounded-control border border-line px-3 py-2"
            >
              <span className="min-w-0 flex-1 text-sm text-text">
                <b className="block truncate">{name || t('protect.passkeys.one')}</b>
                <span className="text-xs text-muted">
                  <Time at={createdAt} zone={zone} />
                </span>
                <CountsFrom ways={newWays} kind="passkey" addedAt={createdAt} />
              </span>
              <Button
                size="small"
                onClick={() => attempt(() => call('identity.removePasskey', { id: passkeyId }))}
              >
                {t('protect.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button look="primary" size="form" onClick={() => attempt(add)}>
          {t('protect.passkeys.add')}
        </Button>
      ) : (
        <p className="text-sm text-muted">{t('protect.passkeys.unknown')}</p>
      )}
    </div>
  )
}
