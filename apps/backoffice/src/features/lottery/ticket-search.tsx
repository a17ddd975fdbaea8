// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../shared/texts.ts'
import { Tickets } from '../../shared/lottery/tickets.tsx'

const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function TicketSearch() {
  const [typed, setTyped] = useState('')
  const ticketId = typed.trim().toLowerCase()
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-md">
        <TextField
          label={t('console.lottery.ticketSearch')}
          hint={t('console.lottery.ticketSearchHint')}
          dir="ltr"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {wholeId.test(ticketId) && <Tickets key={ticketId} of={{ id: ticketId }} />}
    </div>
  )
}
