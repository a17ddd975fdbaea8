// SPDX-License-Identifier: Apache-2.0
import { readTicketCode } from '@tessera/rules/lottery/ticket-code'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressText } from '../../shared/address.ts'
import { t } from '../../shared/texts.ts'
import { Tickets } from '../../shared/lottery/tickets.tsx'

const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function TicketSearch() {
  const [typed, setTyped] = useAddressText('ticket')
  const ticketId = typed.trim().toLowerCase()
  const code = readTicketCode(typed)
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
      {code !== undefined && <Tickets key={code} of={{ code }} />}
    </div>
  )
}
