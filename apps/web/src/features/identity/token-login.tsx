// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { call } from '../../shared/api/call.ts'
import { useEntered } from './use-entered.ts'

let taken = false

/**
 * Logs in with the one-time token of the address, and removes it from there. A refused token is dropped
 * silently (D-44).
 */
export default function TokenLogin({ query }: { query: string }) {
  const entered = useEntered()
  useEffect(() => {
    if (taken) return
    taken = true
    const token = new URLSearchParams(query).get('token') ?? ''
    const rest = new URLSearchParams(location.search)
    rest.delete('token')
    history.replaceState(
      history.state,
      '',
      `${location.pathname}${rest.size === 0 ? '' : `?${rest.toString()}`}${location.hash}`,
    )
    call('identity.tokenLogin', { token }).then(
      (session) => entered({ session, username: '', password: '' }),
      () => undefined,
    )
  }, [query, entered])
  return null
}
