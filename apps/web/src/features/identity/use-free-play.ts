// SPDX-License-Identifier: Apache-2.0
import { useNavigate } from '../../shared/router/index.ts'
import { openTrial } from '../../shared/session/open-trial.ts'

/** Opens a trial account with play money, and goes home. */
export function useFreePlay(): () => Promise<void> {
  const navigate = useNavigate()
  // Home first: a trial would be turned away from some panels at once.
  return () => openTrial(() => void navigate({ to: '/', search: {} }))
}
