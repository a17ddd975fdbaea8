// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Switch } from '@tessera/ui/forms/switch.tsx'
import { TextArea } from '@tessera/ui/forms/text-area.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { t } from '../../shared/texts.ts'
import { PendingTransfers, type PendingTransfer } from './pending-transfers.tsx'
import { PublicKey } from './public-key.tsx'
import { SelfTest } from './self-test.tsx'

type Account = CallOutput<'backoffice.vendorAccounts'>['accounts'][number]
const CompareDialog = lazy(() => import('./compare-dialog.tsx'))

/** One vendor account: its keys and addresses, its list of games, its self-test. */
export function AccountCard({ account, pending }: { account: Account; pending: readonly PendingTransfer[] }) {
  const hintId = useId()
  const [comparing, setComparing] = useState(false)
  const [rotating, setRotating] = useState(false)
  const change = useCallMutation('backoffice.changeVendorAccount', ['backoffice.vendorAccounts'])
  const finish = useCallMutation('backoffice.finishKeyRotation', ['backoffice.vendorAccounts'])
  const problem = change.error ?? finish.error
  const hasNext = account.keys.some(({ which }) => which === 'next')
  const opens = account.baseUrl !== ''
  return (
    <section
      aria-label={account.id}
      className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4"
    >
      <AccountHead
        account={account}
        isChanging={change.isPending}
        isRotating={rotating}
        onCompare={() => setComparing(true)}
        onRotate={() => setRotating(!rotating)}
        onEnable={(enabled) => change.mutate({ id: account.id, enabled })}
      />
      <ErrorNotice error={problem} />
      {!account.enabled && <p className="text-sm text-muted">{t('console.accountClosed')}</p>}
      {account.shared && <p className="text-sm text-muted">{t('console.accountShared')}</p>}
      {pending.length > 0 && <PendingTransfers accountId={account.id} transfers={pending} />}
      <dl className="grid gap-3 text-sm md:grid-cols-3">
        <Fact label={t('console.walletUrl')} value={account.walletUrl} />
        <Fact label={t('console.baseUrl')} value={opens ? account.baseUrl : t('console.baseUrlNone')} />
        <Fact label={t('console.operatorId')} value={account.operatorId} />
      </dl>
      <div className="max-w-2xl">
        <Switch
          checked={account.redeems}
          disabled={change.isPending}
          aria-describedby={hintId}
          onChange={(event) => change.mutate({ id: account.id, redeems: event.target.checked })}
        >
          {t('console.redeemsTokens')}
        </Switch>
        <p id={hintId} className="text-sm text-muted">
          {t('console.redeemsTokensHint')}
        </p>
      </div>
      {account.keys.map(({ which, fingerprint, pem }) => (
        <PublicKey key={which} title={t(`console.key.${which}`)} fingerprint={fingerprint} pem={pem} />
      ))}
      {hasNext && (
        <span>
          <Button size="small" busy={finish.isPending} onClick={() => finish.mutate({ id: account.id })}>
            {t('console.finishRotation')}
          </Button>
        </span>
      )}
      {rotating && <RotateKey id={account.id} onDone={() => setRotating(false)} />}
      {opens && <SelfTest id={account.id} />}
      {comparing && (
        <Suspense>
          <CompareDialog accountId={account.id} name={account.id} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </section>
  )
}

interface AccountHeadProps {
  account: Account
  isChanging: boolean
  isRotating: boolean
  onCompare: () => void
  onRotate: () => void
  onEnable: (enabled: boolean) => void
}

/** The name and the state of an account, and what can be done with it. */
function AccountHead(props: AccountHeadProps) {
  const { account, isChanging, isRotating, onCompare, onRotate, onEnable } = props
  const { id, enabled } = account
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h2 className="text-md font-bold text-text">{id}</h2>
      <code className="text-sm text-muted">
        {account.vendorCode} · {account.protocol}
      </code>
      <Badge tone={enabled ? 'good' : 'bad'}>{t(enabled ? 'console.enabled' : 'console.disabled')}</Badge>
      <span className="ms-auto flex flex-wrap gap-2">
        {account.baseUrl !== '' && !account.shared && (
          <Button size="small" aria-label={`${t('console.compare')}: ${id}`} onClick={onCompare}>
            {t('console.compare')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${t('console.rotateKey')}: ${id}`}
          aria-expanded={isRotating}
          onClick={onRotate}
        >
          {t('console.rotateKey')}
        </Button>
        <Button
          size="small"
          look={enabled ? 'danger' : 'secondary'}
          busy={isChanging}
          aria-label={`${t(enabled ? 'console.closeIt' : 'console.openIt')}: ${id}`}
          onClick={() => onEnable(!enabled)}
        >
          {t(enabled ? 'console.closeIt' : 'console.openIt')}
        </Button>
      </span>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd dir="ltr" className="break-all text-text rtl:text-right">
        {value}
      </dd>
    </div>
  )
}

function RotateKey({ id, onDone }: { id: string; onDone: () => void }) {
  const [publicKey, setPublicKey] = useState('')
  const rotate = useCallMutation('backoffice.rotateVendorKey', ['backoffice.vendorAccounts'])
  function submit(event: FormEvent): void {
    event.preventDefault()
    rotate.mutate(
      { id, publicKey },
      {
        onSuccess: () => {
          showToast(t('console.keySaved'), 'good')
          onDone()
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={`${t('console.rotateKey')}: ${id}`}
      className="flex flex-col items-start gap-3"
    >
      <ErrorNotice error={rotate.error} />
      <div className="w-full max-w-2xl">
        <TextArea
          label={t('console.publicKey')}
          dir="ltr"
          required
          rows={5}
          value={publicKey}
          onChange={(event) => setPublicKey(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary" busy={rotate.isPending}>
        {t('console.rotateKey')}
      </Button>
    </form>
  )
}
