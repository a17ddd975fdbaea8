import { useQueryClient } from '@tanstack/react-query'
import { seal } from '@tessera/contract/client/seal'
import { ask } from '../../shared/api/ask.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { beginSession, describeSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'

/** Opens a trial account with play money, which is gone when the session ends, and shows home. */
export function useFreePlay(): () => Promise<void> {
  const { merchantCode, whitelabel } = useSite()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const { token, username, type } = await ask('identity.freePlay', {
      os: systemOf(navigator.userAgent), platform: 'W', gatewayVersion: 3, token: await seal({ merchant: merchantCode }, whitelabel.encryption, Date.now()),
    })
    // What kind of account it is comes first: nothing is asked for that a trial may not see.
    describeSession({ username, isAgent: String(type) })
    beginSession(token)
    void cache.invalidateQueries({ predicate: ({ queryKey }) => !/^(site|catalogue|messages)\./.test(String(queryKey[0])) })
    void navigate({ to: '/', search: {} })
  }
}

/** The system that a browser says it runs on; whatever is not known counts as Linux. */
export function systemOf(agent: string): 'Windows' | 'macOS' | 'Linux' | 'Android' | 'iOS' {
  if (/android/i.test(agent)) return 'Android'
  if (/iphone|ipad|ipod/i.test(agent)) return 'iOS'
  if (/mac os/i.test(agent)) return 'macOS'
  return /windows/i.test(agent) ? 'Windows' : 'Linux'
}
