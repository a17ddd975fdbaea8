// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { readTicketCode } from '@tessera/rules/lottery/ticket-code'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import Ticket from 'lucide-react/icons/ticket'
import { useState, type FormEvent } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import { TicketSheet } from './ticket-sheet.tsx'

const longestTyped = 40

/** Anybody checks a ticket here by its code, without a login. */
export function TicketPage({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  useTitle(t('lottery.ticket'))
  const [typed, setTyped] = useState(code)
  const [mistyped, setMistyped] = useState(code !== '' && readTicketCode(code) === undefined)
  const asked = readTicketCode(code)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const read = readTicketCode(typed)
    setMistyped(read === undefined)
    if (read !== undefined) onCode(read)
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHead title={t('lottery.ticket')} icon={Ticket} />
      <form
        onSubmit={submit}
        className="grid gap-3 rounded-panel border border-line bg-surface-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <TextField
          label={t('lottery.ticket.code')}
          hint={t('lottery.ticket.codeHint')}
          error={mistyped ? t('lottery.ticket.mistyped') : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={longestTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          className="tabular font-bold tracking-wider uppercase"
        />
        <Button size="form" look="primary" type="submit" className="sm:mt-7">
          {t('lottery.ticket.check')}
        </Button>
      </form>
      {asked !== undefined && <Found key={asked} code={asked} />}
    </div>
  )
}

function Found({ code }: { code: string }) {
  const { data, error, refetch } = useCallQuery('lottery.checkTicket', { code })
  if (data) return <TicketSheet ticket={data} />
  if (error)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton className="h-96 rounded-panel" />
}
