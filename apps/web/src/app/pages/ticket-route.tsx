// SPDX-License-Identifier: Apache-2.0
import { TicketPage } from '../../features/lottery/ticket/ticket-page.tsx'
import { useNavigate, useSearch } from '../../shared/router/index.ts'

/** /ticket: a lottery ticket by its code. */
export function TicketRoute() {
  const { code = '' } = useSearch({ from: '/ticket' })
  const navigate = useNavigate()
  return (
    <TicketPage
      key={code}
      code={code}
      onCode={(next) => void navigate({ to: '.', search: { code: next }, resetScroll: false })}
    />
  )
}
