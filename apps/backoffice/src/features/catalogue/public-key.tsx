// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { t } from '../../shared/texts.ts'

/** A public key by its fingerprint, for comparing by eye and for copying. */
export function PublicKey({ title, fingerprint, pem }: { title: string; fingerprint: string; pem: string }) {
  const copy = (): void => {
    void navigator.clipboard.writeText(pem).then(
      () => showToast(t('console.copied'), 'good'),
      () => showToast(t('console.notCopied'), 'bad'),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <span className="text-muted">{title}</span>
      <code dir="ltr" className="min-w-0 break-all text-text">
        {fingerprint}
      </code>
      <Button size="small" aria-label={`${t('console.copyKey')}: ${title}`} onClick={copy}>
        {t('console.copyKey')}
      </Button>
    </div>
  )
}
